package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.store.person.TokenKind;

/// Whoever sends a request.
public sealed interface Caller {

    /// Someone without a token.
    record Nobody() implements Caller {}

    /// Someone with a token, who may also have an account.
    record Person(String id, String name, boolean bot, Credential credential) implements Caller {

        public boolean hasAccount() {
            return credential.kind() != TokenKind.GUEST;
        }

        /// {@return this caller, who has an account}
        /// @throws flagfall.server.error.ApiException if it is a guest
        public Person registered() {
            if (!hasAccount()) {
                throw ErrorCode.GUEST.exception();
            }
            return this;
        }
    }

    /// The token that a caller was recognised by: what it is for, its id, and its hash.
    record Credential(TokenKind kind, String token, String hash) {}

    /// {@return the person this is}
    /// @throws flagfall.server.error.ApiException if it is nobody
    default Person known() {
        if (this instanceof Person person) {
            return person;
        }
        throw ErrorCode.NO_TOKEN.exception();
    }

    /// {@return the key of this caller's seats; nobody has any}
    default String id() {
        return this instanceof Person person ? person.id : "";
    }
}
