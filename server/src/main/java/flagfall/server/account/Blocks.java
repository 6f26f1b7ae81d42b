package flagfall.server.account;

import flagfall.protocol.PeopleAnswer;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.BlockStore;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// People who want to have nothing to do with others, and who tell whoever runs the server about them.
public final class Blocks {

    private static final Logger LOG = LoggerFactory.getLogger(Blocks.class);
    private static final int MOST_BLOCKED = 1_000;
    private static final int MOST_REPORTS = 100;
    private static final int LONGEST_REPORT = 1_000;

    private final BlockStore store;
    private final AccountStore accounts;
    private final RandomSource random;
    private final InstantSource time;

    public Blocks(BlockStore store, AccountStore accounts, RandomSource random, InstantSource time) {
        this.store = store;
        this.accounts = accounts;
        this.random = random;
        this.time = time;
    }

    /// The two are not paired from now on, cannot challenge each other, and hear nothing of each other.
    public void block(Caller.Person caller, String name) {
        blockPerson(caller, named(name));
    }

    /// The same with someone who may have no account: guests are met at a table.
    public void blockPerson(Caller.Person caller, String person) {
        if (!store.add(caller.id(), person, MOST_BLOCKED)) {
            throw ErrorCode.TOO_MANY_KEPT.exception(MOST_BLOCKED);
        }
    }

    public void unblock(Caller.Person caller, String name) {
        if (!store.remove(caller.id(), name)) {
            named(name);
        }
    }

    public PeopleAnswer.BlockedPlayers blocked(Caller.Person caller) {
        return new PeopleAnswer.BlockedPlayers(store.of(caller.id()));
    }

    /// Refuses what two people would do together, where one of them has blocked the other.
    public void check(String one, String other) {
        if (store.isBetween(one, other)) {
            throw ErrorCode.BLOCKED_PLAYER.exception();
        }
    }

    /// Keeps a report for whoever runs the server. The log says that there is one, and not what it says.
    public void report(Caller.Person caller, String name, String text, @Nullable String game) {
        reportPerson(caller, named(name), text, game);
    }

    /// The same about someone who may have no account.
    public void reportPerson(Caller.Person caller, String reported, String text, @Nullable String game) {
        if (!isPrintable(text) || (game != null && !isPrintable(game))) {
            throw ErrorCode.BAD_MESSAGE.exception(1, LONGEST_REPORT);
        }
        String id = random.id();
        if (!store.report(
                new BlockStore.NewReport(id, caller.id(), reported, game, text, time.instant()), MOST_REPORTS)) {
            throw ErrorCode.TOO_MANY_KEPT.exception(MOST_REPORTS);
        }
        LOG.warn("somebody was reported: report {}", id);
    }

    private static boolean isPrintable(String text) {
        return !text.isBlank() && text.length() <= LONGEST_REPORT && text.indexOf('\0') < 0;
    }

    private String named(String name) {
        return accounts.named(name)
                .orElseThrow(ErrorCode.UNKNOWN_PLAYER::exception)
                .person();
    }
}
