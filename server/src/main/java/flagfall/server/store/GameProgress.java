package flagfall.server.store;

import flagfall.piece.Side;
import flagfall.position.Outcome;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// How far a game has come with a new entry of its log: how many moves it has, whose turn it is (null where nobody
/// moves), whether it starts with this entry, how it ended if it did, and when the running clock runs out, or null
/// where none runs.
public record GameProgress(
        int ply,
        @Nullable Side turn,
        boolean starts,
        Outcome outcome,
        @Nullable Instant due) {

    /// {@return the same, due at this moment, or never}
    public GameProgress dueAt(@Nullable Instant moment) {
        return new GameProgress(ply, turn, starts, outcome, moment);
    }

    static Outcome.Reason reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won won -> won.reason();
            case Outcome.Drawn drawn -> drawn.reason();
            case Outcome.Ongoing _ -> throw new IllegalArgumentException("the game goes on");
        };
    }
}
