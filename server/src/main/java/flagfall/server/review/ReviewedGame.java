package flagfall.server.review;

import flagfall.ai.review.Belief;
import flagfall.ai.review.Material;
import flagfall.ai.review.ReviewedMove;
import flagfall.ai.review.Reviewer;
import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A finished game, played again ply by ply as it was told to its players at the time.
final class ReviewedGame {

    private final Game start;
    private final List<Move> moves = new ArrayList<>();
    private Game now;
    private int ply;

    ReviewedGame(Game finished) {
        Position last = finished.position();
        for (int each = 0; each < last.ply(); each++) {
            moves.add(last.turn(each).move());
        }
        Position first = last.back(0);
        start = Game.create(finished.rules(), first.toMove()).after(new Event.Arranged(first.pieces(), first.toMove()));
        now = start;
    }

    int plies() {
        return moves.size();
    }

    boolean hasNext() {
        return ply < moves.size();
    }

    /// {@return how much more Red has than Blue before the next move}
    int material() {
        return Material.balance(
                now.position().placed().stream().map(PlacedPiece::piece).toList());
    }

    /// {@return the next move, judged by what its player knew, and goes on}
    ReviewedMove next() {
        Game before = now;
        Viewer mover = new Viewer.Seat(before.toMove());
        advance();
        return Reviewer.review(
                Veil.memory(before, mover), Veil.latestMove(now, mover).orElseThrow());
    }

    private void advance() {
        now = now.after(new Event.Moved(now.toMove(), moves.get(ply++)));
    }

    /// {@return the same game, standing before this ply}
    ReviewedGame at(int other) {
        while (ply < other) {
            advance();
        }
        return this;
    }

    /// {@return what a side could believe now of each hidden enemy}
    Map<Square, Map<Rank, Double>> belief(Side side) {
        return Belief.of(Veil.memory(now, new Viewer.Seat(side)));
    }

    Map<Square, Piece> truth() {
        return now.position().pieces();
    }
}
