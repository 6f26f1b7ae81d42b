package flagfall.ai.review;

import flagfall.ai.search.MoveComparison;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.ReviewTuning;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.position.Move;
import flagfall.rules.Clash;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Finds the name of what a move did wrong, or of the luck it had.
final class Diagnosis {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    private static final String FLAG_DEFENCE = "flag defence";

    private static final ReviewTuning TUNING = ReviewTuning.DEFAULT;

    private final InformationState state;
    private final Move played;
    private final Move best;
    private final int bestValue;
    private final int playedValue;
    private final List<TermGain> reasons;
    private final @Nullable StrikeChances strike;

    Diagnosis(
            InformationState state,
            Move played,
            Move best,
            int bestValue,
            int playedValue,
            List<TermGain> reasons,
            @Nullable StrikeChances strike) {
        this.state = state;
        this.played = played;
        this.best = best;
        this.bestValue = bestValue;
        this.playedValue = playedValue;
        this.reasons = reasons;
        this.strike = strike;
    }

    @Nullable
    Lesson lesson(double loss) {
        boolean mistake = Mark.of(loss).isMistake();
        if (strike != null && strike.luck() > TUNING.luck()) {
            return new Lesson.Lucky(strike.luck());
        }
        if (!mistake) {
            return strike != null && strike.luck() < -TUNING.luck() ? new Lesson.Unlucky(-strike.luck()) : null;
        }
        if (MoveComparison.isWon(bestValue)) {
            return new Lesson.MissedWin(loss);
        }
        if (strike != null) {
            return new Lesson.StruckAgainstOdds(Math.max(loss, -strike.luck()));
        }
        int target = pieceAt(played.to());
        if (target >= 0 && clash(pieceAt(played.from()), target) != Clash.ATTACKER_WINS) {
            return new Lesson.StruckStronger(loss, rank(pieceAt(played.from())), rank(target));
        }
        return leavesFlagOpen() ? new Lesson.FlagLeftOpen(loss) : missed(loss);
    }

    private boolean leavesFlagOpen() {
        boolean defence = !reasons.isEmpty() && reasons.getFirst().term().equals(FLAG_DEFENCE);
        int steps = bestValue - playedValue > TUNING.flagAtStake() ? 2 : 1;
        return defence || MoveComparison.isLost(playedValue) || isEnemyNearFlag(steps);
    }

    /// {@return whether an enemy that can move stands so near to our flag}
    private boolean isEnemyNearFlag(int steps) {
        return pieces(state.me())
                .filter(piece -> rank(piece) == Rank.FLAG)
                .anyMatch(flag ->
                        pieces(1 - state.me()).filter(this::canMove).anyMatch(enemy -> distance(enemy, flag) <= steps));
    }

    private IntStream pieces(int side) {
        return IntStream.range(0, state.pieces()).filter(piece -> state.side(piece) == side && state.stands(piece));
    }

    private boolean canMove(int enemy) {
        return state.hasMoved(enemy) || (state.isShown(enemy) && rank(enemy).canMove());
    }

    private int distance(int one, int other) {
        Square from = Grid.square(state.place(one));
        Square to = Grid.square(state.place(other));
        return Math.abs(from.column() - to.column()) + Math.abs(from.row() - to.row());
    }

    private Lesson missed(double loss) {
        int prey = pieceAt(best.to());
        if (prey >= 0 && state.isShown(prey) && clash(pieceAt(best.from()), prey) == Clash.ATTACKER_WINS) {
            return new Lesson.MissedCapture(loss, rank(prey), best.to());
        }
        Lesson hanging = hanging(loss);
        return hanging == null ? new Lesson.BetterMove(loss) : hanging;
    }

    /// The dearest piece of ours beside a known enemy that takes it, once the move is made.
    private @Nullable Lesson hanging(double loss) {
        Lesson worst = null;
        int dearest = 0;
        for (int piece : pieces(state.me()).toArray()) {
            int cell = state.place(piece) == Grid.cell(played.from()) ? Grid.cell(played.to()) : state.place(piece);
            for (int step : STEPS) {
                int enemy = state.pieceAt(cell + step);
                int price = enemy < 0 ? 0 : price(piece, enemy);
                if (price > dearest) {
                    dearest = price;
                    worst = new Lesson.LeftHanging(loss, rank(piece), Grid.square(cell), rank(enemy));
                }
            }
        }
        return worst;
    }

    /// {@return what it costs that an enemy stands beside a piece of ours; nothing where it does not surely take it}
    private int price(int piece, int enemy) {
        boolean takes = state.side(enemy) != state.me()
                && state.isShown(enemy)
                && rank(enemy).canMove()
                && rank(piece).canMove()
                && clash(enemy, piece) == Clash.ATTACKER_WINS;
        return takes ? Material.value(rank(piece)) : 0;
    }

    private int pieceAt(Square square) {
        return state.pieceAt(Grid.cell(square));
    }

    private Rank rank(int piece) {
        return Rank.values()[RankSet.lowest(state.ranks(piece))];
    }

    private Clash clash(int attacker, int defender) {
        return rank(defender) == Rank.FLAG ? Clash.ATTACKER_WINS : state.rules().clash(rank(attacker), rank(defender));
    }
}
