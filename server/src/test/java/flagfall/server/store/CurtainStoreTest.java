package flagfall.server.store;

import static flagfall.server.store.StoredHotSeat.GAME;
import static flagfall.server.store.StoredHotSeat.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.server.store.person.AccountStore;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What holds however two servers come between each other.
class CurtainStoreTest {

    @TempDir
    private Path folder;

    private StoredHotSeat stored;
    private GameStore games;
    private CurtainStore curtains;

    @BeforeEach
    void open() {
        stored = new StoredHotSeat(folder);
        games = stored.games();
        curtains = games.curtains();
    }

    @AfterEach
    void close() {
        stored.close();
    }

    private static LiftedCurtain lifted(Side side, int slots, int second) {
        return new LiftedCurtain(side, slots, NOON.plusSeconds(second));
    }

    private void append(int slot) {
        StoredEvent offer = new StoredEvent(slot, NOON, new Event.DrawOffered(Side.RED), Author.SERVER);
        games.append(GAME, offer, new GameProgress(0, null, false, new Outcome.Ongoing(), null), NOON);
    }

    @Test
    void whoever_lifts_it_too_late_lifts_nothing() {
        curtains.lift("game", lifted(Side.RED, 0, 0), null);
        append(0);
        assertThat(curtains.of("game")).isEmpty();
        assertThat(curtains.lift("game", lifted(Side.BLUE, 0, 1), NOON.plusSeconds(60)))
                .isEmpty();
        assertThat(curtains.of("game")).isEmpty();
        assertThat(games.nextDue()).isEmpty();
        assertThat(curtains.lift("game", lifted(Side.RED, 1, 2), NOON.plusSeconds(60)))
                .contains(lifted(Side.RED, 1, 2));
        assertThat(curtains.of("game")).contains(lifted(Side.RED, 1, 2));
        assertThat(games.nextDue()).contains(NOON.plusSeconds(60));
    }

    @Test
    void whoever_lifts_it_for_the_first_time_too_late_lifts_nothing() {
        append(0);
        assertThat(curtains.lift("game", lifted(Side.RED, 0, 0), null)).isEmpty();
        assertThat(curtains.of("game")).isEmpty();
    }

    @Test
    void when_the_game_has_ended_there_is_no_curtain_to_lift() {
        curtains.lift("game", lifted(Side.RED, 0, 0), null);
        StoredEvent end = new StoredEvent(0, NOON, new Event.Resigned(Side.RED), Author.SERVER);
        Outcome won = new Outcome.Won(Side.BLUE, Outcome.Reason.RESIGNED);
        games.append(GAME, end, new GameProgress(0, null, false, won, null), NOON);
        for (int slots = 0; slots < 2; slots++) {
            assertThat(curtains.lift("game", lifted(Side.RED, slots, 1), null)).isEmpty();
        }
        assertThat(curtains.of("game")).isEmpty();
    }

    @Test
    void lifted_twice_it_has_been_lifted_since_the_first_time() {
        curtains.lift("game", lifted(Side.RED, 0, 0), null);
        assertThat(curtains.lift("game", lifted(Side.RED, 0, 5), null)).contains(lifted(Side.RED, 0, 0));
        assertThat(curtains.of("game")).contains(lifted(Side.RED, 0, 0));
    }

    @Test
    void an_army_that_comes_too_late_is_not_kept() {
        LiftedCurtain red = lifted(Side.RED, 0, 0);
        curtains.lift("game", red, null);
        assertThat(curtains.keep("game", red, "S")).isTrue();
        curtains.lift("game", lifted(Side.BLUE, 0, 1), null);
        assertThat(curtains.keep("game", red, "M")).isFalse();
        assertThat(curtains.kept("game", red)).isEmpty();
        curtains.lift("game", red, null);
        append(0);
        assertThat(curtains.keep("game", red, "M")).isFalse();
        curtains.lift("game", lifted(Side.RED, 1, 2), null);
        assertThat(curtains.kept("game", lifted(Side.RED, 1, 2))).contains("S");
    }

    @Test
    void with_an_account_its_half_placed_armies_go() {
        LiftedCurtain red = lifted(Side.RED, 0, 0);
        LiftedCurtain blue = lifted(Side.BLUE, 0, 0);
        for (LiftedCurtain curtain : List.of(red, blue)) {
            curtains.lift("game", curtain, null);
            assertThat(curtains.keep("game", curtain, "S")).isTrue();
        }
        AccountStore accounts = new AccountStore(stored.database().jdbi(), stored.writer());
        accounts.delete("somebody else");
        assertThat(curtains.kept("game", blue)).contains("S");
        accounts.delete("both");
        assertThat(curtains.kept("game", blue)).isEmpty();
        curtains.lift("game", red, null);
        assertThat(curtains.kept("game", red)).isEmpty();
    }

    @Test
    void the_timer_corrects_nothing_that_is_due_later_by_now() {
        curtains.lift("game", lifted(Side.RED, 0, 0), NOON.plusSeconds(60));
        games.correctDue("game", NOON.plusSeconds(59), null);
        assertThat(games.nextDue()).contains(NOON.plusSeconds(60));
        games.correctDue("game", NOON.plusSeconds(60), null);
        assertThat(games.nextDue()).isEmpty();
    }
}
