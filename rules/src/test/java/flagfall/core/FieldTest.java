package flagfall.core;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Rulesets;
import flagfall.rules.TwoSquare;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What only searches ask of a field.
class FieldTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static Field field(Tables tables, Map<String, Byte> men) {
        byte[] lineup = new byte[Grid.CELLS];
        men.forEach((square, man) -> lineup[cell(square)] = man);
        return new Field(tables, lineup, RED);
    }

    private static Field field(Map<String, Byte> men) {
        return field(new Tables(Rulesets.CLASSIC), men);
    }

    private static int cell(String square) {
        return Grid.cell(Square.of(square));
    }

    private static int move(String from, String to) {
        return MoveCode.straight(cell(from), cell(to));
    }

    private static List<Integer> moves(Field field) {
        int[] out = new int[Field.MOST_MOVES];
        return Arrays.stream(out, 0, field.moves(out)).boxed().toList();
    }

    private static List<Integer> strikes(Field field) {
        int[] out = new int[Field.MOST_MOVES];
        return Arrays.stream(out, 0, field.strikes(out)).boxed().toList();
    }

    private static final Map<String, Byte> THREE = Map.of(
            "a1", Field.man(RED, Rank.SERGEANT),
            "e5", Field.man(RED, Rank.BOMB),
            "j10", Field.man(BLUE, Rank.SERGEANT));

    @Test
    void an_imagined_rank_moves_as_that_rank_does() {
        Field field = field(THREE);
        assertThat(moves(field)).hasSize(2);
        field.imagine(0, Rank.SCOUT.ordinal());
        assertThat(moves(field)).hasSize(18);
        field.imagine(0, Rank.FLAG.ordinal());
        assertThat(field.ending()).isNotEqualTo(Ending.ONGOING);
        field.imagine(1, Rank.MINER.ordinal());
        assertThat(moves(field)).as("a lake is beside it").hasSize(3);
        field.imagine(0, Rank.SERGEANT.ordinal());
        field.imagine(1, Rank.BOMB.ordinal());
        assertThat(field.dump()).isEqualTo(field(THREE).dump());
    }

    @Test
    void a_fallen_piece_can_be_imagined_otherwise_without_coming_back() {
        Field field = field(Map.of(
                "a1", Field.man(RED, Rank.SERGEANT),
                "a2", Field.man(BLUE, Rank.MINER),
                "j10", Field.man(BLUE, Rank.SERGEANT)));
        field.play(move("a1", "a2"));
        String before = field.dump();
        field.imagine(1, Rank.SCOUT.ordinal());
        assertThat(field.rank(1)).isEqualTo(Rank.SCOUT.ordinal());
        assertThat(field.place(1)).isZero();
        field.imagine(1, Rank.MINER.ordinal());
        assertThat(field.dump()).isEqualTo(before);
    }

    @Test
    void a_number_stands_for_which_piece_stands_where() {
        Field field = field(THREE);
        long start = field.hash();
        field.play(move("a1", "a2"));
        assertThat(field.hash()).isNotEqualTo(start);
        field.play(move("j10", "j9"));
        field.play(move("a2", "a1"));
        field.play(move("j9", "j10"));
        assertThat(field.hash()).isEqualTo(start).isNotZero();
    }

    @Test
    void ground_is_what_is_neither_lake_nor_wall() {
        Field field = field(THREE);
        assertThat(field.isGround(cell("a1"))).isTrue();
        assertThat(field.isGround(cell("j10"))).isTrue();
        assertThat(field.isGround(cell("c5"))).isFalse();
        assertThat(field.isGround(0)).isFalse();
        assertThat(field.isGround(Grid.CELLS - 1)).isFalse();
    }

    @Test // Rule 8.6
    void a_strike_that_a_repetition_law_forbids_is_not_among_the_strikes() {
        Tables once = new Tables(Rulesets.CLASSIC.with(change -> change.twoSquare = new TwoSquare.Boundary(1)));
        Field field = field(
                once,
                Map.of(
                        "a1", Field.man(RED, Rank.SERGEANT),
                        "b1", Field.man(BLUE, Rank.MINER),
                        "b2", Field.man(BLUE, Rank.MINER)));
        field.play(move("a1", "a2"));
        field.play(move("b1", "a1"));
        assertThat(strikes(field)).containsExactly(move("a2", "b2"));
    }

    /// The first piece has the number zero, which must not pass for nobody.
    @Test // Rules 10.6, 9.5
    void to_strike_the_first_piece_is_to_strike() {
        Field field = field(Map.of(
                "a1", Field.man(RED, Rank.SPY),
                "e1", Field.man(RED, Rank.SERGEANT),
                "b2", Field.man(BLUE, Rank.SERGEANT)));
        field.play(move("a1", "a2"));
        assertThat(field.quiet()).isEqualTo(1);
        assertThat(field.chase(RED)).isEqualTo(1);
        field.play(move("b2", "a2"));
        assertThat(field.quiet()).isZero();
        assertThat(field.chase(RED)).isZero();
    }

    private static final Map<String, Byte> FIRST_PIECE_ON_D3 = Map.of(
            "d3", Field.man(RED, Rank.SPY),
            "e9", Field.man(RED, Rank.SERGEANT),
            "c2", Field.man(BLUE, Rank.SERGEANT));

    @Test // Rule 8.3
    void to_strike_the_first_piece_is_never_refused_as_a_shuttle() {
        Field field = field(new Tables(Rulesets.VINTAGE), FIRST_PIECE_ON_D3);
        field.play(move("e9", "f9"));
        field.play(move("c2", "c3"));
        field.play(move("f9", "g9"));
        field.play(move("c3", "c2"));
        field.play(move("d3", "c3"));
        assertThat(moves(field)).contains(move("c2", "c3"));
    }

    @Test // Rule 8.3
    void to_strike_the_first_piece_breaks_a_shuttle() {
        Field field = field(new Tables(Rulesets.VINTAGE), FIRST_PIECE_ON_D3);
        field.play(move("d3", "c3"));
        field.play(move("c2", "c3"));
        field.play(move("e9", "f9"));
        field.play(move("c3", "c2"));
        field.play(move("f9", "g9"));
        assertThat(moves(field)).contains(move("c2", "c3"));
    }

    @Test // Rule 12.3
    void a_wish_in_a_game_that_is_over_is_refused_as_such() {
        Field over = field(Map.of("a1", Field.man(RED, Rank.SERGEANT)));
        assertThat(Judge.refusal(over, cell("a1"), 0, cell("a2"))).isEqualTo(Judge.GAME_OVER);
    }
}
