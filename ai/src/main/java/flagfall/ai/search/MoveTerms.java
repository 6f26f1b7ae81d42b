package flagfall.ai.search;

import flagfall.ai.evaluation.StrikeOdds;
import flagfall.ai.evaluation.Term;
import flagfall.core.MoveCode;
import java.util.LinkedHashMap;
import java.util.Map;

/// What each term of the evaluation comes to right after a move of ours: on average, where it attacks an unknown
/// piece.
final class MoveTerms {

    private final SearchState state;
    private final StrikeEstimates estimates;
    private final Map<String, Double> sums = new LinkedHashMap<>();

    private MoveTerms(SearchState state) {
        this.state = state;
        estimates = new StrikeEstimates(state);
    }

    static Map<String, Integer> after(SearchState state, int move) {
        MoveTerms terms = new MoveTerms(state);
        terms.add(move);
        Map<String, Integer> rounded = new LinkedHashMap<>();
        terms.sums.forEach((name, sum) -> rounded.put(name, (int) Math.round(sum)));
        return rounded;
    }

    private void add(int move) {
        int target = state.position.pieceAt(MoveCode.to(move));
        if (target < 0 || state.rank(target) != SearchState.UNKNOWN) {
            state.play(move);
            addAndUndo(1);
            return;
        }
        StrikeOdds odds = estimates.oddsOfOurs(state.position.pieceAt(MoveCode.from(move)), target);
        addOutcome(move, target, odds.falls(), odds.asFallen(), odds.gainIfFalls());
        addOutcome(move, target, odds.stands(), odds.asStanding(), 0);
        addOutcome(move, target, odds.both(), odds.asBoth(), odds.gainIfBoth());
        sums.merge("material", odds.flag() * estimates.flagTaken(), Double::sum);
    }

    private void addOutcome(int move, int unknown, double chance, int as, double value) {
        if (chance > 0 && as >= 0) {
            state.play(move, unknown, as, (int) value);
            addAndUndo(chance);
        }
    }

    private void addAndUndo(double chance) {
        for (Term term : state.evaluation.explain()) {
            sums.merge(term.name(), chance * term.net(), Double::sum);
        }
        state.undo();
    }
}
