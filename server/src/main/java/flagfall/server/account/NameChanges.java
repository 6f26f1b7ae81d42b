package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.store.person.NameStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// Lets people be called something else. A guest may change its name as it likes. An account keeps its name
/// for a while, for others know it by that, and nobody else can take a name that it has had.
public final class NameChanges {

    static final Duration KEPT_FOR = Duration.ofDays(30);

    private final Accounts accounts;
    private final NameStore store;
    private final InstantSource time;

    public NameChanges(Accounts accounts, NameStore store, InstantSource time) {
        this.accounts = accounts;
        this.store = store;
        this.time = time;
    }

    /// Calls somebody something else.
    ///
    /// @throws flagfall.server.error.ApiException if the caller cannot have this name, or not yet
    public void change(Caller.Person caller, String name) {
        if (caller.hasAccount()) {
            changeAccount(caller, name);
        } else {
            changeGuest(caller, name);
        }
        accounts.changed(caller.id());
    }

    private void changeGuest(Caller.Person caller, String name) {
        GuestName.check(name);
        // Guests may share a name, but none may pass for somebody with an account.
        if (!store.renameGuest(caller.id(), name)) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
    }

    private void changeAccount(Caller.Person caller, String name) {
        NameAndPassword.checkName(name);
        if (caller.name().equals(name)) {
            return;
        }
        Instant now = time.instant();
        Instant free =
                store.renamed(caller.id()).map(last -> last.plus(KEPT_FOR)).orElse(now);
        if (free.isAfter(now)) {
            throw ErrorCode.RENAMED_LATELY.exception(KEPT_FOR.toDays());
        }
        if (!store.renameAccount(caller.id(), name, now)) {
            throw ErrorCode.NAME_TAKEN.exception();
        }
    }
}
