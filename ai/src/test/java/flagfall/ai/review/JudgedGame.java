package flagfall.ai.review;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;

/// Whole games for the review, told to it as a server tells them.
final class JudgedGame {

    private JudgedGame() {}

    static Game start(Ruleset rules, Setup red, Setup blue) {
        return Game.create(rules, Side.RED).after(new Event.Placed(red)).after(new Event.Placed(blue));
    }

    /// {@return the review of the moves from a start}
    static GameReview review(Game start, List<Move> moves) {
        List<ReviewedMove> reviewed = new ArrayList<>();
        Game game = start;
        for (Move move : moves) {
            Game next = game.after(new Event.Moved(game.toMove(), move));
            reviewed.add(review(game, next));
            game = next;
        }
        return new GameReview(reviewed);
    }

    private static ReviewedMove review(Game before, Game after) {
        Viewer mover = new Viewer.Seat(before.toMove());
        PlayerMemory memory = Veil.memory(before, mover);
        return Reviewer.review(memory, Veil.latestMove(after, mover).orElseThrow());
    }
}
