package flagfall.position;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.drawn.Drawn;
import flagfall.notation.MoveText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What a position tells of itself beside its moves.
class PositionTest {

    private static final Square BLUE_ONE = Square.of("a3");
    private static final Piece BLUE_SERGEANT = new Piece(Side.BLUE, Rank.SERGEANT);

    private static Drawn drawn() {
        return board("""
            c t . m
            t . . .
            J . . .
            S . . T
            """);
    }

    private static Move move(String text) {
        return MoveText.read(text).orElseThrow();
    }

    @Test
    void those_who_fell_are_told_in_the_order_in_which_they_fell() {
        Position position =
                drawn().plays("a2a3 d4d3 d1d2 d3d2 a3a4").position(); // the last one falls to what it strikes
        assertThat(position.fallen())
                .containsExactly(BLUE_SERGEANT, new Piece(Side.RED, Rank.SERGEANT), new Piece(Side.RED, Rank.MAJOR));
        assertThat(drawn().position().fallen()).isEmpty();
        assertThat(position.back(0).fallen()).isEmpty();
        // The first piece of all has the number zero, which must not pass for nobody.
        assertThat(board("""
            f . . t
            . . . .
            t . . .
            S . . T
            """).plays("d1d2 a2a1").position().fallen()).containsExactly(new Piece(Side.RED, Rank.SCOUT));
    }

    @Test
    void the_pieces_by_their_squares_make_the_same_position_again() {
        Position position = drawn().position();
        assertThat(position.pieces())
                .hasSize(7)
                .containsEntry(BLUE_ONE, BLUE_SERGEANT)
                .containsEntry(Square.of("a2"), new Piece(Side.RED, Rank.MAJOR));
        assertThat(Position.arranged(position.rules(), position.pieces(), Side.RED)
                        .placed())
                .isEqualTo(position.placed());
    }

    @Test
    void another_rank_can_be_assumed_for_a_piece_without_changing_the_position() {
        Position position = drawn().position();
        Position assumed = position.assuming(BLUE_ONE, Rank.MARSHAL);
        assertThat(assumed.pieces()).containsEntry(BLUE_ONE, new Piece(Side.BLUE, Rank.MARSHAL));
        assertThat(position.pieces()).containsEntry(BLUE_ONE, BLUE_SERGEANT);
        // The first piece of all can be assumed to be something else too.
        assertThat(position.assuming(Square.of("a1"), Rank.MINER).pieces())
                .containsEntry(Square.of("a1"), new Piece(Side.RED, Rank.MINER));
    }

    @Test
    void nothing_can_be_assumed_where_nobody_stands() {
        Position position = drawn().position();
        for (String square : new String[] {"c3", "a9"}) {
            assertThatThrownBy(() -> position.assuming(Square.of(square), Rank.MINER))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(square);
        }
    }

    @Test
    void move_sequences_are_counted_as_they_can_be_played() {
        Position start = drawn().position();
        assertThat(start.perft(0)).isEqualTo(1);
        assertThat(start.perft(1)).isEqualTo(start.moves().size());
        assertThat(start.perft(3)).isEqualTo(sequences(start, 3)).isGreaterThan(start.perft(2));
        Position over = board("""
            f . . .
            T . . .
            . . . .
            . . . t
            """).plays("a3a4").position();
        assertThat(over.perft(2)).isZero();
    }

    private static long sequences(Position position, int length) {
        return length == 0
                ? 1
                : position.moves().stream()
                        .mapToLong(move -> sequences(position.play(move), length - 1))
                        .sum();
    }

    @Test
    void whoever_is_excused_from_the_repetition_laws_may_go_back_and_forth() {
        for (boolean excused : new boolean[] {false, true}) {
            Position position = Position.arranged(
                    Rulesets.CLASSIC,
                    Map.of(Square.of("a1"), new Piece(Side.RED, Rank.SERGEANT), Square.of("j10"), BLUE_SERGEANT),
                    Side.RED,
                    excused ? Set.of(Side.RED) : Set.of());
            for (String text : List.of("a1a2", "j10j9", "a2a1", "j9i9", "a1a2", "i9i10")) {
                position = position.play(move(text));
            }
            assertThat(position.refusal(move("a2a1")).isEmpty()).isEqualTo(excused);
            assertThat(position.moves().contains(move("a2a1"))).isEqualTo(excused);
        }
    }

    @Test
    void a_builder_plays_on_goes_back_and_leaves_its_start_alone() {
        Position start = drawn().position();
        PositionBuilder builder = new PositionBuilder(start);
        builder.play(move("d1d2"));
        builder.play(move("d4d3"));
        assertThat(builder.current().ply()).isEqualTo(2);
        builder.back(1);
        assertThat(builder.current().placed())
                .isEqualTo(start.play(move("d1d2")).placed());
        assertThat(start.ply()).isZero();
    }
}
