package flagfall.ai;

import flagfall.ai.belief.RankModel;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.Evaluator;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.search.Policy;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.Tuning;
import java.util.Map;
import java.util.Optional;

/// A player that searches: information state, rank model, evaluator, search. Each part can be replaced by another.
///
/// @param depth the most plies it looks ahead
/// @param memory how many plies back it remembers what a piece was shown to be
/// @param policy orders the first moves
record SearchEngine(int depth, int memory, RankModel rankModel, Evaluator evaluator, Policy policy, Tuning tuning)
        implements EngineConfig {

    /// As strong as it gets.
    static final SearchEngine FULL = new SearchEngine(
            24,
            InformationState.FOR_EVER,
            StatisticalRankModel.FULL,
            new HandcraftedEvaluator(),
            Policy.NONE,
            Tuning.DEFAULT);

    @Override
    public Player player(long seed) {
        return new SearchPlayer(this, seed, System::nanoTime);
    }

    @Override
    public Optional<Analyst> analyst(long seed) {
        return Optional.of(new SearchPlayer(this, seed, System::nanoTime));
    }

    @Override
    public SearchEngine with(Map<String, Double> changes) {
        return withTuning(tuning.with(changes));
    }

    SearchEngine withTuning(Tuning other) {
        return new SearchEngine(depth, memory, rankModel, evaluator, policy, other);
    }

    SearchEngine withRankModel(RankModel other) {
        return new SearchEngine(depth, memory, other, evaluator, policy, tuning);
    }

    SearchEngine withEvaluator(Evaluator other) {
        return new SearchEngine(depth, memory, rankModel, other, policy, tuning);
    }

    SearchEngine withPolicy(Policy other) {
        return new SearchEngine(depth, memory, rankModel, evaluator, other, tuning);
    }

    SearchEngine withDepth(int plies) {
        return new SearchEngine(plies, memory, rankModel, evaluator, policy, tuning);
    }

    SearchEngine withMemory(int plies) {
        return new SearchEngine(depth, plies, rankModel, evaluator, policy, tuning);
    }
}
