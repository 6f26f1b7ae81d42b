package flagfall.game;

import static flagfall.game.Watched.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.Clash;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedEvent;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Chapter 7 of the law: who sees what.
class SecrecyTest {

    /// The first move of a game in which Red's sergeant on a2 strikes a miner on a3.
    private static final ObservedMove SERGEANT_TAKES_MINER = new ObservedMove.Struck(
            0,
            Side.RED,
            Watched.move("a2a3"),
            new ObservedRank.Shown(Rank.SERGEANT),
            new ObservedRank.Shown(Rank.MINER),
            Clash.ATTACKER_WINS,
            Square.of("a3"),
            false);

    private static final Ruleset FOR_GOOD = Rulesets.CLASSIC;
    private static final Ruleset UNTIL_TURN_ENDS =
            Rulesets.CLASSIC.with(change -> change.reveal = Reveal.UNTIL_TURN_ENDS);

    private static final String ARMIES = """
            f . s t
            . . . .
            . . . .
            F S . T
            """;

    @Test // Rules 7.1, 7.2, 14.5
    void a_player_sees_only_the_backs_of_the_enemys_pieces() {
        board(FOR_GOOD, ARMIES).isSeenBy(Side.RED, """
            - . - -
            . . . .
            . . . .
            F S . T
            """).isSeenBy(Side.BLUE, """
            f . s t
            . . . .
            . . . .
            ? ? . ?
            """);
    }

    @Test // Rules 7.2, 14.5
    void a_player_sees_whether_a_piece_has_moved_and_where_it_began() {
        Watched game = board(FOR_GOOD, ARMIES).plays("d1d2 d4d3");
        game.isSeenBy(Side.RED, """
            - . - .
            . . . +
            . . . T
            F S . .
            """).isSeenBy(Side.BLUE, """
            f . s .
            . . . t
            . . . !
            ? ? . .
            """);
        assertThat(game.view(Side.RED).pieces())
                .containsEntry(Square.of("d3"), new ObservedPiece.Hidden(Side.BLUE, Square.of("d4"), true));
        assertThat(game.view(Side.RED).homes())
                .isEqualTo(Map.of(
                        Square.of("a1"), Side.RED,
                        Square.of("b1"), Side.RED,
                        Square.of("d1"), Side.RED,
                        Square.of("a4"), Side.BLUE,
                        Square.of("c4"), Side.BLUE,
                        Square.of("d4"), Side.BLUE));
    }

    @Test // Rule 7.8
    void a_spectator_sees_no_ones_pieces() {
        board(FOR_GOOD, ARMIES).plays("d1d2").isSeenBySpectators("""
            - . - -
            . . . .
            . . . !
            ? ? . .
            """);
    }

    @Nested // Rules 7.3, 7.5
    class ABattleThatShowsForGood {

        private final Watched battle = board(FOR_GOOD, """
                . t . .
                i . . .
                T . . .
                . . Y .
                """).plays("a2a3");

        @Test
        void shows_the_winner_to_both_and_to_spectators() {
            battle.isSeenBy(Side.BLUE, """
                . t . .
                T . . .
                . . . .
                . . ? .
                """).isSeenBySpectators("""
                . - . .
                T . . .
                . . . .
                . . ? .
                """);
        }

        @Test
        void leaves_it_shown_wherever_it_goes() {
            battle.plays("b4b3 a3a2 b3b4").isSeenBy(Side.BLUE, """
                . t . .
                . . . .
                T . . .
                . . ? .
                """);
        }

        @Test
        void tells_its_owner_that_the_enemy_knows_it() {
            assertThat(battle.view(Side.RED).pieces())
                    .containsEntry(
                            Square.of("a3"),
                            new ObservedPiece.Known(new Piece(Side.RED, Rank.SERGEANT), Square.of("a2"), true, true))
                    .containsEntry(
                            Square.of("c1"),
                            new ObservedPiece.Known(new Piece(Side.RED, Rank.SPY), Square.of("c1"), false, false));
        }

        @Test
        void shows_a_defender_that_won_too() {
            board(FOR_GOOD, """
                . . . .
                j . . .
                T . . .
                . . Y .
                """).plays("a2a3").isSeenBy(Side.RED, """
                . . . .
                j . . .
                . . . .
                . . Y .
                """).isSeenBySpectators("""
                . . . .
                j . . .
                . . . .
                . . ? .
                """);
        }

        @Test
        void shows_a_bomb_that_stays() {
            board(FOR_GOOD, """
                . . . t
                b . . .
                T . . .
                . . Y .
                """).plays("a2a3 d4d3").isSeenBy(Side.RED, """
                . . . .
                b . . +
                . . . .
                . . Y .
                """);
        }

        @Test
        void is_told_with_both_ranks_then_and_later() {
            for (Watched entry : new Watched[] {battle, battle.plays("b4b3 a3a2")}) {
                for (Side side : Side.values()) {
                    assertThat(entry.toldNow(side)).startsWith(SERGEANT_TAKES_MINER);
                }
                assertThat(entry.toldNow(new Viewer.Spectator())).startsWith(SERGEANT_TAKES_MINER);
            }
        }
    }

    @Nested // Rule 7.6
    class ABattleThatShowsUntilTheTurnEnds {

        private final Watched battle = board(UNTIL_TURN_ENDS, """
                . t . .
                i . . .
                T . . .
                . . Y .
                """).plays("a2a3");

        @Test
        void is_told_with_the_move_while_it_is_the_last() {
            assertThat(battle.observedMove(Side.RED)).isEqualTo(SERGEANT_TAKES_MINER);
            assertThat(battle.observedMove(Side.BLUE)).isEqualTo(SERGEANT_TAKES_MINER);
            assertThat(battle.toldNow(new Viewer.Spectator())).containsExactly(SERGEANT_TAKES_MINER);
        }

        @Test
        void is_never_shown_on_the_board() {
            battle.isSeenBy(Side.BLUE, """
                . t . .
                ! . . .
                . . . .
                . . ? .
                """).isSeenBySpectators("""
                . - . .
                ! . . .
                . . . .
                . . ? .
                """);
        }

        @Test
        void is_told_without_the_survivor_once_another_move_was_made() {
            Watched later = battle.plays("b4b3");
            ObservedMove covered = new ObservedMove.Struck(
                    0,
                    Side.RED,
                    Watched.move("a2a3"),
                    new ObservedRank.Covered(),
                    new ObservedRank.Shown(Rank.MINER),
                    Clash.ATTACKER_WINS,
                    Square.of("a3"),
                    false);
            assertThat(later.toldNow(Side.BLUE).getFirst()).isEqualTo(covered);
            assertThat(later.toldNow(new Viewer.Spectator()).getFirst()).isEqualTo(covered);
        }

        @Test
        void stays_told_in_full_to_the_survivors_owner() {
            assertThat(battle.plays("b4b3").toldNow(Side.RED).getFirst()).isEqualTo(battle.observedMove(Side.RED));
        }

        @Test
        void hides_a_defender_that_won_alike() {
            Watched won = board(UNTIL_TURN_ENDS, """
                . . . .
                j . . .
                T . . .
                . . Y .
                """).plays("a2a3");
            won.isSeenBy(Side.RED, """
                . . . .
                - . . .
                . . . .
                . . Y .
                """);
            ObservedMove.Struck later =
                    (ObservedMove.Struck) won.plays("a3a4").toldNow(Side.RED).getFirst();
            assertThat(later.attacker()).isEqualTo(new ObservedRank.Shown(Rank.SERGEANT));
            assertThat(later.defender()).isEqualTo(new ObservedRank.Covered());
        }

        @Test
        void stays_told_in_full_when_both_fell() {
            Watched both = board(UNTIL_TURN_ENDS, """
                . t . .
                t . . .
                T . . .
                . . Y .
                """).plays("a2a3 b4b3");
            assertThat(both.toldNow(new Viewer.Spectator()).getFirst())
                    .isEqualTo(new ObservedMove.Struck(
                            0,
                            Side.RED,
                            Watched.move("a2a3"),
                            new ObservedRank.Shown(Rank.SERGEANT),
                            new ObservedRank.Shown(Rank.SERGEANT),
                            Clash.BOTH_FALL,
                            Square.of("a3"),
                            false));
        }

        @Test
        void is_remembered_by_whoever_forgets_nothing() {
            PlayerMemory memory = Veil.memory(battle.plays("b4b3").game(), new Viewer.Seat(Side.BLUE));
            assertThat(memory.history().getFirst()).isEqualTo(battle.observedMove(Side.BLUE));
            assertThat(memory.view()).isEqualTo(battle.plays("b4b3").view(Side.BLUE));
        }
    }

    @Nested // Rule 7.4
    class AScoutThatRuns {

        @Test
        void is_shown_by_more_than_one_square() {
            board(FOR_GOOD, ARMIES).plays("b1b3").isSeenBy(Side.BLUE, """
                f . s t
                . S . .
                . . . .
                ? . . ?
                """).isSeenBySpectators("""
                - . - -
                . S . .
                . . . .
                ? . . ?
                """);
        }

        @Test
        void is_not_shown_by_a_single_step() {
            Watched step = board(FOR_GOOD, ARMIES).plays("b1b2");
            step.isSeenBy(Side.BLUE, """
                f . s t
                . . . .
                . ! . .
                ? . . ?
                """);
            assertThat(step.observedMove(Side.BLUE))
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, Watched.move("b1b2"), false, false));
        }

        @Test
        void is_told_as_a_scout_for_good_or_until_another_move_was_made() {
            ObservedMove scout = new ObservedMove.Marched(0, Side.RED, Watched.move("b1b3"), true, false);
            ObservedMove someone = new ObservedMove.Marched(0, Side.RED, Watched.move("b1b3"), false, false);
            Watched shown = board(FOR_GOOD, ARMIES).plays("b1b3");
            assertThat(shown.observedMove(Side.BLUE)).isEqualTo(scout);
            assertThat(shown.plays("d4d3").toldNow(Side.BLUE)).startsWith(scout);
            Watched hidden = board(UNTIL_TURN_ENDS, ARMIES).plays("b1b3");
            assertThat(hidden.observedMove(Side.BLUE)).isEqualTo(scout);
            assertThat(hidden.plays("d4d3").toldNow(Side.BLUE)).startsWith(someone);
            hidden.isSeenBy(Side.BLUE, """
                f . s t
                . ! . .
                . . . .
                ? . . ?
                """);
        }
    }

    @Test // Rule 7.7
    void the_fallen_stay_known_to_everyone() {
        for (Ruleset rules : new Ruleset[] {FOR_GOOD, UNTIL_TURN_ENDS}) {
            Watched after = board(rules, """
                f . s t
                . . . l
                i . . I
                T S . .
                """).plays("a1a2 d3d2 b1b2 c4c3");
            for (PlayerView view : new PlayerView[] {after.view(Side.RED), after.view(Side.BLUE), after.spectator()}) {
                assertThat(view.fallen())
                        .containsExactly(new Piece(Side.BLUE, Rank.MINER), new Piece(Side.RED, Rank.MINER));
            }
        }
    }

    @Test // Rule 7.7
    void both_are_listed_when_both_fell_and_the_attacker_when_it_lost() {
        Watched after = board(FOR_GOOD, """
            t . s b
            t . . T
            T . . .
            . S . .
            """).plays("a2a3 c4c3 d3d4");
        assertThat(after.spectator().fallen())
                .containsExactly(
                        new Piece(Side.RED, Rank.SERGEANT),
                        new Piece(Side.BLUE, Rank.SERGEANT),
                        new Piece(Side.RED, Rank.SERGEANT));
    }

    @Test // Rule 7.9
    void everyone_sees_everything_when_the_game_is_over() {
        Watched over = board(UNTIL_TURN_ENDS, """
            f s . t
            . . . .
            . i . .
            F T . S
            """).plays("b1b2 b4b3 d1d4").after(new Event.Resigned(Side.BLUE));
        String truth = """
            f . . t
            . s . .
            . T . .
            F . . .
            """;
        over.shows(truth).isSeenBy(Side.RED, truth).isSeenBy(Side.BLUE, truth).isSeenBySpectators(truth);
        assertThat(over.toldNow(Side.BLUE))
                .isEqualTo(over.toldNow(Side.RED))
                .isEqualTo(over.toldNow(new Viewer.Spectator()))
                .noneMatch(observedMove -> observedMove.toString().contains("Covered"));
        assertThat(over.spectator().outcome()).isEqualTo(new Outcome.Won(Side.RED, Outcome.Reason.RESIGNED));
    }

    @Nested // Rule 7.10
    class LegalMoves {

        private final Watched start = board(FOR_GOOD, """
                . . . t
                B . . .
                T B . .
                . . . .
                """);

        @Test
        void are_given_to_whoever_is_on_turn() {
            assertThat(start.view(Side.RED).moves()).extracting(Move::toString).containsExactly("a2a1");
            assertThat(start.plays("a2a1").view(Side.BLUE).moves())
                    .extracting(Move::toString)
                    .containsExactlyInAnyOrder("d4c4", "d4d3");
        }

        @Test
        void are_given_to_nobody_else() {
            assertThat(start.view(Side.BLUE).moves()).isEmpty();
            assertThat(start.spectator().moves()).isEmpty();
            assertThat(start.view(Side.BLUE).repetitionWarnings()).isEmpty();
            assertThat(start.spectator().repetitionWarnings()).isEmpty();
        }

        @Test
        void are_worn_for_whoever_is_on_turn_alone() {
            Watched repetitionWarnings = start.plays("a2a1 d4d3 a1a2 d3d4");
            assertThat(repetitionWarnings.view(Side.RED).repetitionWarnings()).hasSize(1);
            assertThat(repetitionWarnings.view(Side.BLUE).repetitionWarnings()).isEmpty();
            assertThat(repetitionWarnings.spectator().repetitionWarnings()).isEmpty();
        }

        @Test
        void are_given_to_nobody_when_the_game_is_over() {
            Watched over = start.plays("a2a1 d4d3 a1a2 d3d4").after(new Event.Resigned(Side.BLUE));
            assertThat(over.view(Side.RED).moves()).isEmpty();
            assertThat(over.view(Side.RED).repetitionWarnings()).isEmpty();
        }
    }

    @Test // Rule 11.1
    void a_pass_is_told_to_everyone_with_the_move_before_it() {
        Watched passed = board(Rulesets.FANTASY, Side.BLUE, """
            . . . t
            . . . .
            B . . .
            T B . .
            """).plays("d4d3").awaits(Side.BLUE);
        ObservedMove told = new ObservedMove.Marched(0, Side.BLUE, Watched.move("d4d3"), false, true);
        assertThat(passed.observedMove(Side.RED)).isEqualTo(told);
        assertThat(passed.observedMove(Side.BLUE)).isEqualTo(told);
        assertThat(passed.toldNow(new Viewer.Spectator())).containsExactly(told);
    }

    @Test
    void a_view_says_whose_turn_it_is_and_how_long_it_has_been_quiet() {
        PlayerView view = board(FOR_GOOD, ARMIES).plays("d1d2 d4d3 d2d1").spectator();
        assertThat(view.toMove()).isEqualTo(Side.BLUE);
        assertThat(view.ply()).isEqualTo(3);
        assertThat(view.quiet()).isEqualTo(3);
        assertThat(view.viewer()).isEqualTo(new Viewer.Spectator());
        assertThat(view.outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Nested // Rule 7.2
    class BeforeTheStart {

        private final EventLog waiting =
                EventLog.begin(FOR_GOOD, Side.RED).after(new Event.Placed(Setup.random(FOR_GOOD, Side.RED, 1)));

        @Test
        void others_learn_only_that_an_army_stands() {
            for (Viewer viewer : new Viewer[] {new Viewer.Seat(Side.BLUE), new Viewer.Spectator()}) {
                assertThat(Veil.placements(waiting.game(), viewer)).isEmpty();
                assertThat(Veil.observedEvent(waiting, viewer, 0)).isEqualTo(new ObservedEvent.Ready(Side.RED));
            }
        }

        @Test
        void its_owner_sees_it() {
            assertThat(Veil.placements(waiting.game(), new Viewer.Seat(Side.RED)))
                    .hasSize(40);
        }

        @Test // Else anyone could join a game, give up at once, and know how its host sets up.
        void it_stays_hidden_when_the_other_gives_up_before_the_first_move() {
            Game over = waiting.after(new Event.Resigned(Side.BLUE)).game();
            assertThat(Veil.placements(over, new Viewer.Seat(Side.BLUE))).isEmpty();
            assertThat(Veil.placements(over, new Viewer.Spectator())).isEmpty();
            assertThat(Veil.placements(over, new Viewer.Seat(Side.RED))).hasSize(40);
        }

        @Test
        void there_is_no_board_to_see() {
            assertThatThrownBy(() -> Veil.view(waiting.game(), new Viewer.Spectator()))
                    .isInstanceOf(IllegalStateException.class);
        }
    }
}
