package flagfall.app.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// One game, drawn in both ways of writing: ours with Red below, the protocol's with Red above.
class OrientationTest {

    private static final Setup RED = setup(Side.RED, "STPLGCMSYI/SSSSSSPPPL/LLTTTJJJCI/IIIBBBBBBF");
    private static final Setup BLUE = setup(Side.BLUE, "ISYMSCGLPT/SSSSSSPPPL/LLTTTJJJCI/FBBBBBBIII");

    private static Setup setup(Side side, String text) {
        return SetupText.read(text, side, Rulesets.CLASSIC).setup();
    }

    private static Move move(String text) {
        return MoveText.read(text).orElseThrow();
    }

    private static Position after(String... moves) {
        Position position = Position.start(Rulesets.CLASSIC, RED, BLUE, Side.RED);
        for (String move : moves) {
            position = position.play(move(move));
        }
        return position;
    }

    @Test
    void red_writes_its_back_row_first_and_its_own_left_at_the_right() {
        assertThat(SetupLines.write(RED)).containsExactly("FBBBBBB888", "8344477766", "6555999999", "8s91326579");
    }

    @Test
    void blue_writes_its_front_row_first_as_it_sees_it() {
        assertThat(SetupLines.write(BLUE)).containsExactly("89s1932657", "9999995556", "6677744438", "FBBBBBB888");
    }

    @Test
    void setups_are_read_as_they_were_written() {
        assertThat(SetupLines.read(Side.RED, SetupLines.write(RED))).contains(RED);
        assertThat(SetupLines.read(Side.BLUE, SetupLines.write(BLUE))).contains(BLUE);
    }

    @Test
    void setups_may_come_in_other_letters_and_with_blanks() {
        List<String> spaced = SetupLines.write(RED).stream()
                .map(line -> line.replace("", " ").replace('B', 'b').replace('s', 'S'))
                .toList();
        assertThat(SetupLines.read(Side.RED, spaced)).contains(RED);
    }

    @Test
    void a_line_that_is_too_short_or_has_unknown_letters_is_no_setup() {
        assertThat(SetupLines.read(Side.RED, List.of("FBBBBBB88", "8344477766", "6555999999", "8s91326579")))
                .isEmpty();
        assertThat(SetupLines.read(Side.RED, List.of("FBBBBBB88x", "8344477766", "6555999999", "8s91326579")))
                .isEmpty();
    }

    @Test
    void a_game_that_is_drawn_both_ways() {
        Position position = after("a4a6", "j7j6", "b4b5");
        assertThat(BoardText.write(position).replace("/", "\n")).isEqualTo("""
                iiibbbbbbf
                icjjjtttll
                lpppssssss
                tplgcsmys.
                S.~~..~~.i
                .T~~..~~..
                ..PLGCMSYI
                SSSSSSPPPL
                LLTTTJJJCI
                IIIBBBBBBF""");
        assertThat(BoardLines.write(position, Side.RED)).containsExactly("""
                FBBBBBB888
                8344477766
                6555999999
                8s913265..
                ..++..++7.
                #.++..++.9
                .#########
                ##########
                ##########
                ##########""".split("\n"));
        assertThat(BoardLines.write(position, Side.BLUE)).containsExactly("""
                ##########
                ##########
                ##########
                ########..
                ..++..++#.
                8.++..++.#
                .9s1932657
                9999995556
                6677744438
                FBBBBBB888""".split("\n"));
    }

    @Test
    void red_goes_down_and_its_left_is_right() {
        assertThat(ProtocolMove.of(move("a4a6"))).hasToString("9 3 DOWN 2");
        assertThat(ProtocolMove.of(move("b5a5"))).hasToString("8 4 RIGHT");
        assertThat(ProtocolMove.of(move("j7j6"))).hasToString("0 6 UP");
        assertThat(ProtocolMove.of(move("i6j6"))).hasToString("1 5 LEFT");
    }

    @Test
    void every_move_is_read_back_as_it_was() {
        for (Move move : after("a4a6", "j7j6", "b4b5").moves()) {
            assertThat(ProtocolMove.read(ProtocolMove.of(move).toString()).map(ProtocolMove::move))
                    .contains(move);
        }
    }

    @Test
    void moves_may_come_in_small_letters_with_blanks_and_an_idle_number() {
        Move step = move("j7j6");
        assertThat(ProtocolMove.read("  0  6   up ").map(ProtocolMove::move)).contains(step);
        assertThat(ProtocolMove.read("0 6 Up 1").map(ProtocolMove::move)).contains(step);
        assertThat(ProtocolMove.read("9 3 DOWN 2").map(ProtocolMove::move)).contains(move("a4a6"));
    }

    @Test
    void what_is_no_move_is_not_read_as_one() {
        for (String line : List.of("", "0 6", "0 6 AHEAD", "a 6 UP", "-1 6 UP", "123 6 UP", "UP 0 6")) {
            assertThat(ProtocolMove.read(line)).as(line).isEmpty();
        }
    }

    @Test
    void a_report_says_what_came_of_a_move() {
        assertThat(report("a4a6")).isEqualTo("9 3 DOWN 2 OK");
        assertThat(report("a4a7")).isEqualTo("9 3 DOWN 3 DIES 9 7");
        assertThat(report("a4a6", "a7a6")).isEqualTo("9 6 UP KILLS 7 9");
        assertThat(report("b4b5", "b7b6", "b5b6")).isEqualTo("8 4 DOWN DIES 7 5");
        assertThat(report("e4e5", "e7e6", "e5e6")).isEqualTo("5 4 DOWN KILLS 2 3");
    }

    private static String report(String... moves) {
        return MoveReport.of(after(moves).turn(moves.length - 1)).toString();
    }

    @Test
    void reports_are_read_back_as_they_were_and_in_small_letters() {
        for (String line :
                List.of("9 3 DOWN 2 OK", "9 6 UP KILLS 7 9", "0 0 LEFT BOTHDIE s s", "1 2 UP VICTORY_FLAG")) {
            assertThat(MoveReport.read(line).map(MoveReport::toString)).contains(line);
            assertThat(MoveReport.read(line.toLowerCase(Locale.ROOT)).map(MoveReport::toString))
                    .contains(line);
        }
        assertThat(MoveReport.read("9 3 DOWN ILLEGAL")).isEmpty();
        assertThat(MoveReport.read("9 3 DOWN KILLS")).isEmpty();
        assertThat(MoveReport.read("9 3 DOWN")).isEmpty();
    }
}
