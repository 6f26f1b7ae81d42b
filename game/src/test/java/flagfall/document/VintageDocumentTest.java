package flagfall.document;

import static flagfall.game.Watched.MOVABLE;
import static flagfall.game.Watched.board;
import static flagfall.game.Watched.duel;
import static flagfall.game.Watched.move;
import static flagfall.rules.Rulesets.VINTAGE;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Rejection;
import flagfall.game.Watched;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Refusal;
import flagfall.view.ObservedMove;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The document "Stratego written in C++", sentence by sentence, as the ruleset `vintage` plays it. It says
/// nothing that only a screen could show.
class VintageDocumentTest {

    // "Pieces (Ordered by rank): 1 Marshal, 1 General, 2 Colonels, 3 Majors, 4 Captains, 4 Liutenents, 4
    // Seargents, 5 Miners, 8 Scouts, 1 Spy, 6 Bombs, 1 Flag"
    @Test
    void the_pieces_are_those_listed() {
        assertThat(VINTAGE.army().counts())
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

    /// "Movement"
    @Nested
    class Movement {

        // "1. Turns alternate, first Red the Blue."
        @Test
        void turns_alternate_first_red_then_blue() {
            assertThat(VINTAGE.firstMover().draw(0)).isEqualTo(Side.RED);
            board(VINTAGE, """
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

        // "2. A piece moves from square to square, one square at a time (Exception: Scout -- see rule 7). A piece
        // may be moved forward, backward, or sideward but not diagonally."
        @Test
        void a_piece_moves_one_square_at_a_time() {
            board(VINTAGE, """
                f . . t
                . . . .
                . T . .
                F . . .
                """)
                    .goes("b2", "a2", "c2", "b1", "b3")
                    .refuses("b2b4", Refusal.TOO_FAR)
                    .refuses("b2c1", Refusal.NOT_A_LINE);
        }

        // "3. Two pieces may not ocupy the same square at the same time."
        // "4. A piece may not move through a square occupied by a piece nor jump over a piece."
        @Test
        void pieces_neither_share_a_square_nor_jump() {
            board(VINTAGE, """
                f . . t
                . . . .
                B . . .
                S T . .
                """)
                    .refuses("b1a1", Refusal.OWN_PIECE)
                    .refuses("a1a3", Refusal.BLOCKED)
                    .refuses("a1d1", Refusal.BLOCKED);
        }

        // "5. Only one piece may be moved in each turn."
        @Test
        void only_one_piece_is_moved_in_a_turn() {
            Watched moved = board(VINTAGE, """
                f . . t
                . . . .
                . . . .
                F . T T
                """).plays("d1d2");
            assertThat(moved.game().rejection(new Event.Moved(Side.RED, move("c1c2"))))
                    .contains(new Rejection.BadState(Rejection.State.NOT_YOUR_TURN));
        }

        // "6. The Flag and Bomb pieces cannot be moved. Once these pieces are placed at the start of the game
        // they must remain in that square."
        @Test
        void flag_and_bombs_remain_where_they_are_placed() {
            board(VINTAGE, """
                f . . t
                . . . .
                . . . T
                F . B .
                """).refuses("a1b1", Refusal.CANNOT_MOVE).refuses("c1b1", Refusal.CANNOT_MOVE);
        }

        // "7. The Scout may move any number of open square forward, backward, or sideward in a straight line if
        // the player desires."
        @Test
        void a_scout_moves_any_number_of_open_squares() {
            board(VINTAGE, """
                f . . t .
                . . . . .
                . S . . .
                . . . . .
                F . . . .
                """).goes("b3", "b4", "b5", "b2", "b1", "a3", "c3", "d3", "e3");
        }

        // "Therefore, the player may choose to move the Scout only one square in his turn, so as to keep the
        // Scout's identity hidden. The Scout is valuable for probing the oppenent's positions."
        @Test
        void a_scout_that_moves_one_square_stays_hidden() {
            Watched start = board(VINTAGE, """
                f . . t
                . . . .
                . . . .
                F S . .
                """);
            start.plays("b1b2").isSeenBy(Side.BLUE, """
                f . . t
                . . . .
                . ! . .
                ? . . .
                """);
            start.plays("b1b3").isSeenBy(Side.BLUE, """
                f . . t
                . S . .
                . . . .
                ? . . .
                """);
        }

        // "The Scout may not move and strike in the same turn."
        @Test
        void a_scout_does_not_move_and_strike_in_the_same_turn() {
            board(VINTAGE, """
                f . . t
                . . . .
                . . . .
                F . i S
                """)
                    .refuses("d1d4", Refusal.TOO_FAR)
                    .allows("d1c1", "d1d3")
                    .refuses("d1d2c2", Refusal.NOT_ALLOWED);
        }

        // "8. Pieces cannot be moved back and forth between the same 2 squares in 3 consecutive turns."
        @Test
        void pieces_do_not_go_back_and_forth_in_three_consecutive_turns() {
            board(VINTAGE, """
                f . t t
                . . . .
                . . . .
                F . . T
                """)
                    .plays("d1d2 d4d3 d2d1 c4c3")
                    .refuses("d1d2", Refusal.TWO_SQUARE)
                    .allows("d1c1");
        }

        // "9. A player must either move or strike in his turn."
        @Test
        void a_player_who_can_move_does_not_pass() {
            board(VINTAGE, """
                f . . t
                . . . .
                B . . .
                T . . .
                """).goes("a1", "b1").awaits(Side.RED);
        }
    }

    /// "Combat"
    @Nested
    class Combat {

        // "1. Wehn a red and blue piece occupy adjoining squares either back to back, side to side, or face to
        // face, they are in a position to strike. No diagonal strikes can be make."
        @Test
        void adjoining_pieces_can_strike_but_not_diagonally() {
            board(VINTAGE, """
                f . . .
                . i . .
                i T i .
                t i . F
                """).allows("b2a2", "b2c2", "b2b1", "b2b3").refuses("b2a1", Refusal.NOT_A_LINE);
        }

        // "2. A okayer may move on his/her turn or strike on their turn. He/She cannot do both. The strike ends
        // the turn. After pieces have finished the strike move, the player who was struck has his/her turn to
        // move or strike."
        @Test
        void a_strike_ends_the_turn() {
            board(VINTAGE, """
                f . . t
                i . . .
                T . . .
                F . . .
                """).plays("a2a3").awaits(Side.BLUE);
        }

        // "3. It is not required to strike when two opposiing pieces are in position. A player may decide to
        // strike, whenever he/she desires."
        // "4. Either player may strike (on his/her turn); not only the one who moved their piece into position."
        @Test
        void nobody_must_strike_and_either_player_may() {
            board(VINTAGE, """
                f . . t
                . . . .
                i . . .
                . T F .
                """)
                    .plays("b1b2")
                    .allows("a2b2", "d4d3")
                    .plays("d4d3")
                    .allows("b2a2", "b2b3");
        }

        // "5. The piece with the lower rank is lost and removed from the board. The winning higher-ranking piece
        // is then moved immediately into the empty square formerly occupied by the losing piece."
        @Test
        void the_winner_moves_into_the_square_of_the_loser_whoever_struck() {
            assertThat(duel(VINTAGE, 'J', 'p')).isEqualTo("J on a3");
            assertThat(duel(VINTAGE, 'P', 'j')).isEqualTo("j on a2");
        }

        // "6. When equal ranks are struck, then both pieces are lost and removed from the board."
        @Test
        void equal_ranks_are_both_lost() {
            for (char rank : MOVABLE) {
                assertThat(duel(VINTAGE, rank, Character.toLowerCase(rank))).isEmpty();
            }
        }

        // "7. A Marshal removes a General, a General removes a Colonel, and A Colonel removes a Major and so on
        // down to the Spy, which is the lowest ranking piece."
        @Test
        void each_rank_removes_the_next() {
            for (int high = 0; high < MOVABLE.size(); high++) {
                for (int low = high + 1; low < MOVABLE.size(); low++) {
                    assertThat(duel(VINTAGE, MOVABLE.get(high), Character.toLowerCase(MOVABLE.get(low))))
                            .isEqualTo(MOVABLE.get(high) + " on a3");
                }
            }
        }

        // "8. The Spy, however, has the special privilege of being able to remove only the Marshal provided
        // he/she strikes first. This is, if the Spy strikes the Marshal on his/her turn, the Marshal is removed.
        // However, if the Marshal strikes first, the Spy is removed. All other pieces remove the Spy regardless
        // of who strikes first."
        @Test
        void a_spy_removes_only_the_marshal_and_only_by_striking_first() {
            assertThat(duel(VINTAGE, 'Y', 'm')).isEqualTo("Y on a3");
            assertThat(duel(VINTAGE, 'M', 'y')).isEqualTo("M on a3");
            for (char other : MOVABLE.subList(1, 9)) {
                assertThat(duel(VINTAGE, 'Y', Character.toLowerCase(other)))
                        .isEqualTo(Character.toLowerCase(other) + " on a2");
                assertThat(duel(VINTAGE, other, 'y')).isEqualTo(other + " on a3");
            }
        }

        // "9. When any piece (except a Miner) strikes a Bomb (Bang!) that piece is lost and is removed from the
        // board. The Bomb does not move into the empty square, but remains in its original position at all
        // times."
        @Test
        void a_bomb_remains_in_its_original_position() {
            for (char attacker : MOVABLE) {
                if (attacker != 'I') {
                    assertThat(duel(VINTAGE, attacker, 'b')).isEqualTo("b on a3");
                }
            }
        }

        // "When a Miner strikes a Bomb, the Bomb is lost and the Miner moves into the unoccupied square."
        @Test
        void a_miner_moves_into_the_square_of_a_bomb() {
            assertThat(duel(VINTAGE, 'I', 'b')).isEqualTo("I on a3");
        }

        // "10. A Bomb cannot strike, but rather must wait until a moveable piece strikes it."
        // "11. Remember, the Flag also can never be moved."
        @Test
        void bomb_and_flag_cannot_strike() {
            board(VINTAGE, """
                f . . t
                . . . .
                t t . .
                F B . T
                """).refuses("b1b2", Refusal.CANNOT_MOVE).refuses("a1a2", Refusal.CANNOT_MOVE);
        }

        // An advance into the open is seen for what it is: the piece has moved, and both were shown.
        @Test
        void a_defender_that_advanced_has_moved_and_is_shown() {
            Watched after = board(VINTAGE, """
                f . . t
                j . . .
                P . . .
                F . . T
                """).plays("a2a3");
            after.isSeenBy(Side.RED, """
                - . . -
                . . . .
                j . . .
                F . . T
                """);
            assertThat(after.observedMove(Side.RED)).isInstanceOf(ObservedMove.Struck.class);
            assertThat(after.placed())
                    .filteredOn(placed -> placed.piece().rank() == Rank.MAJOR)
                    .singleElement()
                    .matches(placed -> placed.hasMoved() && placed.shown());
        }
    }

    /// "To End the Game"
    @Nested
    class ToEndTheGame {

        // "When a player strikes his.her opponent's Flag, the game ends and he/she is the winner."
        @Test
        void whoever_strikes_the_flag_wins() {
            for (char attacker : MOVABLE) {
                assertThat(duel(VINTAGE, attacker, 'f')).isEqualTo("red flag");
            }
        }

        // "Note: If a player cannot move a piece or strike in his/her turn, they must give up and declare their
        // opponent the winner."
        @Test
        void whoever_can_neither_move_nor_strike_loses() {
            board(VINTAGE, """
                t b . .
                b . . .
                . . . .
                F . . T
                """).plays("d1d2").stands("red immobile");
            board(VINTAGE, """
                f b . .
                t . . .
                T . . .
                F . . .
                """).plays("a2a3").stands("red immobile");
        }
    }
}
