package flagfall.server.account;

import flagfall.server.error.ErrorCode;

/// Whoever sends a request.
public sealed interface Caller {

    /// Someone without a token.
    record Nobody() implements Caller {}

    record Guest(String id, String name) implements Caller {}

    /// {@return the guest this is}
    /// @throws flagfall.server.error.ApiException if it is nobody
    default Guest known() {
        if (this instanceof Guest guest) {
            return guest;
        }
        throw ErrorCode.NO_TOKEN.exception();
    }

    /// {@return the key of this caller's seats; nobody has any}
    default String id() {
        return this instanceof Guest guest ? guest.id : "";
    }
}
