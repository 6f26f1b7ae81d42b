package flagfall.document;

import static flagfall.game.Watched.MOVABLE;
import static flagfall.game.Watched.board;
import static flagfall.game.Watched.duel;
import static flagfall.game.Watched.move;
import static flagfall.rules.Rulesets.FANTASY;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.game.Watched;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.rules.Clash;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The document "Stratego - 10 x 10 tiled board game", sentence by sentence, as the ruleset `fantasy` plays it.
///
/// Shown in the browser tests: its fantasy roles (Dragon Lord, Eleven King, Paladin, Warlock, Dwarven Warlord,
/// Knight, Ranger, Sapper, Goblin, Assassin, Cursed Obelisk, World Stone), its numbers from 10 down to 1, and
/// choosing a setup.
class FantasyDocumentTest {

    /// "Piece Ranks and Roles", and "Special Piece"
    @Nested
    class PieceRanksAndRoles {

        // "Stratego - 10 x 10 tiled board game"
        // "This is a two player strategy game on a 10x10 board."
        @Test
        void the_board_has_ten_by_ten_tiles() {
            assertThat(FANTASY.board().columns()).isEqualTo(10);
            assertThat(FANTASY.board().rows()).isEqualTo(10);
            assertThat(Side.values()).hasSize(2);
        }

        // "Rank | Title | Fantasy Role | Quantity | Notes": 10 Marshal 1, 9 General 1, 8 Colonel 2, 7 Major 3, 6
        // Captain 4, 5 Lieutenant 4, 4 Sergeant 4, 3 Miner 5, 2 Scout 8, 1 Spy 1, Bomb 6, Flag 1
        @Test
        void the_quantities_are_those_of_the_table() {
            assertThat(FANTASY.army().counts())
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

        // "Version: XX pieces per player"
        // "There are X number of pieces the player will have at beginning of the game."
        @Test
        void the_number_of_pieces_can_be_changed() {
            assertThat(FANTASY.with(change -> change.army = FANTASY.army().with(Rank.SCOUT, 3))
                            .faults())
                    .isEmpty();
        }

        // "Most powerful piece, vulnerable only to an attacking Spy"
        @Test
        void the_marshal_falls_to_no_attacker_but_a_spy_and_its_equal() {
            for (char attacker : "GCJPLTIS".toCharArray()) {
                assertThat(duel(FANTASY, attacker, 'm')).isEqualTo("m on a3");
            }
            assertThat(duel(FANTASY, 'Y', 'm')).isEqualTo("Y on a3");
        }

        // "Can defuse (capture) Bombs without dying"
        @Test
        void a_miner_defuses_bombs_without_dying() {
            assertThat(duel(FANTASY, 'I', 'b')).isEqualTo("I on a3");
        }

        // "Can move any distance horizontally or vertically without jumping over pieces or lakes; can move and
        // attack in the same turn"
        @Test
        void a_scout_moves_any_distance_and_attacks_in_the_same_turn() {
            board(FANTASY, """
                f . t . .
                . . . . .
                . . . . .
                . ~ S . T
                . . t . .
                """)
                    .goes("c2", "c3", "c4", "c5", "d2", "c1")
                    .refuses("c2a2", Refusal.BLOCKED)
                    .refuses("c2e2", Refusal.OWN_PIECE)
                    .plays("c2c5")
                    .shows("""
                f . t . .
                . . . . .
                . . . . .
                . ~ . . T
                . . t . .
                """);
        }

        // "Weakest piece; captured by any other attacking piece, but can capture the Marshal/Dragon Lord"
        @Test
        void a_spy_is_captured_by_any_other_attacking_piece() {
            for (char attacker : "MGCJPLTIS".toCharArray()) {
                assertThat(duel(FANTASY, attacker, 'y')).isEqualTo(attacker + " on a3");
            }
            assertThat(duel(FANTASY, 'Y', 'm')).isEqualTo("Y on a3");
        }

        // "Can't move; Kills any piece that tries attacking it except for the Miner/Sapper"
        @Test
        void a_bomb_kills_any_piece_but_a_miner() {
            for (char attacker : "MGCJPLTSY".toCharArray()) {
                assertThat(duel(FANTASY, attacker, 'b')).isEqualTo("b on a3");
            }
        }

        // "Can't move; Capturing the enemy's Flag/ World Stone with any piece wins the game"
        @Test
        void a_flag_that_is_captured_by_any_piece_wins_the_game() {
            for (char attacker : MOVABLE) {
                assertThat(duel(FANTASY, attacker, 'f')).isEqualTo("red flag");
            }
        }
    }

    /// "Breakdown and Rules"
    @Nested
    class BreakdownAndRules {

        // "Stratego is a game of imperfect information. In addition to calculated sequences of moves, this gives
        // rise to aspects of battling psychology, from bluffs to concealment to waiting and guessing."
        @Test
        void information_is_imperfect() {
            board(FANTASY, """
                f b t .
                . . . .
                . . . .
                F B T .
                """).isSeenBy(Side.RED, """
                - - - .
                . . . .
                . . . .
                F B T .
                """);
        }

        // "Players could have their pieces randomly generated on their side, or choose where to put their pieces
        // down on their side before the game begins."
        @Test
        void pieces_are_randomly_generated_or_chosen() {
            for (Side side : Side.values()) {
                Setup random = Setup.random(FANTASY, side, 7);
                assertThat(random.flaws(FANTASY)).isEmpty();
                assertThat(random.pieces().keySet())
                        .allMatch(square -> FANTASY.board().isHome(square, side));
                Setup chosen = random.mirrored(FANTASY.board());
                assertThat(chosen.flaws(FANTASY)).isEmpty();
            }
        }

        // "There are two ways of winning: 1. If the enemy player has NO MOVEABLE pieces anymore (Pieces of ranks
        // 1-10 are all defeated)"
        @Test
        void whoever_has_no_movable_pieces_anymore_has_lost() {
            board(FANTASY, """
                f b . .
                i . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
        }

        // "2. If anyone of your pieces encounters the enemy's flag"
        @Test
        void whoever_encounters_the_enemys_flag_has_won() {
            board(FANTASY, """
                f b . t
                Y . . .
                . . . .
                F . . .
                """).plays("a3a4").stands("red flag");
        }

        // The two ways are all there are, so a player who is blocked has not lost. Decided here: that player
        // passes.
        @Test
        void whoever_is_blocked_passes() {
            board(FANTASY, Side.BLUE, """
                f . . t
                . . . .
                B . . .
                T B . .
                """).plays("d4d3").stands("ongoing").awaits(Side.BLUE);
        }
    }

    /// "Gameplay"
    @Nested
    class Gameplay {

        private final Watched strike = board(FANTASY, """
                f . . t
                i . . .
                T . . .
                F . S .
                """).plays("a2a3");

        // "Player Turn Begins"
        // "Ends the player's turn to switch to the enemy player"
        @Test
        void turns_alternate() {
            board(FANTASY, """
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

        // "Player moves a moveable piece, piece identity is hidden from the enemy and they can only move one
        // space"
        @Test
        void a_piece_moves_one_space_and_stays_hidden() {
            board(FANTASY, """
                f . . t
                . . . .
                . . . .
                F . . T
                """).refuses("d1d3", Refusal.TOO_FAR).plays("d1d2").isSeenBy(Side.BLUE, """
                f . . t
                . . . .
                . . . !
                ? . . .
                """);
        }

        // "(exception of if it's Scout/Goblin (2), where if they move more than 1 space their identity is
        // revealed for their turn)"
        @Test
        void a_scout_that_moves_more_than_one_space_is_revealed_for_its_turn() {
            Watched run = board(FANTASY, """
                f . . t
                . . . .
                . . . .
                F . S .
                """).plays("c1c3");
            assertThat(run.observedMove(Side.BLUE))
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, move("c1c3"), true, false));
            assertThat(run.plays("d4d3").toldNow(Side.BLUE).getFirst())
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, move("c1c3"), false, false));
        }

        // "If piece the player tries moving them to has an enemy piece it attacks it (will reveal both pieces
        // identity to player and enemy)"
        @Test
        void an_attack_reveals_both_pieces_to_both_players() {
            ObservedMove battle = new ObservedMove.Struck(
                    0,
                    Side.RED,
                    move("a2a3"),
                    new ObservedRank.Shown(Rank.SERGEANT),
                    new ObservedRank.Shown(Rank.MINER),
                    Clash.ATTACKER_WINS,
                    Square.of("a3"),
                    false);
            assertThat(strike.observedMove(Side.RED)).isEqualTo(battle);
            assertThat(strike.observedMove(Side.BLUE)).isEqualTo(battle);
        }

        // "Higher number wins (except for Assassin(1) and Dragon Lord(10)) and if it was the attacker that won,
        // they move to where the defeated piece was"
        @Test
        void the_higher_number_wins_and_a_winning_attacker_moves_in() {
            for (int high = 0; high < MOVABLE.size(); high++) {
                for (int low = high + 1; low < MOVABLE.size(); low++) {
                    char strong = MOVABLE.get(high);
                    char weak = MOVABLE.get(low);
                    assertThat(duel(FANTASY, strong, Character.toLowerCase(weak)))
                            .isEqualTo(strong + " on a3");
                    if (strong != 'M' || weak != 'Y') {
                        assertThat(duel(FANTASY, weak, Character.toLowerCase(strong)))
                                .isEqualTo(Character.toLowerCase(strong) + " on a3");
                    }
                }
            }
        }

        // "Same number kills both the pieces"
        @Test
        void the_same_number_kills_both() {
            for (char rank : MOVABLE) {
                assertThat(duel(FANTASY, rank, Character.toLowerCase(rank))).isEmpty();
            }
        }

        // "Pieces will die when attacking a bomb EXCEPT if the attacking piece is a Miner/Sapper(3)"
        @Test
        void pieces_die_on_a_bomb_except_a_miner() {
            assertThat(duel(FANTASY, 'M', 'b')).isEqualTo("b on a3");
            assertThat(duel(FANTASY, 'I', 'b')).isEqualTo("I on a3");
        }

        // "(will hide piece's identity if any of them were revealed to the enemy within the turn)"
        @Test
        void what_was_revealed_is_hidden_again() {
            strike.isSeenBy(Side.BLUE, """
                f . . t
                ! . . .
                . . . .
                ? . ? .
                """);
            ObservedMove.Struck later = (ObservedMove.Struck)
                    strike.plays("d4d3").toldNow(Side.BLUE).getFirst();
            assertThat(later.attacker()).isEqualTo(new ObservedRank.Covered());
        }

        // "This will keep going until one of the two ways of winning are met."
        @Test
        void nothing_else_ends_a_game() {
            Watched game = board(FANTASY, """
                f . . t
                . . . .
                . . . .
                F . . T
                """);
            for (int round = 0; round < 150; round++) {
                game = game.plays("d1d2 d4c4 d2d1 c4d4");
            }
            game.stands("ongoing");
        }
    }

    /// "Movement"
    @Nested
    class Movement {

        // "All movable pieces, with the exception of the Scout, may move only one step to any adjacent space
        // vertically or horizontally (but not diagonally)."
        @Test
        void pieces_step_to_an_adjacent_space_but_not_diagonally() {
            for (char rank : "MGCJPLTIY".toCharArray()) {
                board(FANTASY, """
                    f . . t
                    . . . .
                    . # . .
                    F . . .
                    """.replace('#', rank))
                        .goes("b2", "a2", "c2", "b1", "b3")
                        .refuses("b2c3", Refusal.NOT_A_LINE);
            }
        }

        // "A piece may not move onto a space occupied by a ally piece or obstacle, if they move to a space
        // occupied by an enemy, they attack it instead."
        @Test
        void a_piece_moves_neither_onto_an_ally_nor_an_obstacle() {
            Watched game = board(FANTASY, """
                f . . t
                . i . .
                ~ T B .
                F . . .
                """)
                    .refuses("b2a2", Refusal.LAKE)
                    .refuses("b2c2", Refusal.OWN_PIECE)
                    .plays("b2b3");
            assertThat(game.observedMove(Side.BLUE)).isInstanceOf(ObservedMove.Struck.class);
        }

        // "When attacking piece wins the encounter with enemy piece, it goes to the space the enemy piece was."
        @Test
        void an_attacker_that_wins_goes_to_the_space_of_the_enemy() {
            assertThat(duel(FANTASY, 'G', 'c')).isEqualTo("G on a3");
        }

        // "Bomb and Flag pieces are not moveable."
        @Test
        void bombs_and_flags_do_not_move() {
            board(FANTASY, """
                f . . t
                . . . .
                . . . T
                F . B .
                """).refuses("a1b1", Refusal.CANNOT_MOVE).refuses("c1c2", Refusal.CANNOT_MOVE);
        }

        // "The Scout may move any number of spaces in a straight line (such as the rook in chess)."
        @Test
        void a_scout_moves_as_a_rook() {
            board(FANTASY, """
                f . . t .
                . . . . .
                . . S . .
                . . . . .
                F . . . .
                """)
                    .goes("c3", "c4", "c5", "c2", "c1", "a3", "b3", "d3", "e3")
                    .refuses("c3d4", Refusal.NOT_A_LINE)
                    .refuses("c3d3d4", Refusal.NOT_ALLOWED);
        }
    }

    /// "Revealing of Pieces"
    @Nested
    class RevealingOfPieces {

        private final Watched start = board(FANTASY, """
                f . s t
                . . . .
                . . . .
                F S . T
                """);

        // "The player will only be able to see their ally pieces' identities. The enemy player will only be able
        // to see their own pieces' identities."
        @Test
        void each_player_sees_only_their_own_identities() {
            start.isSeenBy(Side.RED, """
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

        // "When the enemy player moves their piece, it will not reveal the piece's identity with the exception of
        // the Scout/Goblin(2), and the enemy Scout/Goblin (2) has to be moving two or more spaces for their
        // identity to be revealed to the player."
        @Test
        void only_a_scout_that_moves_two_or_more_spaces_is_revealed_by_moving() {
            assertThat(start.plays("d1d2").observedMove(Side.BLUE))
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, move("d1d2"), false, false));
            assertThat(start.plays("b1b2").observedMove(Side.BLUE))
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, move("b1b2"), false, false));
            assertThat(start.plays("b1b3").observedMove(Side.BLUE))
                    .isEqualTo(new ObservedMove.Marched(0, Side.RED, move("b1b3"), true, false));
        }

        // "It is only when the pieces are being attacked do both the attacking piece and defending piece's
        // identities get revealed to both players."
        @Test
        void both_identities_are_revealed_when_one_attacks() {
            ObservedMove.Struck battle =
                    (ObservedMove.Struck) start.plays("d1d2 d4d3 d2d3").observedMove(Side.BLUE);
            assertThat(battle.attacker()).isEqualTo(new ObservedRank.Shown(Rank.SERGEANT));
            assertThat(battle.defender()).isEqualTo(new ObservedRank.Shown(Rank.SERGEANT));
        }

        // "When the turn ends, any enemy piece's identity that was revealed will go back to being hidden."
        @Test
        void identities_go_back_to_being_hidden() {
            Watched after = board(FANTASY, """
                f . . t
                i . . .
                T . . .
                F . . .
                """).plays("a2a3 d4d3");
            after.isSeenBy(Side.BLUE, """
                f . . .
                ! . . t
                . . . .
                ? . . .
                """).isSeenBySpectators("""
                - . . .
                ! . . +
                . . . .
                ? . . .
                """);
        }
    }

    /// "Special Pieces Rules"
    @Nested
    class SpecialPiecesRules {

        // "The Marshal/Dragon Lord (10) is the most powerful piece with a power of 10, but it has a mechanic with
        // the Assassin(1) where if the Assassin is the attacking piece, the Dragon Lord can be defeated."
        // "The Spy/Assassin (1) is the weakest piece where any attacking piece can defeat it, but if it attacks
        // the Dragon Lord (10), it is able to defeat the Dragon Lord."
        @Test
        void a_spy_defeats_the_marshal_only_by_attacking() {
            assertThat(duel(FANTASY, 'Y', 'm')).isEqualTo("Y on a3");
            assertThat(duel(FANTASY, 'M', 'y')).isEqualTo("M on a3");
            assertThat(duel(FANTASY, 'S', 'y')).isEqualTo("S on a3");
        }

        // "The Miner/Sapper (3) is able to defuse/get rid of bombs without dying when attacking them."
        @Test
        void a_miner_gets_rid_of_bombs() {
            assertThat(duel(FANTASY, 'I', 'b')).isEqualTo("I on a3");
        }

        // "The Scout/Goblin (2) is able to move any distance horizontally or vertically without jumping over
        // pieces (such as the rook in chess), can move and attack in the same turn,"
        @Test
        void a_scout_does_not_jump_over_pieces() {
            board(FANTASY, """
                t . . .
                t . . .
                . . . .
                S . T .
                """).allows("a1a3").refuses("a1a4", Refusal.BLOCKED).refuses("a1d1", Refusal.BLOCKED);
        }

        // "However, moving distances greater than 1 space reveals their identity to the enemy player. The player
        // can have them move one piece instead to hide their identity."
        @Test
        void a_scout_that_moves_one_space_stays_hidden() {
            Watched start = board(FANTASY, """
                f . . t
                . . . .
                . . . .
                F S . .
                """);
            assertThat(((ObservedMove.Marched) start.plays("b1b4").observedMove(Side.BLUE)).scout())
                    .isTrue();
            assertThat(((ObservedMove.Marched) start.plays("b1b2").observedMove(Side.BLUE)).scout())
                    .isFalse();
        }
    }
}
