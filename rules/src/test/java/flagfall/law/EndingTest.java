package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.drawn.Drawn;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.rules.Blocked;
import flagfall.rules.BothImmobile;
import flagfall.rules.QuietLimit;
import flagfall.rules.TwoSquare;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Chapters 10 and 11 of the law.
class EndingTest {

    private static Drawn under(Blocked blocked, BothImmobile bothImmobile, String drawing) {
        return board(drawing).under(change -> {
            change.blocked = blocked;
            change.bothImmobile = bothImmobile;
        });
    }

    @Nested // Rule 10.1
    class TheFlag {

        @Test
        void falls_and_its_striker_wins() {
            board("""
                f . . t
                T . . .
                . . . .
                F . . .
                """).stands("ongoing").plays("a3a4").stands("red flag");
            board("""
                f . . .
                . . . .
                t . . .
                F . . T
                """).blueToMove().plays("a2a1").stands("blue flag");
        }

        @Test
        void decides_before_anything_else_does() {
            board("""
                b t b f
                . b . T
                . . . .
                F . . .
                """).plays("d3d4").stands("red flag");
        }

        @Test
        void lets_nobody_pass_when_it_has_fallen() {
            Drawn over = under(Blocked.PASSES, BothImmobile.DRAW, """
                b t b f
                . b . T
                . . . .
                F . . .
                """)
                    .plays("d3d4")
                    .stands("red flag")
                    .awaits(Side.BLUE);
            assertThat(over.turn().passed()).isFalse();
        }

        @Test
        void leaves_no_move_when_it_has_fallen() {
            Drawn over = board("""
                f . . t
                T . . .
                . . . .
                F . . .
                """).plays("a3a4");
            assertThat(over.position().moves()).isEmpty();
            assertThat(over.position().repetitionWarnings()).isEmpty();
            over.refuses("d4d3", Refusal.GAME_OVER);
        }
    }

    @Nested // Rule 10.2
    class WhenNeitherSideHasAPieceThatCanMove {

        private static final String LAST_TWO = """
            f . . .
            t . . .
            T . . .
            F . . .
            """;

        @Test
        void it_is_a_draw_where_the_law_says_so() {
            under(Blocked.LOSES, BothImmobile.DRAW, LAST_TWO).plays("a2a3").stands("draw immobile");
            under(Blocked.PASSES, BothImmobile.DRAW, LAST_TWO).plays("a2a3").stands("draw immobile");
        }

        @Test
        void the_player_to_move_loses_where_the_law_says_so() {
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, LAST_TWO)
                    .plays("a2a3")
                    .stands("red immobile");
            under(Blocked.PASSES, BothImmobile.TO_MOVE_LOSES, LAST_TWO)
                    .blueToMove()
                    .plays("a3a2")
                    .stands("blue immobile");
        }

        @Test
        void the_game_is_over_before_it_begins() {
            String stones = """
                f b . .
                . . . .
                . . . .
                F B . .
                """;
            under(Blocked.LOSES, BothImmobile.DRAW, stones).stands("draw immobile");
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, stones).stands("blue immobile");
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, stones)
                    .blueToMove()
                    .stands("red immobile");
        }
    }

    @Nested // Rule 10.3
    class WhenOneSideHasNoPieceThatCanMove {

        @Test
        void the_other_wins_whoever_is_to_move() {
            String bare = """
                f b . .
                . . . .
                . . . .
                F T . .
                """;
            board(bare).stands("red immobile");
            board(bare).blueToMove().stands("red immobile");
            String bareRed = """
                f t . .
                . . . .
                . . . .
                F B . .
                """;
            board(bareRed).stands("blue immobile");
            board(bareRed).blueToMove().stands("blue immobile");
        }

        @Test
        void the_last_piece_may_be_lost_by_either_side() {
            board("""
                f . . .
                i . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
            board("""
                f . . .
                t . . .
                I . . .
                F . . .
                """).plays("a2a3").stands("blue immobile");
        }

        @Test
        void the_other_wins_even_if_it_is_blocked() {
            board("""
                T B . f
                B . . b
                . . . .
                F . . .
                """).stands("red immobile");
        }
    }

    @Nested // Rule 10.4
    class ABlockedPlayerWhoLoses {

        private static final String RED_IS_BLOCKED = """
            f . . t
            . . . .
            B . . .
            T B . .
            """;

        private static final String BOTH_ARE_BLOCKED = """
            . . b t
            . . . b
            B . . .
            T B . .
            """;

        @Test
        void has_pieces_but_no_move() {
            under(Blocked.LOSES, BothImmobile.DRAW, RED_IS_BLOCKED).stands("blue immobile");
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, RED_IS_BLOCKED).stands("blue immobile");
        }

        @Test
        void is_not_blocked_off_turn() {
            under(Blocked.LOSES, BothImmobile.DRAW, RED_IS_BLOCKED)
                    .blueToMove()
                    .stands("ongoing")
                    .plays("d4d3")
                    .stands("blue immobile");
        }

        @Test
        void draws_if_the_other_side_could_not_move_either() {
            under(Blocked.LOSES, BothImmobile.DRAW, BOTH_ARE_BLOCKED).stands("draw immobile");
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, BOTH_ARE_BLOCKED).stands("blue immobile");
            under(Blocked.LOSES, BothImmobile.TO_MOVE_LOSES, BOTH_ARE_BLOCKED)
                    .blueToMove()
                    .stands("red immobile");
        }

        @Test
        void can_strike_if_nothing_else() {
            board("""
                f . . t
                . . . .
                t . . .
                T B . .
                """).stands("ongoing").allows("a1a2");
        }

        @Test
        void may_be_blocked_by_a_repetition_law_alone() {
            corridors(Blocked.LOSES, BothImmobile.DRAW)
                    .plays("a1a2 d4d3 a2a1 d3d4")
                    .stands("blue immobile");
        }
    }

    /// One piece each, with two squares to go back and forth on and nowhere else to go.
    private static Drawn corridors(Blocked blocked, BothImmobile bothImmobile) {
        return under(blocked, bothImmobile, """
            . . b t
            B . b .
            . B . b
            T B . .
            """).under(change -> change.twoSquare = new TwoSquare.Boundary(2));
    }

    @Nested // Rule 10.5
    class ABlockedPlayerWhoPasses {

        private static final String RED_IS_BLOCKED = """
            f . . i
            . . . .
            B . . .
            T B . .
            """;

        private final Drawn blocked = under(Blocked.PASSES, BothImmobile.DRAW, RED_IS_BLOCKED);

        @Test
        void leaves_the_turn_to_the_other_side() {
            blocked.stands("ongoing")
                    .awaits(Side.BLUE)
                    .plays("d4d3")
                    .awaits(Side.BLUE)
                    .plays("d3c3");
        }

        @Test
        void moves_again_as_soon_as_there_is_a_move() {
            blocked.plays("d4d3 d3d2 d2c2 c2b2 b2b1").awaits(Side.RED).allows("a1b1");
        }

        @Test
        void draws_if_the_other_side_is_blocked_too() {
            String both = """
                . . b t
                . . . b
                B . . .
                T B . .
                """;
            under(Blocked.PASSES, BothImmobile.DRAW, both).stands("draw immobile");
            under(Blocked.PASSES, BothImmobile.TO_MOVE_LOSES, both).stands("draw immobile");
        }

        @Test
        void draws_if_a_repetition_law_blocks_the_other_side() {
            corridors(Blocked.PASSES, BothImmobile.TO_MOVE_LOSES)
                    .plays("a1a2 d4d3 a2a1 d3d4")
                    .stands("draw immobile");
        }

        @Test // Rule 4.5
        void does_not_pass_while_there_is_a_move() {
            under(Blocked.PASSES, BothImmobile.DRAW, """
                f . . t
                . . . .
                B . . .
                T . . .
                """)
                    .awaits(Side.RED)
                    .plays("a1b1")
                    .awaits(Side.BLUE);
        }
    }

    @Nested // Rules 11.1, 11.2
    class APass {

        private final Drawn alone = under(Blocked.PASSES, BothImmobile.DRAW, """
                f . . i
                . . . .
                B . . .
                T B . .
                """);

        @Test
        void has_no_ply_and_is_told_with_the_move_before_it() {
            Drawn after = alone.plays("d4d3");
            assertThat(after.position().ply()).isEqualTo(1);
            assertThat(after.position().quiet()).isEqualTo(1);
            assertThat(after.position().passed()).isTrue();
            assertThat(after.turn().passed()).isTrue();
        }

        @Test
        void is_remembered_of_every_move_it_followed() {
            Drawn after = alone.plays("d4d3 d3d2 d2c2 c2b2 b2b1 a1b1");
            assertThat(IntStream.range(0, 6)
                            .mapToObj(ply -> after.position().turn(ply).passed())
                            .toList())
                    .containsExactly(true, true, true, true, false, false);
        }

        @Test // Rules 8.8, 11.2
        void ends_the_run_of_whoever_passes() {
            under(Blocked.PASSES, BothImmobile.DRAW, """
                . . b t
                . . b .
                . . . b
                T . . .
                """)
                    .under(change -> change.twoSquare = new TwoSquare.Boundary(2))
                    .plays("a1a2 d4d3 a2a3 d3d4 a3b3")
                    .awaits(Side.RED)
                    .plays("b3b4")
                    .awaits(Side.BLUE)
                    .allows("d4d3");
        }

        @Test
        void is_taken_back_with_the_move_before_it() {
            Drawn after = alone.plays("d4d3 d3d2");
            assertThat(after.position().back(1).passed()).isTrue();
            assertThat(after.position().back(0).passed()).isTrue();
            assertThat(after.position().back(0).toMove()).isEqualTo(Side.BLUE);
            Drawn free = alone.plays("d4d3 d3d2 d2c2 c2b2 b2b1");
            assertThat(free.position().passed()).isFalse();
            assertThat(free.position().back(4).passed()).isTrue();
        }

        @Test
        void ends_the_passers_two_square_run() {
            for (TwoSquare law : List.of(new TwoSquare.Boundary(2), new TwoSquare.Shuttle())) {
                Drawn corridor = under(Blocked.PASSES, BothImmobile.DRAW, """
                    . . . t
                    B . . .
                    . B . .
                    T B . .
                    """).under(change -> change.twoSquare = law);
                corridor.plays("a1a2 d4c4 a2a1 c4c3")
                        .awaits(Side.BLUE)
                        .plays("c3d3")
                        .awaits(Side.RED)
                        .allows("a1a2")
                        .plays("a1a2 d3d4 a2a1 d4c4")
                        .awaits(Side.BLUE);
            }
        }

        @Test
        void leaves_the_other_sides_run_alone() {
            alone.plays("d4d3 d3d4 d4d3").refuses("d3d4", Refusal.TWO_SQUARE);
        }

        @Test
        void does_not_stop_the_quiet_limit() {
            alone.under(change -> change.quietLimit = new QuietLimit(3))
                    .plays("d4d3 d3d2")
                    .stands("ongoing")
                    .plays("d2c2")
                    .stands("draw quiet");
        }
    }

    @Nested // Rule 10.6
    class TheQuietLimit {

        private static final String OPEN = """
            t . . .
            . . . i
            . . . .
            T . . .
            """;

        private static Drawn limit(int plies) {
            return board(OPEN).under(change -> change.quietLimit = new QuietLimit(plies));
        }

        @Test
        void ends_a_game_after_so_many_plies_without_a_strike() {
            limit(4).plays("a1a2 a4b4 a2b2").stands("ongoing").plays("b4c4").stands("draw quiet");
            limit(1).stands("ongoing").plays("a1a2").stands("draw quiet");
        }

        @Test
        void is_counted_from_the_last_strike() {
            Drawn strike = limit(5).plays("a1b1 d3d2 b1c1 d2c2 c1c2");
            strike.stands("ongoing");
            assertThat(strike.position().quiet()).isZero();
            strike.plays("a4b4 c2c1 b4c4 c1b1").stands("ongoing").plays("c4d4").stands("draw quiet");
        }

        @Test
        void is_off_where_the_law_sets_none() {
            Drawn now = board(OPEN).under(change -> change.quietLimit = QuietLimit.OFF);
            for (int round = 0; round < 60; round++) {
                now = now.plays("a1b1 a4b4 b1b2 b4c4 b2a2 c4c3 a2a1 c3b3 a1b1 b3a3 b1a1 a3a4");
            }
            now.stands("ongoing");
        }

        @Test
        void comes_last_of_all_endings() {
            under(Blocked.LOSES, BothImmobile.DRAW, """
                f . t .
                . . . .
                B . . .
                T B . .
                """)
                    .under(change -> change.quietLimit = new QuietLimit(1))
                    .blueToMove()
                    .plays("c4c3")
                    .stands("blue immobile");
        }

        @Test
        void draws_even_if_the_player_to_move_would_have_to_pass() {
            Drawn over = under(Blocked.PASSES, BothImmobile.DRAW, """
                f . t .
                . . . .
                B . . .
                T B . .
                """)
                    .under(change -> change.quietLimit = new QuietLimit(1))
                    .plays("c4c3")
                    .stands("draw quiet");
            assertThat(over.turn().passed())
                    .as("nobody passes in a game that is over")
                    .isFalse();
        }

        @Test // Rule 10.7
        void is_announced_forty_and_twenty_plies_before_it() {
            assertThat(announcements(200)).containsExactly(160, 180);
            assertThat(announcements(41)).containsExactly(1, 21);
            assertThat(announcements(40)).containsExactly(20);
            assertThat(announcements(21)).containsExactly(1);
            assertThat(announcements(20)).isEmpty();
            assertThat(announcements(0)).isEmpty();
        }

        private static List<Integer> announcements(int plies) {
            QuietLimit limit = new QuietLimit(plies);
            return IntStream.rangeClosed(0, 200)
                    .filter(limit::isAnnouncedAt)
                    .boxed()
                    .toList();
        }

        @Test
        void is_not_negative() {
            assertThatThrownBy(() -> new QuietLimit(-1)).hasMessageContaining("-1");
            assertThat(QuietLimit.OFF.isOff()).isTrue();
            assertThat(QuietLimit.OFF.isReachedBy(1_000_000)).isFalse();
            assertThat(new QuietLimit(3).isReachedBy(2)).isFalse();
            assertThat(new QuietLimit(3).isReachedBy(3)).isTrue();
        }
    }
}
