package flagfall.ai.review;

import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.state.InformationState;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import org.jspecify.annotations.Nullable;

/// Tells how a strike at an unknown piece could end, and how lucky its end was.
final class StrikeOutlook {

    private final EvaluationContext context;
    private final InformationState state;
    private final Belief belief;

    StrikeOutlook(EvaluationContext context, Belief belief) {
        this.context = context;
        this.belief = belief;
        state = context.state();
    }

    /// {@return the odds of a strike, or null where nothing unknown was struck}
    ///
    /// @param expected the winning chances with the move, before its outcome was known
    @Nullable
    StrikeChances of(ObservedMove told, double expected) {
        int target = state.pieceAt(Grid.cell(told.move().to()));
        int mover = state.pieceAt(Grid.cell(told.move().from()));
        if (target < 0
                || mover < 0
                || state.isShown(target)
                || !(told instanceof ObservedMove.Struck struck)
                || !(struck.defender() instanceof ObservedRank.Shown(Rank actual))) {
            return null;
        }
        Rank attacker = Rank.values()[context.rankOf(mover)];
        double[] chances = belief.chances(target);
        double[] sums = new double[Clash.values().length];
        double gain = 0;
        for (Rank rank : Rank.values()) {
            double chance = chances[rank.ordinal()];
            sums[clash(attacker, rank).ordinal()] += chance;
            gain += chance * gain(attacker, rank);
        }
        Rank likeliest = likeliest(attacker, chances, sums[Clash.ATTACKER_WINS.ordinal()] < 1);
        return new StrikeChances(
                attacker,
                sums[Clash.ATTACKER_WINS.ordinal()],
                sums[Clash.DEFENDER_WINS.ordinal()],
                likeliest,
                chances[likeliest.ordinal()],
                actual,
                actual == Rank.FLAG
                        ? 1 - expected
                        : WinningChance.shifted(expected, gain(attacker, actual) - gain) - expected);
    }

    private Clash clash(Rank attacker, Rank defender) {
        return defender == Rank.FLAG ? Clash.ATTACKER_WINS : state.rules().clash(attacker, defender);
    }

    private double gain(Rank attacker, Rank defender) {
        int own = context.values().of(context.me(), attacker.ordinal());
        int other =
                defender == Rank.FLAG ? context.flagHope() : context.values().of(1 - context.me(), defender.ordinal());
        return switch (clash(attacker, defender)) {
            case ATTACKER_WINS -> other;
            case DEFENDER_WINS -> -own;
            case BOTH_FALL -> other - own;
        };
    }

    /// {@return the likeliest rank, of those only that do not fall to the attacker if there is one}
    private Rank likeliest(Rank attacker, double[] chances, boolean hasDanger) {
        Rank likeliest = Rank.FLAG;
        double most = -1;
        for (Rank rank : Rank.values()) {
            boolean counts = !hasDanger || clash(attacker, rank) != Clash.ATTACKER_WINS;
            if (counts && chances[rank.ordinal()] > most) {
                most = chances[rank.ordinal()];
                likeliest = rank;
            }
        }
        return likeliest;
    }
}
