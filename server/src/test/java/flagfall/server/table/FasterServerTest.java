package flagfall.server.table;

import static flagfall.server.store.StoredHotSeat.GAME;
import static flagfall.server.store.StoredHotSeat.NOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.game.Event;
import flagfall.game.Rejection;
import flagfall.piece.Side;
import flagfall.server.error.ApiException;
import flagfall.server.store.Author;
import flagfall.server.store.GameStore;
import flagfall.server.store.Heartbeat;
import flagfall.server.store.LiftedCurtain;
import flagfall.server.store.StoredHotSeat;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two servers have a table of the same hot-seat game, and one acts while the other is about to lift the curtain.
class FasterServerTest {

    @TempDir
    private Path folder;

    private StoredHotSeat stored;
    private GameStore games;

    @BeforeEach
    void open() {
        stored = new StoredHotSeat(folder);
        games = stored.games();
    }

    @AfterEach
    void close() {
        stored.close();
    }

    private Table table() {
        Heartbeat heartbeat =
                new Heartbeat(stored.database().jdbi(), stored.writer(), "one", stored.database()::freeBytes);
        return new Table(GAME, games, heartbeat, InstantSource.fixed(NOON), (_, _) -> {}, true);
    }

    @Test
    void whoever_comes_too_late_is_refused_as_the_game_stands_by_then() {
        Table here = table();
        Table there = table();
        assertThatThrownBy(() -> here.lift(Side.RED, snapshot -> {
                    if (snapshot.state().game().outcome().isOver()) {
                        throw ApiException.of(Rejection.State.OVER);
                    }
                    there.execute(Author.SERVER, _ -> Optional.of(new Event.Resigned(Side.RED)));
                }))
                .isInstanceOf(ApiException.class);
        assertThat(games.curtains().of(GAME.id())).isEmpty();
    }

    @Test
    void where_it_may_still_be_lifted_it_is() {
        Table here = table();
        Table there = table();
        here.lift(Side.RED, snapshot -> {
            if (snapshot.state().slots() == 0) {
                there.execute(Author.SERVER, _ -> Optional.of(new Event.Said(Side.BLUE, "hello", true)));
            }
        });
        assertThat(here.snapshot().curtain()).isEqualTo(Side.RED);
        assertThat(games.curtains().of(GAME.id())).contains(new LiftedCurtain(Side.RED, 1, NOON));
    }
}
