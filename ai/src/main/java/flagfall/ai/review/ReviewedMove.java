package flagfall.ai.review;

import flagfall.piece.Side;
import flagfall.position.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One move and how it was to be judged when it was made. Chances go from zero to one and are those of the side that
/// moved.
///
/// @param chance before the move
/// @param best what the engine would have played
/// @param bestChance with the engine's move
/// @param playedChance with the move that was made, before its outcome was known
/// @param reasons why the engine prefers its move, the weightiest first; none where it prefers the same
/// @param strike the odds, where an unknown piece was struck
/// @param lesson what the move tells, if anything
public record ReviewedMove(
        int ply,
        Side side,
        Move played,
        double chance,
        Move best,
        double bestChance,
        double playedChance,
        List<TermGain> reasons,
        @Nullable StrikeChances strike,
        @Nullable Lesson lesson) {

    public ReviewedMove {
        reasons = List.copyOf(reasons);
    }

    /// {@return how much of the winning chances the move gave away}
    public double loss() {
        return Math.max(0, bestChance - playedChance);
    }

    public Mark mark() {
        return Mark.of(loss());
    }
}
