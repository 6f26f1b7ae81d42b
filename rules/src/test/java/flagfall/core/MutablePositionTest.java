package flagfall.core;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Rulesets;
import flagfall.rules.TwoSquare;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What only searches ask of a position.
class MutablePositionTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static MutablePosition position(Tables tables, Map<String, Byte> pieceList) {
        byte[] lineup = new byte[Grid.CELLS];
        pieceList.forEach((square, code) -> lineup[cell(square)] = code);
        return new MutablePosition(tables, lineup, RED);
    }

    private static MutablePosition position(Map<String, Byte> pieceList) {
        return position(new Tables(Rulesets.CLASSIC), pieceList);
    }

    private static int cell(String square) {
        return Grid.cell(Square.of(square));
    }

    private static int move(String from, String to) {
        return MoveCode.straight(cell(from), cell(to));
    }

    private static List<Integer> moves(MutablePosition position) {
        int[] out = new int[MutablePosition.MOST_MOVES];
        return Arrays.stream(out, 0, position.moves(out)).boxed().toList();
    }

    private static List<Integer> strikes(MutablePosition position) {
        int[] out = new int[MutablePosition.MOST_MOVES];
        return Arrays.stream(out, 0, position.strikes(out)).boxed().toList();
    }

    private static final Map<String, Byte> THREE = Map.of(
            "a1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
            "e5", MutablePosition.pieceCode(RED, Rank.BOMB),
            "j10", MutablePosition.pieceCode(BLUE, Rank.SERGEANT));

    @Test
    void an_assumed_rank_moves_as_that_rank_does() {
        MutablePosition position = position(THREE);
        assertThat(moves(position)).hasSize(2);
        position.setRank(0, Rank.SCOUT.ordinal());
        assertThat(moves(position)).hasSize(18);
        assertThat(position.dump()).isNotEqualTo(position(THREE).dump());
        position.setRank(0, Rank.FLAG.ordinal());
        assertThat(position.ending()).isNotEqualTo(Ending.ONGOING);
        position.setRank(1, Rank.MINER.ordinal());
        assertThat(moves(position)).as("a lake is beside it").hasSize(3);
        position.setRank(0, Rank.SERGEANT.ordinal());
        position.setRank(1, Rank.BOMB.ordinal());
        assertThat(position.dump()).isEqualTo(position(THREE).dump());
    }

    @Test
    void a_fallen_piece_can_be_given_another_rank_without_coming_back() {
        MutablePosition position = position(Map.of(
                "a1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
                "a2", MutablePosition.pieceCode(BLUE, Rank.MINER),
                "j10", MutablePosition.pieceCode(BLUE, Rank.SERGEANT)));
        position.play(move("a1", "a2"));
        String before = position.dump();
        position.setRank(1, Rank.SCOUT.ordinal());
        assertThat(position.rank(1)).isEqualTo(Rank.SCOUT.ordinal());
        assertThat(position.place(1)).isZero();
        position.setRank(1, Rank.MINER.ordinal());
        assertThat(position.dump()).isEqualTo(before);
    }

    @Test
    void a_number_stands_for_which_piece_stands_where() {
        MutablePosition position = position(THREE);
        long start = position.hash();
        position.play(move("a1", "a2"));
        assertThat(position.hash()).isNotEqualTo(start);
        position.play(move("j10", "j9"));
        position.play(move("a2", "a1"));
        position.play(move("j9", "j10"));
        assertThat(position.hash()).isEqualTo(start).isNotZero();
    }

    @Test
    void a_board_that_was_reached_has_the_number_of_the_same_board_set_up() {
        MutablePosition position = position(THREE);
        position.play(move("a1", "a2"));
        Map<String, Byte> moved = new HashMap<>(THREE);
        moved.put("a2", moved.remove("a1"));
        assertThat(position.hash()).isEqualTo(position(moved).hash());
    }

    /// The far half of the board has bits of its own.
    @Test // Rule 9.4
    void to_step_beside_an_enemy_counts_at_the_far_end_of_the_board_too() {
        for (Rank rank : List.of(Rank.SERGEANT, Rank.BOMB)) {
            MutablePosition position = position(Map.of(
                    "a8", MutablePosition.pieceCode(RED, Rank.SPY),
                    "a10", MutablePosition.pieceCode(BLUE, rank),
                    "j1", MutablePosition.pieceCode(BLUE, Rank.SERGEANT)));
            position.play(move("a8", "a9"));
            assertThat(position.chase(RED)).as("beside a %s", rank).isEqualTo(1);
        }
    }

    @Test
    void two_ways_to_the_same_board_are_told_apart_by_their_counters() {
        Map<String, Byte> pieces = Map.of(
                "a1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
                "e1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
                "j10", MutablePosition.pieceCode(BLUE, Rank.SERGEANT));
        MutablePosition inTurns = position(pieces);
        MutablePosition inARow = position(pieces);
        List<Integer> blue = List.of(move("j10", "j9"), move("j9", "i9"), move("i9", "i10"));
        List<Integer> turns = List.of(move("a1", "a2"), move("e1", "e2"), move("a2", "a3"));
        List<Integer> row = List.of(move("e1", "e2"), move("a1", "a2"), move("a2", "a3"));
        for (int turn = 0; turn < blue.size(); turn++) {
            inTurns.play(turns.get(turn));
            inTurns.play(blue.get(turn));
            inARow.play(row.get(turn));
            inARow.play(blue.get(turn));
        }
        assertThat(inARow.hash()).isEqualTo(inTurns.hash());
        assertThat(inARow.dump()).isNotEqualTo(inTurns.dump());
    }

    @Test
    void ground_is_what_is_neither_lake_nor_wall() {
        MutablePosition position = position(THREE);
        assertThat(position.isGround(cell("a1"))).isTrue();
        assertThat(position.isGround(cell("j10"))).isTrue();
        assertThat(position.isGround(cell("c5"))).isFalse();
        assertThat(position.isGround(0)).isFalse();
        assertThat(position.isGround(Grid.CELLS - 1)).isFalse();
    }

    @Test // Rule 8.6
    void a_strike_that_a_repetition_law_forbids_is_not_among_the_strikes() {
        Tables once = new Tables(Rulesets.CLASSIC.with(change -> change.twoSquare = new TwoSquare.Boundary(1)));
        MutablePosition position = position(
                once,
                Map.of(
                        "a1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
                        "b1", MutablePosition.pieceCode(BLUE, Rank.MINER),
                        "b2", MutablePosition.pieceCode(BLUE, Rank.MINER)));
        position.play(move("a1", "a2"));
        position.play(move("b1", "a1"));
        assertThat(strikes(position)).containsExactly(move("a2", "b2"));
        assertThat(position.isForbidden(move("a2", "a1"))).isTrue();
        assertThat(position.isForbidden(move("a2", "b2"))).isFalse();
    }

    /// The first piece has the number zero, which must not pass for nobody.
    @Test // Rules 10.6, 9.5
    void to_strike_the_first_piece_is_to_strike() {
        MutablePosition position = position(Map.of(
                "a1", MutablePosition.pieceCode(RED, Rank.SPY),
                "e1", MutablePosition.pieceCode(RED, Rank.SERGEANT),
                "b2", MutablePosition.pieceCode(BLUE, Rank.SERGEANT)));
        position.play(move("a1", "a2"));
        assertThat(position.quiet()).isEqualTo(1);
        assertThat(position.chase(RED)).isEqualTo(1);
        position.play(move("b2", "a2"));
        assertThat(position.quiet()).isZero();
        assertThat(position.chase(RED)).isZero();
    }

    private static final Map<String, Byte> FIRST_PIECE_ON_D3 = Map.of(
            "d3", MutablePosition.pieceCode(RED, Rank.SPY),
            "e9", MutablePosition.pieceCode(RED, Rank.SERGEANT),
            "c2", MutablePosition.pieceCode(BLUE, Rank.SERGEANT));

    @Test // Rule 8.3
    void to_strike_the_first_piece_is_never_refused_as_a_shuttle() {
        MutablePosition position = position(new Tables(Rulesets.VINTAGE), FIRST_PIECE_ON_D3);
        position.play(move("e9", "f9"));
        position.play(move("c2", "c3"));
        position.play(move("f9", "g9"));
        position.play(move("c3", "c2"));
        position.play(move("d3", "c3"));
        assertThat(moves(position)).contains(move("c2", "c3"));
    }

    @Test // Rule 8.3
    void to_strike_the_first_piece_breaks_a_shuttle() {
        MutablePosition position = position(new Tables(Rulesets.VINTAGE), FIRST_PIECE_ON_D3);
        position.play(move("d3", "c3"));
        position.play(move("c2", "c3"));
        position.play(move("e9", "f9"));
        position.play(move("c3", "c2"));
        position.play(move("f9", "g9"));
        assertThat(moves(position)).contains(move("c2", "c3"));
    }

    @Test // Rule 12.3
    void a_move_in_a_game_that_is_over_is_refused_as_such() {
        MutablePosition over = position(Map.of("a1", MutablePosition.pieceCode(RED, Rank.SERGEANT)));
        assertThat(LegalityCheck.refusal(over, cell("a1"), 0, cell("a2"))).isEqualTo(LegalityCheck.GAME_OVER);
    }
}
