package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static flagfall.position.Refusal.CHASE;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.core.Tables;
import flagfall.drawn.Drawn;
import flagfall.notation.MoveText;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.rules.Blocked;
import flagfall.rules.Chase;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Chapter 9 of the law, on small boards. Whole games are in [ChaseGamesTest].
class ChaseTest {

    private static final String ROUND = "c3c2 b3c3 c2b2 c3c2 b2b3 c2b2 b3c3 b2b3 c3c2";

    private static final Drawn BLOCK = board("""
            . . . .
            . G i .
            . . . .
            . . . .
            """).blueToMove();

    @Test // Rule 9.1
    void off_lets_anyone_chase_for_ever() {
        BLOCK.under(change -> change.chase = Chase.OFF)
                .plays(ROUND)
                .plays("b3c3 c2b2 c3c2")
                .allows("b2b3");
    }

    @Test // Rule 9.6
    void a_chaser_may_not_bring_the_same_board_back() {
        BLOCK.plays(ROUND).refuses("b3c3", CHASE).allows("b3b2", "b3a3", "b3b4");
    }

    @Test // Rule 9.6
    void a_chaser_may_bring_it_back_on_a_square_that_touches_no_enemy() {
        Drawn wide = board("""
            . . . .
            G . . .
            . . i .
            . . . .
            """);
        wide.plays("a3a4 c2c1 a4b4 c1d1 b4b3 d1d2 b3a3 d2c2").allows("a3a4");
    }

    @Test // Rule 9.7
    void the_exact_reverse_of_ones_last_move_is_allowed() {
        BLOCK.under(change -> change.twoSquare = new TwoSquare.Off())
                .plays("c3c4 b3b4 c4c3 b4b3 c3c4 b3b4 c4c3 b4b3 c3c4 b3b4 c4c3")
                .allows("b4b3");
    }

    @Test // Rule 9.8
    void a_refusal_does_not_tell_whether_two_enemies_that_changed_places_are_alike() {
        for (String second : List.of("j", "p")) {
            board("""
                . j . S
                . # . .
                . . . .
                . . . .
                """.replace("#", second))
                    .plays("d4c4 b4a4 c4b4 a4a3 b4a4 a3a2 a4b4 b3c3 b4b2 a2a3 b2a2 a3b3 a2c2 c3c4 c2c3 c4b4")
                    .allows("c3c4");
        }
    }

    @Nested // Rule 9.9
    class APass {

        private final Drawn walled = board("""
                b b t b b
                . T b . .
                . . b . .
                b . . . .
                . . . . .
                """).under(change -> change.blocked = Blocked.PASSES);

        @Test
        void changes_no_counter() {
            walled.plays("b4a4 a4a3 a3b3 b3b4").refuses("b4a4", CHASE);
        }

        @Test
        void changes_no_counter_and_so_a_scout_can_come_back_within_three_plies() {
            board("""
                b b t b b
                . S b . .
                . . b . .
                . . b . .
                . . . . .
                """)
                    .under(change -> change.blocked = Blocked.PASSES)
                    .plays("b4b2 b2b3 b3b4")
                    .refuses("b4b2", CHASE)
                    .allows("b4b3");
        }
    }

    @Nested
    class TheCounters {

        private int[] after(Drawn start, String moves) {
            Position begin = start.position();
            byte[] lineup = new byte[Grid.CELLS];
            for (PlacedPiece placed : begin.placed()) {
                lineup[Grid.cell(placed.square())] = MutablePosition.pieceCode(
                        placed.piece().side().ordinal(), placed.piece().rank());
            }
            MutablePosition position = new MutablePosition(
                    new Tables(begin.rules()), lineup, begin.toMove().ordinal());
            for (String text : moves.split(" ", -1)) {
                Move move = MoveText.read(text).orElseThrow();
                position.play(MoveCode.straight(Grid.cell(move.from()), Grid.cell(move.to())));
            }
            return new int[] {position.chase(0), position.chase(1)};
        }

        @Test // Rules 9.2, 9.3, 9.4
        void grow_with_every_threat_and_every_flight() {
            assertThat(after(BLOCK, "c3c2")).containsExactly(0, 0);
            assertThat(after(BLOCK, "c3c2 b3c3")).containsExactly(1, 0);
            assertThat(after(BLOCK, "c3c2 b3c3 c2b2")).containsExactly(2, 0);
            assertThat(after(BLOCK, "c3c2 b3c3 c2b2 c3c2")).containsExactly(3, 0);
        }

        @Test // Rule 9.4
        void fall_to_zero_when_the_chaser_turns_away() {
            assertThat(after(BLOCK, "c3c2 b3c3 c2b2 c3d3")).containsExactly(0, 0);
        }

        @Test // Rule 9.3
        void fall_to_zero_when_another_piece_than_the_threatened_moves() {
            Drawn two = board("""
                t . . .
                . G i .
                . . . .
                . . . .
                """).blueToMove();
            assertThat(after(two, "c3c2 b3c3 a4a3")).containsExactly(0, 0);
        }

        @Test // Rules 9.3, 9.4
        void grow_for_both_sides_at_once() {
            Drawn facing = board("""
                . . . .
                . . i .
                G . . .
                . . . .
                """);
            assertThat(after(facing, "a2b2 c3b3")).containsExactly(0, 1);
            assertThat(after(facing, "a2b2 c3c2")).containsExactly(0, 1);
            assertThat(after(facing, "a2b2 c3c2 b2b3")).containsExactly(0, 2);
        }

        @Test // Rule 9.5
        void fall_to_zero_with_a_strike_on_either_side() {
            Drawn two = board("""
                t . . .
                B G i .
                . . . .
                T . . .
                """).blueToMove();
            assertThat(after(two, "c3c2 b3c3 c2b2 c3c2")).containsExactly(3, 0);
            assertThat(after(two, "c3c2 b3c3 c2b2 c3c2 a4a3")).containsExactly(0, 0);
            assertThat(after(two, "c3c2 b3c3 c2b2 c3c2 b2c2")).containsExactly(0, 0);
        }

        @Test // Rule 9.9
        void are_not_touched_by_an_advance() {
            Drawn advancing = board("""
                . . . .
                . Y i .
                . . . .
                . . . T
                """).under(change -> change.winningDefender = WinningDefender.ADVANCES);
            assertThat(after(advancing, "b3c3")).containsExactly(0, 0);
            assertThat(after(advancing, "b3c3 b3a3")).containsExactly(1, 0);
        }
    }
}
