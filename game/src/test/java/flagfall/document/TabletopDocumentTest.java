package flagfall.document;

import static flagfall.game.Watched.MOVABLE;
import static flagfall.game.Watched.board;
import static flagfall.game.Watched.duel;
import static flagfall.game.Watched.move;
import static flagfall.rules.Rulesets.TABLETOP;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.game.Watched;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The document "Proposal: Stratego", sentence by sentence, as the ruleset `tabletop` plays it.
///
/// Shown in the browser tests: "Board must appear on the screen in alternating colors with two lake spaces in the
/// center", "Between turns, neither army should be visible, until the current player indicates they are ready to
/// move", "The available moves for each piece should be highlighted, similar to the reversi program", how a piece
/// and its target are chosen, and the open questions "How can we best represent the values of each piece?", "What
/// should we use for the sprites of our players?" and "How can we best maintain secrecy while switching turns on
/// a single computer?".
class TabletopDocumentTest {

    /// "Elements"
    @Nested
    class Elements {

        // "A 10x10 board with visible alternating colors and two unplayable lake areas"
        @Test
        void the_board_is_ten_by_ten_with_two_lakes() {
            assertThat(TABLETOP.board().picture()).isEqualTo("""
                    b b b b b b b b b b
                    b b b b b b b b b b
                    b b b b b b b b b b
                    b b b b b b b b b b
                    . . ~ ~ . . ~ ~ . .
                    . . ~ ~ . . ~ ~ . .
                    r r r r r r r r r r
                    r r r r r r r r r r
                    r r r r r r r r r r
                    r r r r r r r r r r
                    """);
        }

        // "A blue army of 40 pcs", "A red army of 40 pcs"
        // "Each army is made up of soldiers with a numbered ranking, bombs, and one flag."
        // "The available pieces are as follows: 8 scouts (2), 5 miners (3), 4 Sergeants (4), 4 Lieutenants (5), 4
        // Captains (6), 3 Majors (7), 2 Colonels (8), 1 General (9), 1 Marshall (10), 1 Spy (S), 6 Bombs, 1 Flag"
        @Test
        void each_army_has_forty_pieces() {
            assertThat(TABLETOP.army().size()).isEqualTo(40);
            assertThat(TABLETOP.army().counts())
                    .isEqualTo(Map.ofEntries(
                            Map.entry(Rank.SCOUT, 8),
                            Map.entry(Rank.MINER, 5),
                            Map.entry(Rank.SERGEANT, 4),
                            Map.entry(Rank.LIEUTENANT, 4),
                            Map.entry(Rank.CAPTAIN, 4),
                            Map.entry(Rank.MAJOR, 3),
                            Map.entry(Rank.COLONEL, 2),
                            Map.entry(Rank.GENERAL, 1),
                            Map.entry(Rank.MARSHAL, 1),
                            Map.entry(Rank.SPY, 1),
                            Map.entry(Rank.BOMB, 6),
                            Map.entry(Rank.FLAG, 1)));
        }
    }

    /// "Goal"
    @Nested
    class Goal {

        // "The objective of the game is to capture the flag of the other team"
        @Test
        void to_capture_the_flag_wins() {
            for (char attacker : MOVABLE) {
                assertThat(duel(TABLETOP, attacker, 'f')).isEqualTo("red flag");
            }
        }

        // "or to eliminate every movable piece of your opponent's army."
        @Test
        void to_eliminate_every_movable_piece_wins() {
            board(TABLETOP, """
                f b . .
                i . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
        }

        // "If any player cannot move a piece during their turn, they lose the game."
        @Test
        void whoever_cannot_move_a_piece_loses() {
            board(TABLETOP, Side.BLUE, """
                f . . t
                . . . .
                B . . .
                T B . .
                """).plays("d4d3").stands("blue immobile");
        }

        // The same sentence, when the last movable pieces of both fall together.
        @Test
        void whoever_is_to_move_when_nobody_can_loses() {
            board(TABLETOP, """
                f b . .
                t . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
        }
    }

    /// "Game play"
    @Nested
    class GamePlay {

        // "Each player begins by privately assembling their army on the board, with the objective of protecting
        // their flag."
        @Test
        void armies_are_assembled_privately() {
            Game waiting = Game.create(TABLETOP, Side.RED).after(new Event.Placed(Setup.random(TABLETOP, Side.RED, 1)));
            assertThat(waiting.hasStarted()).isFalse();
            assertThat(waiting.rejection(new Event.Placed(Setup.random(TABLETOP, Side.BLUE, 2))))
                    .isEmpty();
        }

        // "During the game, the value of the opponent's pieces are not visible to each player."
        @Test
        void the_values_of_the_opponents_pieces_are_not_visible() {
            board(TABLETOP, """
                f . s t
                . . . .
                . . . .
                F . S T
                """).plays("d1d2").isSeenBy(Side.RED, """
                - . - -
                . . . .
                . . . T
                F . S .
                """).isSeenBy(Side.BLUE, """
                f . s t
                . . . .
                . . . !
                ? . ? .
                """);
        }

        // "Once each team has assembled their army, each team alternates moving a movable piece in their army,
        // beginning with the red army."
        @Test
        void red_begins_and_the_teams_alternate() {
            assertThat(TABLETOP.firstMover().draw(0)).isEqualTo(Side.RED);
            board(TABLETOP, """
                f . . t
                . . . .
                . . . .
                F . . T
                """)
                    .awaits(Side.RED)
                    .plays("d1d2")
                    .awaits(Side.BLUE)
                    .plays("d4d3")
                    .awaits(Side.RED);
        }

        // "Each piece is able to move to one adjacent location, without moving diagonally."
        @Test
        void a_piece_moves_to_one_adjacent_location() {
            board(TABLETOP, """
                f . . t
                . . . .
                . T . .
                F . . .
                """)
                    .goes("b2", "a2", "c2", "b1", "b3")
                    .refuses("b2c3", Refusal.NOT_A_LINE)
                    .refuses("b2d2", Refusal.TOO_FAR);
        }

        // "If the current player moves their piece to a location with an enemy piece, they have attacked, and
        // whoever has the higher rank wins."
        @Test
        void whoever_has_the_higher_rank_wins() {
            assertThat(duel(TABLETOP, 'J', 'p')).isEqualTo("J on a3");
            assertThat(duel(TABLETOP, 'P', 'j')).isEqualTo("j on a3");
        }

        // "A scout (2) has increased movement ability, and can move as far as they would like to in any given
        // direction, as a rook in chess would be able to do."
        @Test
        void a_scout_moves_as_far_as_it_likes() {
            board(TABLETOP, """
                . . . f t
                . . . . .
                . S . . .
                . . . . .
                F . . . .
                """).goes("b3", "b4", "b5", "b2", "b1", "a3", "c3", "d3", "e3");
        }

        // "Additionally, after their movement, they can make an additional move to attack a piece."
        @Test
        void a_scout_attacks_after_its_movement() {
            board(TABLETOP, """
                f . . . t
                . . . . .
                S . . . .
                . . y . .
                F . . . T
                """).allows("a3a4", "a3e3").plays("a3c3c2").shows("""
                f . . . t
                . . . . .
                . . . . .
                . . S . .
                F . . . T
                """);
        }

        // "If any piece (with the exception of the miner (3) ) attempts to attack a bomb, they are immediately
        // removed from the game board."
        // "All bombs remain on the board until they are defused by a miner (3)."
        @Test
        void whoever_attacks_a_bomb_is_removed_and_the_bomb_remains() {
            for (char attacker : MOVABLE) {
                if (attacker != 'I') {
                    assertThat(duel(TABLETOP, attacker, 'b')).isEqualTo("b on a3");
                }
            }
        }

        // "If the attacking piece is a miner (3), then the bomb is defused and removed from the game board, and
        // the miner (3) remains."
        @Test
        void a_miner_defuses_a_bomb_and_remains() {
            assertThat(duel(TABLETOP, 'I', 'b')).isEqualTo("I on a3");
        }

        // "If the attacking and defending pieces are of the same rank, they are both removed from the board."
        @Test
        void two_of_the_same_rank_are_both_removed() {
            for (char rank : MOVABLE) {
                assertThat(duel(TABLETOP, rank, Character.toLowerCase(rank))).isEmpty();
            }
        }

        // "If a spy (S) attacks a marshall (10), the spy (S) wins and the marshall (10) is removed from the game
        // board."
        @Test
        void a_spy_that_attacks_the_marshal_wins() {
            assertThat(duel(TABLETOP, 'Y', 'm')).isEqualTo("Y on a3");
        }

        // "If the spy (S) attacks or is attacked by any other piece on the board, or if the spy (S) is attacked
        // by the marshall (10), then the spy is removed from the board."
        @Test
        void a_spy_is_removed_in_every_other_battle() {
            for (char other :
                    "GCJPLTIS".chars().mapToObj(letter -> (char) letter).toList()) {
                assertThat(duel(TABLETOP, 'Y', Character.toLowerCase(other)))
                        .isEqualTo(Character.toLowerCase(other) + " on a3");
                assertThat(duel(TABLETOP, other, 'y')).isEqualTo(other + " on a3");
            }
            assertThat(duel(TABLETOP, 'M', 'y')).isEqualTo("M on a3");
        }

        // "No player is allowed to move over or onto the lakes in the center of the board."
        @Test
        void nobody_moves_over_or_onto_the_lakes() {
            board(TABLETOP, """
                . . . . . . . . . t
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . ~ ~ . . ~ ~ . .
                . S ~ ~ . . ~ ~ . .
                . . T . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                """)
                    .refuses("c4c5", Refusal.LAKE)
                    .refuses("b5c5", Refusal.LAKE)
                    .refuses("b5e5", Refusal.BLOCKED);
        }

        // "The flag and bombs cannot move during a player's turn."
        @Test
        void flag_and_bombs_cannot_move() {
            board(TABLETOP, """
                f . . t
                . . . .
                . . . T
                F . B .
                """).refuses("a1b1", Refusal.CANNOT_MOVE).refuses("c1b1", Refusal.CANNOT_MOVE);
        }
    }

    /// "Functional requirements"
    @Nested
    class FunctionalRequirements {

        private final Watched start = board(TABLETOP, """
                f . s t
                . . . .
                . . . .
                F . S T
                """);

        // "2. Each player must be able to set up their army, with each player having complete autonomy in which
        // pieces go where."
        // "How can we best approach filling each army?"
        @Test
        void every_arrangement_of_the_army_is_a_setup() {
            for (Side side : Side.values()) {
                Setup any = Setup.random(TABLETOP, side, 11);
                assertThat(any.flaws(TABLETOP)).isEmpty();
                assertThat(any.mirrored(TABLETOP.board()).flaws(TABLETOP)).isEmpty();
            }
        }

        // "3. The turn of each player must be tracked."
        @Test
        void the_turn_is_tracked() {
            start.awaits(Side.RED).plays("d1d2").awaits(Side.BLUE);
            assertThat(start.game().rejection(new Event.Moved(Side.BLUE, move("d4d3"))))
                    .contains(new Rejection.BadState(Rejection.State.NOT_YOUR_TURN));
        }

        // "4. At any given turn the opponent's army should not be visible."
        @Test
        void the_opponents_army_is_not_visible() {
            start.plays("d1d2 d4d3 c1c2").isSeenBy(Side.BLUE, """
                f . s .
                . . . t
                . . ! !
                ? . . .
                """);
        }

        // "5. Between turns, neither army should be visible, until the current player indicates they are ready to
        // move." What is shown between turns is what an spectator sees.
        @Test
        void a_spectator_sees_neither_army() {
            start.plays("d1d2 d4d3 c1c2").isSeenBySpectators("""
                - . - .
                . . . +
                . . ! !
                ? . . .
                """);
        }

        // "6. Each player should be able to choose which piece they want to move."
        // "9. The player should be able to select where they want to move their piece."
        // "8. The available moves for each piece should be highlighted, similar to the reversi program."
        @Test
        void a_player_is_given_the_available_moves_of_each_piece() {
            start.goes("d1", "d2").goes("c1", "b1", "c2", "c3", "c4").goes("a1");
        }

        // "7. If the player selects an invalid piece, they should be able to select again."
        // "10. If a player moves to an invalid space, they should be able to select again."
        @Test
        void a_wrong_choice_costs_nothing() {
            start.refuses("a1a2", Refusal.CANNOT_MOVE)
                    .refuses("b2b3", Refusal.NO_PIECE)
                    .refuses("d4d3", Refusal.NOT_YOUR_PIECE)
                    .refuses("d1d3", Refusal.TOO_FAR)
                    .awaits(Side.RED)
                    .allows("d1d2");
        }

        // "11. If the player moves to a contested spot, battle ensues."
        // "12. If battle ensues, the valid winner is selected by comparing values and takes the contested space."
        @Test
        void the_winner_takes_the_contested_space() {
            assertThat(duel(TABLETOP, 'C', 'l')).isEqualTo("C on a3");
            assertThat(duel(TABLETOP, 'L', 'c')).isEqualTo("c on a3");
        }

        // "13. If the flag is taken, winner is declared and the game ends."
        @Test
        void the_game_ends_when_the_flag_is_taken() {
            Watched over = board(TABLETOP, """
                f . . t
                T . . .
                . . . .
                F . . .
                """).plays("a3a4").stands("red flag");
            over.refuses("d4d3", Refusal.GAME_OVER);
        }

        // "14. If any player has no more valid moves, the opponent wins and the game ends."
        @Test
        void the_opponent_of_whoever_has_no_valid_moves_wins() {
            board(TABLETOP, """
                t b . .
                b . . .
                . . . .
                F . . T
                """).plays("d1d2").stands("red immobile");
        }

        // "How can we test certain elements in a full size game?"
        @Test
        void any_position_can_be_set_up_in_a_full_size_game() {
            Map<Square, Piece> two = Map.of(
                    Square.of("e5"),
                    new Piece(Side.RED, Rank.SPY),
                    Square.of("e6"),
                    new Piece(Side.BLUE, Rank.MARSHAL));
            Game game = Game.create(TABLETOP, Side.RED).after(new Event.Arranged(two, Side.RED));
            assertThat(game.rules()).isEqualTo(TABLETOP);
            assertThat(game.refusal(move("e5e6"))).isEmpty();
        }
    }
}
