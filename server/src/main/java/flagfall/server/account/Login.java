package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.AccountStore.AccountRow;
import flagfall.server.store.person.TokenKind;
import flagfall.server.store.person.TokenStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// Accounts with a name and a password: registering, signing in, changing the password, leaving.
public final class Login {

    private static final Duration SESSION_KEPT = Duration.ofDays(90);

    private final Accounts accounts;
    private final AccountStore store;
    private final TokenStore tokens;
    private final PasswordHasher hasher;
    private final RandomSource random;
    private final InstantSource time;

    public Login(
            Accounts accounts,
            AccountStore store,
            TokenStore tokens,
            PasswordHasher hasher,
            RandomSource random,
            InstantSource time) {
        this.accounts = accounts;
        this.store = store;
        this.tokens = tokens;
        this.hasher = hasher;
        this.random = random;
        this.time = time;
    }

    /// Someone who is signed in, and the only copy of the token.
    public record Session(String name, String token) {}

    /// Makes an account. A guest's games, seats and setups become the account's, and the guest's token ends.
    ///
    /// @throws flagfall.server.error.ApiException if the name or the password cannot be used
    public Session register(String name, String password, Caller caller) {
        NameAndPassword.checkName(name);
        NameAndPassword.checkPassword(password, name);
        if (store.named(name).isPresent()) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
        String hash = hasher.hash(password);
        Instant now = time.instant();
        String person = caller instanceof Caller.Person known && !known.hasAccount() ? known.id() : random.id();
        String token = random.secret();
        boolean free = store.register(new AccountRow(person, name, hash, false, now), session(person, token, now));
        if (!free) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
        accounts.changed(person);
        return new Session(name, token);
    }

    /// Starts a session.
    ///
    /// @throws flagfall.server.error.ApiException if name and password do not belong together; it takes as long and
    ///     says the same where nobody has the name
    public Session signIn(String name, String password) {
        Optional<AccountRow> account = store.named(name);
        if (account.isEmpty()) {
            hasher.isNobodys(password);
            throw ErrorCode.WRONG_LOGIN.exception();
        }
        AccountRow found = account.get();
        if (!hasher.isRight(password, found.password())) {
            throw ErrorCode.WRONG_LOGIN.exception();
        }
        String token = random.secret();
        tokens.add(session(found.person(), token, time.instant()));
        return new Session(found.name(), token);
    }

    private TokenStore.NewToken session(String person, String token, Instant now) {
        return new TokenStore.NewToken(
                TokenHash.of(token), random.id(), person, TokenKind.SESSION, null, now, now.plus(SESSION_KEPT));
    }

    /// Changes the password, and ends every session but the caller's.
    ///
    /// @throws flagfall.server.error.ApiException if the old password is wrong or the new one weak
    public void changePassword(Caller.Person caller, String old, String next) {
        confirm(caller, old);
        NameAndPassword.checkPassword(next, caller.name());
        store.changePassword(caller.id(), hasher.hash(next), caller.credential().token());
        accounts.changed(caller.id());
    }

    /// Makes sure that it is the caller who asks.
    ///
    /// @throws flagfall.server.error.ApiException if this is not the caller's password
    public void confirm(Caller.Person caller, String password) {
        AccountRow account = store.of(caller.registered().id()).orElseThrow(ErrorCode.BAD_TOKEN::exception);
        if (!hasher.isRight(password, account.password())) {
            throw ErrorCode.WRONG_PASSWORD.exception();
        }
    }

    /// Removes everything about the caller but the games they have played.
    public void delete(Caller.Person caller) {
        store.delete(caller.id());
        accounts.changed(caller.id());
    }

    /// Says that a program plays in the caller's account from now on.
    public void becomeBot(Caller.Person caller) {
        if (!store.becomeBot(caller.registered().id())) {
            throw ErrorCode.HAS_PLAYED.exception();
        }
        accounts.changed(caller.id());
    }
}
