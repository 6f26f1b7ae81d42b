package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.protocol.Opponent;
import flagfall.rules.Rulesets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The end of a rated game and what it changes are one transaction.
class RatedEndTest {

    private static final GameRow RATED = new GameRow(
            "game",
            Rulesets.BARRAGE,
            Side.RED,
            new Opponent.Open(),
            "red",
            null,
            Visibility.BY_LINK,
            true,
            false,
            null,
            "secret",
            1,
            Instant.EPOCH);

    @Test
    void if_ratings_cannot_be_changed_the_game_has_not_ended(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder);
                StoreWriter writer = new GroupCommit(database.forWriting())) {
            GuestStore guests = new GuestStore(writer);
            guests.add(new GuestStore.GuestRow("red", "Red"), "hash", Instant.EPOCH);
            GameStore games = new GameStore(database.jdbi(), writer, (_, _, _) -> {
                throw new IllegalStateException("the disk is full");
            });
            games.create(RATED, Map.of(Side.RED, "red"));
            StoredEvent end = new StoredEvent(0, Instant.EPOCH, new Event.Resigned(Side.RED), Author.SERVER);
            GameProgress progress =
                    new GameProgress(0, null, false, new Outcome.Won(Side.BLUE, Outcome.Reason.RESIGNED), null);
            assertThatThrownBy(() -> games.append(RATED, end, progress, Instant.EPOCH))
                    .isInstanceOf(RuntimeException.class);
            assertThat(games.log(RATED)).isEmpty();
        }
    }
}
