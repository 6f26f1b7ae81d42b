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
/// @param again whether the turn before was blamed for the same
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
        @Nullable Lesson lesson,
        boolean again) {

    public ReviewedMove {
        reasons = List.copyOf(reasons);
    }

    /// {@return how much of the winning chances the move gave away}
    public double loss() {
        return Math.max(0, bestChance - playedChance);
    }

    public Mark mark() {
        return again ? Mark.FINE : Mark.of(loss());
    }

    /// {@return whether it misses what the same player's turn before was blamed for, and loses no more by it: the same
    /// better move, or the same piece left to be taken}
    boolean repeats(ReviewedMove before) {
        boolean isNoGraver = mark().compareTo(Mark.of(before.loss())) <= 0;
        return mark().isMistake() && isNoGraver && (best.equals(before.best) || leavesTheSame(before));
    }

    private boolean leavesTheSame(ReviewedMove before) {
        return lesson instanceof Lesson.LeftHanging here
                && before.lesson instanceof Lesson.LeftHanging there
                && here.square().equals(there.square());
    }

    /// {@return the same, told before}
    ReviewedMove toldBefore() {
        return new ReviewedMove(
                ply, side, played, chance, best, bestChance, playedChance, reasons, strike, lesson, true);
    }

    /// {@return how much of the game it turned, if that is to be told}
    double swing() {
        return lesson == null || (again && !lesson.isChance()) ? 0 : lesson.swing();
    }
}
