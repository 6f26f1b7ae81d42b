package flagfall.app.arena.match;

import flagfall.app.score.Pentanomial;
import flagfall.app.score.Sprt;
import java.util.Locale;

/// When a match may stop before its last game.
public sealed interface Goal {

    /// Never.
    record AllGames() implements Goal {}

    /// As soon as one player is clearly the stronger: when the 95 % interval excludes zero. Since the question is asked
    /// after each pair, it is wrong a little more often than once in twenty matches between equals.
    record Clear() implements Goal {
        /// Fewer pairs are too few to ask.
        private static final int LEAST = 8;
    }

    /// As soon as a sequential test has decided.
    record SequentialTest(Sprt test) implements Goal {}

    default boolean isReached(Pentanomial results) {
        return switch (this) {
            case AllGames _ -> false;
            case Clear _ -> results.pairs() >= Clear.LEAST && results.elo().excludesZero();
            case SequentialTest(Sprt test) -> test.decide(results) != Sprt.Decision.OPEN;
        };
    }

    /// {@return how far it is, for a line that tells how a match stands; nothing where that is plain}
    default String progress(Pentanomial results) {
        return switch (this) {
            case AllGames _, Clear _ -> "";
            case SequentialTest(Sprt test) ->
                String.format(Locale.ROOT, "  LLR %+.2f of ±%.2f", test.ratio(results), Sprt.BOUND);
        };
    }
}
