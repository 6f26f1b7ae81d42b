package flagfall.document;

import static flagfall.game.Watched.MOVABLE;
import static flagfall.game.Watched.board;
import static flagfall.game.Watched.duel;
import static flagfall.rules.Rulesets.NINE_RANKS;
import static flagfall.rules.Rulesets.QUICK_BATTLE;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Watched;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedMove;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The manual that begins "Command your army and crush your opponent piece by piece.", sentence by sentence, as
/// the rulesets `nine-ranks` and `quick-battle` play it: both in all but the board and the army.
///
/// Shown in the browser tests: the marks on the pieces, f, b, s and the ranks 1 to 9.
class NineRanksDocumentTest {

    private static final Ruleset[] BOTH = {NINE_RANKS, QUICK_BATTLE};

    /// "Components"
    @Nested
    class Components {

        // "A 10 x 10 game board."
        // "Pieces cannot move onto or through lakes (the four central squares of the board)."
        @Test
        void the_board_has_its_lake_on_the_four_central_squares() {
            assertThat(NINE_RANKS.board().picture()).isEqualTo("""
                    b b b b b b b b b b
                    b b b b b b b b b b
                    b b b b b b b b b b
                    b b b b b b b b b b
                    . . . . ~ ~ . . . .
                    . . . . ~ ~ . . . .
                    r r r r r r r r r r
                    r r r r r r r r r r
                    r r r r r r r r r r
                    r r r r r r r r r r
                    """);
        }

        // "40 pieces per player, including: 1 Flag (marked f), 6 Bombs (marked b), 1 Spy (marked s), 6 Scouts
        // (rank 1), 5 Miners (rank 2), 5 Sergeants (rank 3), 4 Lieutenants (rank 4), 4 Captains (rank 5), 3
        // Majors (rank 6), 2 Colonels (rank 7), 1 General (rank 8), 1 Marshal (rank 9)" The list adds up to 39,
        // and the list is kept.
        @Test
        void the_army_is_the_one_listed() {
            assertThat(NINE_RANKS.army().counts())
                    .isEqualTo(Map.ofEntries(
                            Map.entry(Rank.FLAG, 1),
                            Map.entry(Rank.BOMB, 6),
                            Map.entry(Rank.SPY, 1),
                            Map.entry(Rank.SCOUT, 6),
                            Map.entry(Rank.MINER, 5),
                            Map.entry(Rank.SERGEANT, 5),
                            Map.entry(Rank.LIEUTENANT, 4),
                            Map.entry(Rank.CAPTAIN, 4),
                            Map.entry(Rank.MAJOR, 3),
                            Map.entry(Rank.COLONEL, 2),
                            Map.entry(Rank.GENERAL, 1),
                            Map.entry(Rank.MARSHAL, 1)));
            assertThat(NINE_RANKS.army().size()).isEqualTo(39);
        }
    }

    /// "Setting Up"
    @Nested
    class SettingUp {

        // "Place the game board between the two players."
        // "Each player sets up their pieces on the last four rows on their side of the board"
        @Test
        void each_player_has_the_last_four_rows() {
            for (Side side : Side.values()) {
                assertThat(NINE_RANKS.board().home(side)).hasSize(4 * 10);
                assertThat(Setup.random(NINE_RANKS, side, 1).flaws(NINE_RANKS)).isEmpty();
            }
        }

        // "with piece information facing the owner and hidden from the opponent."
        @Test
        void piece_information_faces_the_owner() {
            board(NINE_RANKS, """
                f b t s
                . . . .
                . . . .
                F B T S
                """).isSeenBy(Side.RED, """
                - - - -
                . . . .
                . . . .
                F B T S
                """).isSeenBy(Side.BLUE, """
                f b t s
                . . . .
                . . . .
                ? ? ? ?
                """);
        }

        // "The two middle rows are left unoccupied."
        @Test
        void the_two_middle_rows_are_left_unoccupied() {
            assertThat(NINE_RANKS.board().rows() - 2 * NINE_RANKS.board().homeRows())
                    .isEqualTo(2);
        }
    }

    /// "How to Play"
    @Nested
    class HowToPlay {

        // "Move a Piece: On your turn, you can move one of your pieces one space to an adjacent empty square
        // (horizontally or vertically, but not diagonally)."
        @Test
        void a_piece_moves_one_space() {
            for (Ruleset rules : BOTH) {
                board(rules, """
                    f . . t
                    . . . .
                    . T . .
                    F . . .
                    """)
                        .goes("b2", "a2", "c2", "b1", "b3")
                        .refuses("b2c3", Refusal.NOT_A_LINE)
                        .refuses("b2b4", Refusal.TOO_FAR);
            }
        }

        // "Pieces cannot move onto or through lakes (the four central squares of the board)."
        @Test
        void nothing_moves_onto_or_through_the_lake() {
            board(QUICK_BATTLE, """
                f . . . . . . t
                . . . . . . . .
                . . . . . . . .
                . . . ~ ~ . . .
                . . S ~ ~ . . .
                . . . I . . . .
                . . . . . . . .
                F . . . . . . .
                """)
                    .refuses("c4d4", Refusal.LAKE)
                    .refuses("c4f4", Refusal.BLOCKED)
                    .refuses("d3d4", Refusal.LAKE);
        }

        // "Bomb and Flag pieces cannot be moved."
        @Test
        void bombs_and_flags_cannot_be_moved() {
            for (Ruleset rules : BOTH) {
                board(rules, """
                    f . . t
                    . . . .
                    . . . T
                    F . B .
                    """).refuses("a1b1", Refusal.CANNOT_MOVE).refuses("c1b1", Refusal.CANNOT_MOVE);
            }
        }

        // "Scouts may move unlimited spaces (horizontally or vertically) so long as they do not run through a
        // lake or other pieces."
        @Test
        void scouts_move_unlimited_spaces() {
            for (Ruleset rules : BOTH) {
                board(rules, """
                    f . . t . .
                    . . . . . .
                    . ~ S . T .
                    . . . . . .
                    . . b . . .
                    F . . . . .
                    """)
                        .goes("c4", "c5", "c6", "c3", "c2", "d4")
                        .refuses("c4a4", Refusal.BLOCKED)
                        .refuses("c4c1", Refusal.BLOCKED);
            }
        }

        // "Attack: If your piece moves onto a square occupied by an opponent's piece, you reveal both pieces, and
        // the lower-ranked piece is captured and removed from the game."
        @Test
        void the_lower_ranked_piece_is_captured() {
            for (Ruleset rules : BOTH) {
                for (int high = 0; high < MOVABLE.size(); high++) {
                    for (int low = high + 1; low < MOVABLE.size(); low++) {
                        char strong = MOVABLE.get(high);
                        char weak = MOVABLE.get(low);
                        assertThat(duel(rules, strong, Character.toLowerCase(weak)))
                                .isEqualTo(strong + " on a3");
                    }
                }
                assertThat(duel(rules, 'I', 'g')).isEqualTo("g on a3");
            }
        }

        // "you reveal both pieces"
        @Test
        void both_pieces_are_revealed() {
            for (Ruleset rules : BOTH) {
                Watched battle = board(rules, """
                    f . . t
                    i . . .
                    G . . .
                    F . . .
                    """).plays("a2a3");
                for (Side side : Side.values()) {
                    assertThat(battle.observedMove(side).toString()).contains("GENERAL", "MINER");
                }
                battle.plays("d4d3").isSeenBy(Side.BLUE, """
                    f . . .
                    G . . t
                    . . . .
                    ? . . .
                    """);
            }
        }

        // "If both pieces have the same rank, both are removed from the game."
        @Test
        void both_of_the_same_rank_are_removed() {
            for (Ruleset rules : BOTH) {
                for (char rank : MOVABLE) {
                    assertThat(duel(rules, rank, Character.toLowerCase(rank))).isEmpty();
                }
            }
        }

        // "Any piece that attacks a Bomb (other than a Miner) is removed from the game along with the Bomb."
        @Test
        void an_attacker_is_removed_along_with_the_bomb() {
            for (Ruleset rules : BOTH) {
                for (char attacker : MOVABLE) {
                    if (attacker != 'I') {
                        assertThat(duel(rules, attacker, 'b')).isEmpty();
                    }
                }
            }
        }

        // "If a Miner attacks a Bomb then the Bomb is removed and the Miner survives."
        @Test
        void a_miner_survives_a_bomb() {
            for (Ruleset rules : BOTH) {
                assertThat(duel(rules, 'I', 'b')).isEqualTo("I on a3");
            }
        }

        // "If a Spy attacked a Marshal the Marshal is removed from the game. The Spy must be the one to initiate
        // the attack to win. If a Marshal attacks a Spy then the Spy is removed from the game and the Marshal is
        // not."
        @Test
        void a_spy_must_initiate_the_attack_on_a_marshal() {
            for (Ruleset rules : BOTH) {
                assertThat(duel(rules, 'Y', 'm')).isEqualTo("Y on a3");
                assertThat(duel(rules, 'M', 'y')).isEqualTo("M on a3");
            }
        }

        // A scout's run onto an occupied square is an attack, since to attack is to move onto one.
        @Test
        void a_scout_attacks_what_it_runs_into() {
            for (Ruleset rules : BOTH) {
                Watched run = board(rules, """
                    f . . t
                    . . . .
                    . . . .
                    F . I S
                    """).plays("d1d4");
                assertThat(run.observedMove(Side.BLUE)).isInstanceOf(ObservedMove.Struck.class);
                board(rules, """
                    f . . .
                    . . t .
                    . . . .
                    F . I S
                    """).refuses("d1d3c3", Refusal.NOT_ALLOWED);
            }
        }
    }

    /// "How to Win"
    @Nested
    class HowToWin {

        // "The game is won by the player who successfully captures their opponent's Flag."
        @Test
        void whoever_captures_the_flag_wins() {
            for (Ruleset rules : BOTH) {
                for (char attacker : MOVABLE) {
                    assertThat(duel(rules, attacker, 'f')).isEqualTo("red flag");
                }
            }
        }

        // "In the event that you can no longer move or attack then your opponent wins."
        @Test
        void whoever_can_no_longer_move_or_attack_loses() {
            for (Ruleset rules : BOTH) {
                board(rules, """
                    t b . .
                    b . . .
                    . . . .
                    F . . T
                    """).plays("d1d2").stands("red immobile");
                board(rules, """
                    f b . .
                    i . . .
                    T . . .
                    F . . .
                    """).plays("a2a3").stands("red immobile");
                board(rules, """
                    f b . .
                    t . . .
                    T . . .
                    F . . .
                    """).plays("a2a3").stands("red immobile");
            }
        }
    }

    /// "Variations"
    @Nested
    class Variations {

        // "Quick Battle: Play on a 8x8 board with 10 units each: 1 Flag (marked f), 2 Bombs (marked b), 1 Spy
        // (marked s), 2 Scouts (rank 1), 2 Miners (rank 2), 1 General (rank 8), 1 Marshal (rank 9)"
        @Test
        void quick_battle_has_ten_units_on_eight_by_eight() {
            assertThat(QUICK_BATTLE.board().columns()).isEqualTo(8);
            assertThat(QUICK_BATTLE.board().rows()).isEqualTo(8);
            assertThat(QUICK_BATTLE.army().size()).isEqualTo(10);
            assertThat(QUICK_BATTLE.army().counts())
                    .containsEntry(Rank.FLAG, 1)
                    .containsEntry(Rank.BOMB, 2)
                    .containsEntry(Rank.SPY, 1)
                    .containsEntry(Rank.SCOUT, 2)
                    .containsEntry(Rank.MINER, 2)
                    .containsEntry(Rank.GENERAL, 1)
                    .containsEntry(Rank.MARSHAL, 1);
        }

        // "Classic: Standard Stratego." and "Quick Battle": nothing else is said to differ.
        @Test
        void quick_battle_differs_in_board_and_army_alone() {
            assertThat(QUICK_BATTLE.with(change -> {
                        change.id = NINE_RANKS.id();
                        change.board = NINE_RANKS.board();
                        change.army = NINE_RANKS.army();
                    }))
                    .isEqualTo(NINE_RANKS);
        }
    }
}
