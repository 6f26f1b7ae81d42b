package flagfall.app.arena;

import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import java.util.OptionalInt;

/// A game of a match, from its first setup to its verdict.
public record Played(String red, String blue, Game game, Verdict verdict) {

    /// {@return the half points that a side made: none, one or two; nothing where a fault broke the game off}
    OptionalInt halfPoints(Side side) {
        return switch (verdict) {
            case Verdict.Decided(Outcome.Won(Side winner, Outcome.Reason _)) -> OptionalInt.of(winner == side ? 2 : 0);
            case Verdict.Decided _, Verdict.Capped _ -> OptionalInt.of(1);
            case Verdict.Faulted _ -> OptionalInt.empty();
        };
    }

    int plies() {
        return game.hasStarted() ? game.position().ply() : 0;
    }
}
