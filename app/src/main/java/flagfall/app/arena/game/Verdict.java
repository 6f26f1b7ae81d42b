package flagfall.app.arena.game;

import flagfall.app.arena.player.FaultKind;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import java.util.Locale;

/// How a game of a match came to its end.
public sealed interface Verdict {

    /// By the law of the game, or because a player gave up.
    record Decided(Outcome outcome) implements Verdict {}

    /// It went on too long for a match, and is a draw.
    record Capped() implements Verdict {}

    /// One side broke it off. It says nothing of strength, and counts apart.
    record Faulted(Side by, FaultKind kind, String message) implements Verdict {}

    /// {@return one word that says why: `flag`, `capped`, `timeout` …}
    default String word() {
        return switch (this) {
            case Decided(Outcome.Won(Side _, Outcome.Reason reason)) -> reason.word();
            case Decided(Outcome.Drawn(Outcome.Reason reason)) -> reason.word();
            case Decided(Outcome.Ongoing _) -> "unfinished";
            case Capped _ -> "capped";
            case Faulted faulted -> faulted.kind().name().toLowerCase(Locale.ROOT);
        };
    }
}
