package flagfall.document;

import static flagfall.game.Watched.MOVABLE;
import static flagfall.game.Watched.board;
import static flagfall.game.Watched.duel;
import static flagfall.rules.Rulesets.COMMANDER;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.game.Watched;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The document that begins "Welcome to Stratego!", sentence by sentence, as the ruleset `commander` plays it.
///
/// Shown in the browser tests: its welcome page with its tables and sections, and "To attack on your turn, click
/// on your piece and then click on the piece you would like to attack."
class CommanderDocumentTest {

    /// "WELCOME"
    @Nested
    class Welcome {

        // "The object of the game is to capture the enemy Flag."
        @Test
        void to_capture_the_enemy_flag_wins() {
            assertThat(duel(COMMANDER, 'T', 'f')).isEqualTo("red flag");
        }

        // "As the commander of an army you are in charge of 33 movable units of differing rank and 7 immovable
        // pieces."
        @Test
        void an_army_has_33_movable_units_and_7_immovable_pieces() {
            assertThat(count(Stream.of(Rank.values()).filter(Rank::canMove))).isEqualTo(33);
            assertThat(count(Stream.of(Rank.values()).filter(rank -> !rank.canMove())))
                    .isEqualTo(7);
        }

        private static int count(Stream<Rank> ranks) {
            return ranks.mapToInt(rank -> COMMANDER.army().count(rank)).sum();
        }

        // "MOVABLE PIECES: Rank - Name (Quantity): 10 - Marshal (1), 9 - General (1), 8 - Colonel (2), 7 - Major
        // (3), 6 - Captain (4), 5 - Lieutenant (4), 4 - Sergeant (4), 3 - Miner (5), 2 - Scout (8), S - Spy (1)"
        // "IMMOVABLE PIECES: Name (Quantity): Bomb (6), Flag (1)"
        @Test
        void the_quantities_are_those_of_the_tables() {
            assertThat(COMMANDER.army().counts())
                    .isEqualTo(Map.ofEntries(
                            Map.entry(Rank.MARSHAL, 1),
                            Map.entry(Rank.GENERAL, 1),
                            Map.entry(Rank.COLONEL, 2),
                            Map.entry(Rank.MAJOR, 3),
                            Map.entry(Rank.CAPTAIN, 4),
                            Map.entry(Rank.LIEUTENANT, 4),
                            Map.entry(Rank.SERGEANT, 4),
                            Map.entry(Rank.MINER, 5),
                            Map.entry(Rank.SCOUT, 8),
                            Map.entry(Rank.SPY, 1),
                            Map.entry(Rank.BOMB, 6),
                            Map.entry(Rank.FLAG, 1)));
        }

        // "NOTE: Higher number indicates higher rank. The lower-ranked pieces have unique privileges"
        @Test
        void a_higher_number_is_a_higher_rank() {
            for (int high = 0; high < MOVABLE.size(); high++) {
                for (int low = high + 1; low < MOVABLE.size(); low++) {
                    assertThat(duel(COMMANDER, MOVABLE.get(high), Character.toLowerCase(MOVABLE.get(low))))
                            .isEqualTo(MOVABLE.get(high) + " on a3");
                }
            }
        }
    }

    /// "SETUP"
    @Nested
    class SettingUp {

        // "Player 1 places all of their pieces on their 4 x 10 side of the gameboard."
        @Test
        void each_side_is_four_by_ten() {
            assertThat(COMMANDER.board().homeRows()).isEqualTo(4);
            assertThat(COMMANDER.board().columns()).isEqualTo(10);
            assertThat(COMMANDER.army().size()).isEqualTo(4 * 10);
        }

        // "Then, player 2 does the same on their 4 x 10 side of the gameboard."
        @Test
        void player_2_places_when_player_1_has() {
            Event red = new Event.Placed(Setup.random(COMMANDER, Side.RED, 1));
            Event blue = new Event.Placed(Setup.random(COMMANDER, Side.BLUE, 1));
            Game game = Game.create(COMMANDER, Side.RED);
            assertThat(game.rejection(blue)).contains(new Rejection.BadState(Rejection.State.OUT_OF_ORDER));
            assertThat(game.after(red).after(blue).position().toMove()).isEqualTo(Side.RED);
        }
    }

    /// "GAMEPLAY: On your turn, you must do one of the following: MOVE one of your playing pieces to an open
    /// adjacent space."
    @Nested
    class Move {

        // "1. Pieces move one square at a time, forward, backward, or sideways. (Exception: See special Scout
        // Movement Privilege)"
        // "2. Pieces cannot move diagonally."
        @Test
        void pieces_move_one_square_at_a_time() {
            board(COMMANDER, """
                f . . t
                . . . .
                . T . .
                F . . .
                """)
                    .goes("b2", "a2", "c2", "b1", "b3")
                    .refuses("b2b4", Refusal.TOO_FAR)
                    .refuses("b2a3", Refusal.NOT_A_LINE);
        }

        // "They cannot jump over another piece. They cannot move onto a square already occupied by another piece
        // (unless attacking)"
        @Test
        void pieces_neither_jump_nor_share_a_square() {
            board(COMMANDER, """
                t . . f
                i . . .
                . . . .
                S T . .
                """)
                    .refuses("a1a4", Refusal.BLOCKED)
                    .refuses("a1c1", Refusal.BLOCKED)
                    .refuses("b1a1", Refusal.OWN_PIECE)
                    .allows("a1a3");
        }

        // "3. Pieces cannot jump over or move onto the two lake areas in the center of the gameboard."
        @Test
        void pieces_stay_out_of_the_two_lakes() {
            assertThat(COMMANDER.board().lakes())
                    .extracting(Object::toString)
                    .containsExactly("c5", "d5", "g5", "h5", "c6", "d6", "g6", "h6");
            board(COMMANDER, """
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

        // "4. A piece cannot move back and forth between the same two squares in three consecutive turns."
        @Test
        void a_piece_does_not_go_back_and_forth_in_three_consecutive_turns() {
            board(COMMANDER, """
                f . t t
                . . . .
                . . . .
                F . . T
                """)
                    .plays("d1d2 d4d3 d2d1 c4c3")
                    .refuses("d1d2", Refusal.TWO_SQUARE)
                    .allows("d1c1");
        }
    }

    /// "OR ATTACK one of your opponents playing pieces."
    @Nested
    class Attack {

        // "NOTE: Flag and Bomb pieces cannot attack."
        @Test
        void flag_and_bomb_cannot_attack() {
            board(COMMANDER, """
                f . . t
                . . . .
                t t . .
                F B . T
                """).refuses("a1a2", Refusal.CANNOT_MOVE).refuses("b1b2", Refusal.CANNOT_MOVE);
        }

        // "1. Attack Position: When a red and blue piece are orthogonally adjacent, they are in a position to
        // attack."
        @Test
        void orthogonal_neighbours_can_attack() {
            board(COMMANDER, """
                f . . .
                . i . .
                i T i .
                t i . F
                """).allows("b2a2", "b2c2", "b2b1", "b2b3").refuses("b2a1", Refusal.NOT_A_LINE);
        }

        // "2. How to Attack: [...] The rank of each piece is then revealed and the piece with the lower rank is
        // removed from the board. If the winning piece is the attacker, it takes the place of the losing piece.
        // If the winning piece is the defender, it does not move."
        @Test
        void the_lower_rank_is_removed_and_only_an_attacker_takes_its_place() {
            assertThat(duel(COMMANDER, 'G', 'c')).isEqualTo("G on a3");
            assertThat(duel(COMMANDER, 'C', 'g')).isEqualTo("g on a3");
        }

        // "The rank of each piece is then revealed"
        @Test
        void the_ranks_are_revealed() {
            Watched battle = board(COMMANDER, """
                f . . t
                g . . .
                C . . .
                F . . T
                """).plays("a2a3");
            assertThat(battle.observedMove(Side.RED).toString()).contains("COLONEL", "GENERAL");
            battle.isSeenBy(Side.RED, """
                - . . -
                g . . .
                . . . .
                F . . T
                """);
        }

        // "3. When pieces of the same rank battle, both pieces are removed from the board."
        @Test
        void pieces_of_the_same_rank_are_both_removed() {
            for (char rank : MOVABLE) {
                assertThat(duel(COMMANDER, rank, Character.toLowerCase(rank))).isEmpty();
            }
        }

        // An attack is no "move back and forth": the fourth rule of moving never refuses one.
        @Test
        void an_attack_is_never_refused_for_going_back_and_forth() {
            board(COMMANDER, """
                f . . t
                . . i .
                . . . .
                F . . T
                """).plays("d1d2 c3c2 d2d1 c2d2").allows("d1d2");
        }
    }

    // "NOTE: If you cannot do either action, the game is over and you lose."
    @Test
    void whoever_can_neither_move_nor_attack_loses() {
        board(COMMANDER, """
            t b . .
            b . . .
            . . . .
            F . . T
            """).plays("d1d2").stands("red immobile");
    }

    /// "Special Scout Privileges"
    @Nested
    class Scouts {

        // "Scouts are the only pieces allowed to both move and attack on the same turn."
        // "A Scout can move forward, backward, or sideways any number of open spaces into an attack position.
        // Once in position, it can attack."
        @Test
        void a_scout_moves_into_an_attack_position_and_attacks() {
            board(COMMANDER, """
                f . . . t
                . . . . .
                S . . . .
                . . y . .
                F . . . T
                """).allows("a3c3c2").plays("a3c3c2").shows("""
                f . . . t
                . . . . .
                . . . . .
                . . S . .
                F . . . T
                """);
            board(COMMANDER, """
                f . . . t
                . . . . .
                S . . y .
                . . . . .
                F . . . T
                """).allows("a3d3");
        }

        // "any number of open spaces"
        @Test
        void a_scout_needs_open_spaces() {
            board(COMMANDER, """
                f . . . t
                . . y . .
                S B . . .
                . . . . .
                F . . . T
                """).refuses("a3c3c4", Refusal.BLOCKED);
        }

        // "Scouts are the only pieces"
        @Test
        void nobody_else_moves_and_attacks() {
            board(COMMANDER, """
                f . . . t
                . . . . .
                M . . . .
                . y . . .
                F . . . T
                """).refuses("a3b3b2", Refusal.NOT_ALLOWED);
        }
    }

    /// "Special Miner Privileges"
    @Nested
    class Miners {

        // "When any piece (except a Miner) strikes a Bomb, that piece is removed from the board."
        // "Bombs remain on the same space throughout the game unless they are defused. Bombs cannot attack or
        // move."
        @Test
        void any_other_piece_that_strikes_a_bomb_is_removed() {
            for (char attacker : MOVABLE) {
                if (attacker != 'I') {
                    assertThat(duel(COMMANDER, attacker, 'b')).isEqualTo("b on a3");
                }
            }
        }

        // "Exception: When a Miner strikes a Bomb, the Bomb is defused and removed from the gameboard. The Miner
        // then moves onto the Bomb's space on the board."
        @Test
        void a_miner_moves_onto_the_space_of_a_bomb() {
            assertThat(duel(COMMANDER, 'I', 'b')).isEqualTo("I on a3");
        }
    }

    /// "Special Spy Privileges"
    @Nested
    class Spies {

        // "The Spy is rank "S". If any piece attacks the Spy, it is removed from the board."
        @Test
        void a_spy_that_is_attacked_is_removed() {
            for (char attacker : MOVABLE) {
                String expected = attacker == 'Y' ? "" : attacker + " on a3";
                assertThat(duel(COMMANDER, attacker, 'y')).isEqualTo(expected);
            }
        }

        // "The Spy is also the only piece that can capture a Marshal, provided the Spy attacks the Marshal first.
        // If the Marshal attacks first, then the Spy is removed."
        @Test
        void a_spy_captures_the_marshal_if_it_attacks_first() {
            assertThat(duel(COMMANDER, 'Y', 'm')).isEqualTo("Y on a3");
            assertThat(duel(COMMANDER, 'M', 'y')).isEqualTo("M on a3");
            for (char attacker : MOVABLE.subList(1, 9)) {
                assertThat(duel(COMMANDER, attacker, 'm')).isEqualTo("m on a3");
            }
        }
    }

    /// "WINNING THE GAME"
    @Nested
    class WinningTheGame {

        // "The first player to attack an opponent's Flag captures it and wins the game."
        @Test
        void whoever_attacks_the_flag_wins() {
            for (char attacker : MOVABLE) {
                assertThat(duel(COMMANDER, attacker, 'f')).isEqualTo("red flag");
            }
        }

        // "If all of your movable pieces have been removed and you cannot move or attack on a turn, you must give
        // up and declare your opponent the winner."
        @Test
        void whoever_has_lost_all_movable_pieces_has_lost() {
            board(COMMANDER, """
                f b . .
                i . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
            board(COMMANDER, """
                f b . .
                t . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
        }
    }
}
