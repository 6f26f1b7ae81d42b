package flagfall.app.arena.game;

import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/// A game of a match, from its first setup to its verdict.
///
/// @param excused who was not held to the repetition laws
/// @param times how long each side took for its moves
public record PlayedGame(
        String red, String blue, Game game, Set<Side> excused, Map<Side, MoveTimes> times, Verdict verdict) {

    public PlayedGame {
        excused = Set.copyOf(excused);
        times = Map.copyOf(times);
    }

    /// {@return how long a side took for its moves}
    public MoveTimes times(Side side) {
        return times.getOrDefault(side, MoveTimes.NONE);
    }

    /// {@return the half points that a side made: none, one or two; nothing where a fault broke the game off}
    public OptionalInt halfPoints(Side side) {
        return switch (verdict) {
            case Verdict.Decided(Outcome.Won(Side winner, Outcome.Reason _)) -> OptionalInt.of(winner == side ? 2 : 0);
            case Verdict.Decided _, Verdict.Capped _ -> OptionalInt.of(1);
            case Verdict.Faulted _ -> OptionalInt.empty();
        };
    }

    public int plies() {
        return game.ply();
    }
}
