package flagfall.law;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One piece on every square of the largest board, with its own bombs around it and one way out or none. Rules 4.2 and
/// 10.4.
class HemmedInTest {

    private static final Ruleset OPEN = Rulesets.CLASSIC.with(change -> change.board = new Board(10, 10, 4, Set.of()));

    private static List<Square> squares() {
        List<Square> squares = new ArrayList<>();
        for (int index = 0; index < 100; index++) {
            squares.add(new Square(index % 10, index / 10));
        }
        return squares;
    }

    private static List<Square> around(Square square) {
        return squares().stream().filter(square::touches).toList();
    }

    /// Its enemy walks free in a corner that is far away, or stands beside the way out.
    private static Position hemmed(Side side, Rank rank, Square square, List<Square> bombs) {
        Map<Square, Piece> pieces = new HashMap<>();
        pieces.put(square, new Piece(side, rank));
        bombs.forEach(bomb -> pieces.put(bomb, new Piece(side, Rank.BOMB)));
        Square corner = new Square(square.column() < 5 ? 9 : 0, square.row() < 5 ? 9 : 0);
        pieces.put(corner, new Piece(side.opponent(), Rank.SERGEANT));
        return Position.arranged(OPEN, pieces, side);
    }

    @ParameterizedTest
    @EnumSource
    void with_one_way_out_it_has_that_move(Side side) {
        for (Square square : squares()) {
            for (Square out : around(square)) {
                List<Square> bombs = around(square).stream()
                        .filter(near -> !near.equals(out))
                        .toList();
                Position position = hemmed(side, Rank.MINER, square, bombs);
                assertThat(position.outcome()).as(square + " to " + out).isEqualTo(new Outcome.Ongoing());
                assertThat(position.moves()).containsExactly(new Move.Straight(square, out));
                assertThat(position.perft(1)).isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void with_no_way_out_its_side_has_lost(Side side) {
        for (Square square : squares()) {
            for (Rank rank : List.of(Rank.MINER, Rank.SCOUT)) {
                Position position = hemmed(side, rank, square, around(square));
                assertThat(position.outcome())
                        .as("" + square)
                        .isEqualTo(new Outcome.Won(side.opponent(), Outcome.Reason.IMMOBILE));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_scout_alone_runs_as_far_as_the_edges(Side side) {
        for (Square square : squares()) {
            List<Move> runs = hemmed(side, Rank.SCOUT, square, List.of()).moves();
            assertThat(runs)
                    .as("" + square)
                    .hasSize(18)
                    .allMatch(run -> run.from().equals(square));
            assertThat(runs.stream().map(Move::to))
                    .containsExactlyInAnyOrderElementsOf(squares().stream()
                            .filter(to -> !to.equals(square))
                            .filter(to -> to.column() == square.column() || to.row() == square.row())
                            .toList());
        }
    }
}
