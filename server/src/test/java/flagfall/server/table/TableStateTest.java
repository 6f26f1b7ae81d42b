package flagfall.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.RulesetText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.Outages;
import flagfall.server.store.StoredEvent;
import flagfall.server.store.Visibility;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a table makes of its stored events.
class TableStateTest {

    private static final Ruleset ENDLESS = RulesetText.read(
                    "{\"base\":\"classic\",\"quietLimit\":\"OFF\",\"twoSquare\":\"OFF\",\"chase\":\"OFF\"}")
            .orThrow();
    private static final GameRow ROW = new GameRow(
            "game",
            ENDLESS,
            Side.RED,
            new Opponent.Open(),
            "red",
            null,
            Visibility.BY_LINK,
            false,
            false,
            null,
            "secret",
            1,
            Instant.EPOCH);

    /// Two marshals that walk to and fro, so many moves together.
    private static List<StoredEvent> walk(int moves) {
        List<StoredEvent> events = new ArrayList<>();
        events.add(stored(
                0,
                new Event.Arranged(
                        Map.of(
                                Square.of("a1"), new Piece(Side.RED, Rank.FLAG),
                                Square.of("b1"), new Piece(Side.RED, Rank.MARSHAL),
                                Square.of("j10"), new Piece(Side.BLUE, Rank.FLAG),
                                Square.of("i10"), new Piece(Side.BLUE, Rank.MARSHAL)),
                        Side.RED)));
        List<String> round = List.of("b1b2", "i10i9", "b2b1", "i9i10");
        for (int ply = 0; ply < moves; ply++) {
            Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
            events.add(stored(
                    ply + 1,
                    new Event.Moved(side, MoveText.read(round.get(ply % 4)).orElseThrow())));
        }
        return events;
    }

    private static StoredEvent stored(int slot, Event event) {
        return new StoredEvent(slot, Instant.EPOCH, event, author("key" + slot));
    }

    private static Author author(String key) {
        return new Author("guest", key);
    }

    @Test
    void read_at_once_or_one_by_one_they_come_to_the_same() {
        List<StoredEvent> events = walk(50);
        TableState read = TableState.of(ROW, events, Outages.NONE);
        TableState grown = TableState.of(ROW, List.of(), Outages.NONE);
        for (StoredEvent event : events) {
            grown = grown.after(event);
        }
        assertThat(read.slots()).isEqualTo(grown.slots()).isEqualTo(51);
        assertThat(read.log().size()).isEqualTo(grown.log().size());
        assertThat(BoardText.write(read.game().position()))
                .isEqualTo(BoardText.write(grown.game().position()));
        assertThat(read.executed(author("key7"))).contains(7).isEqualTo(grown.executed(author("key7")));
    }

    /// Counted in bytes, since time depends on the machine.
    @Test
    void a_log_twice_as_long_is_read_with_about_twice_the_memory() {
        long once = allocated(walk(4_000));
        long twice = allocated(walk(8_000));
        assertThat((double) twice / once).isBetween(1.5, 2.6);
    }

    private static long allocated(List<StoredEvent> events) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        TableState.of(ROW, events, Outages.NONE); // What is made only the first time is not counted.
        long before = threads.getCurrentThreadAllocatedBytes();
        TableState.of(ROW, events, Outages.NONE);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void two_branches_of_one_state_keep_their_requests_apart() {
        TableState start = TableState.of(ROW, walk(2), Outages.NONE);
        TableState one = start.after(new StoredEvent(
                3,
                Instant.EPOCH,
                new Event.Moved(Side.RED, MoveText.read("b2b3").orElseThrow()),
                author("one")));
        TableState other = start.after(new StoredEvent(
                3,
                Instant.EPOCH,
                new Event.Moved(Side.RED, MoveText.read("b2b1").orElseThrow()),
                author("other")));

        assertThat(one.executed(author("one"))).contains(3);
        assertThat(one.executed(author("other"))).isEmpty();
        assertThat(other.executed(author("other"))).contains(3);
        assertThat(other.executed(author("one"))).isEmpty();
        assertThat(start.executed(author("one"))).isEmpty();
        assertThat(other.executed(author("key2"))).contains(2);
    }
}
