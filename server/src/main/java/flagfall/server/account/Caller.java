package flagfall.server.account;

import flagfall.server.error.ApiException;

/// Whoever makes a request.
public sealed interface Caller {

    /// Someone who showed no token.
    record Nobody() implements Caller {}

    record Guest(String id, String name) implements Caller {}

    /// {@return the guest this is}
    /// @throws Refused if it is nobody
    default Guest known() {
        if (this instanceof Guest guest) {
            return guest;
        }
        throw new ApiException(
                ApiException.Kind.WITHOUT_TOKEN, "no-token", "This needs a token; POST /api/guest gives you one.");
    }

    /// {@return what seats are found by; nobody sits anywhere}
    default String id() {
        return this instanceof Guest guest ? guest.id : "";
    }
}
