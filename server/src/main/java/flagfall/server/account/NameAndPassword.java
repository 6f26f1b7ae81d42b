package flagfall.server.account;

import flagfall.server.edition.TextResource;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GuestStore;
import flagfall.server.store.person.AccountStore;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What a name and a password must be like.
final class NameAndPassword {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{3,20}");
    private static final int SHORTEST_PASSWORD = 10;

    /// Shorter ones are refused anyway. One a line, in lower case.
    private static final Set<String> COMMONEST = TextResource.text(NameAndPassword.class, "common-passwords.txt")
            .lines()
            .collect(Collectors.toUnmodifiableSet());

    private NameAndPassword() {}

    /// @throws flagfall.server.error.ApiException if nobody can have this name
    static void checkName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw ErrorCode.BAD_NAME.exception();
        }
        if (AccountStore.key(name).equals(GuestStore.DELETED)) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
    }

    /// @throws flagfall.server.error.ApiException if this password is easily guessed
    static void checkPassword(String password, String name) {
        boolean weak = password.codePointCount(0, password.length()) < SHORTEST_PASSWORD
                || password.equalsIgnoreCase(name)
                || COMMONEST.contains(password.toLowerCase(Locale.ROOT));
        if (weak) {
            throw ErrorCode.WEAK_PASSWORD.exception(SHORTEST_PASSWORD);
        }
    }
}
