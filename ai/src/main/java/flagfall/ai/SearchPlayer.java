package flagfall.ai;

import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.opening.Deployment;
import flagfall.ai.search.RootSearch;
import flagfall.ai.search.SearchLimit;
import flagfall.ai.search.SearchResult;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.SearchTuning;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/// A player that remembers, believes, evaluates and looks ahead, each as its configuration says.
/// A fault in any of them is not hidden: it is thrown.
///
/// @param clock tells nanoseconds, like [System#nanoTime]
record SearchPlayer(SearchEngine engine, long seed, LongSupplier clock) implements Player, Analyst {

    @Override
    public Setup place(Ruleset rules, Side side) {
        return Deployment.draw(rules, side, seed, engine.tuning().setup());
    }

    @Override
    public Move choose(PlayerMemory memory, Budget budget) {
        return analyse(memory, budget).move();
    }

    @Override
    public Analysis analyse(PlayerMemory memory, Budget budget) {
        if (memory.view().moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        Map<Integer, Move> legal = new HashMap<>();
        memory.view().moves().forEach(move -> legal.put(InformationState.code(move), move));
        EvaluationContext context = context(memory);
        Evaluation evaluation = evaluation(context);
        // The search has its whole limit: a long game takes longer to follow, and must not be played the worse for it.
        SearchLimit limit = limit(budget);
        RootSearch root = new RootSearch(context, evaluation, legal.keySet(), engine.policy(), limit);
        SearchResult found = root.search(engine.depth());
        Move move = legal.get(found.move());
        if (move == null) {
            throw new IllegalStateException("chose an illegal move: " + found.move());
        }
        return new Analysis(move, found.value(), found.depth(), found.nodes());
    }

    @Override
    public Explanation explain(PlayerMemory memory) {
        return new Explanation(evaluation(context(memory)).explain().stream()
                .map(term -> new Explanation.Part(term.name(), term.ours(), term.theirs()))
                .toList());
    }

    private EvaluationContext context(PlayerMemory memory) {
        InformationState state = InformationState.of(memory).forgetting(engine.memory());
        return new EvaluationContext(state, engine.rankModel(), engine.tuning());
    }

    private Evaluation evaluation(EvaluationContext context) {
        return engine.evaluator()
                .begin(
                        context,
                        new SplittableRandom(seed + 31L * context.state().ply()));
    }

    private SearchLimit limit(Budget budget) {
        SearchTuning tuning = engine.tuning().search();
        return switch (budget) {
            case Budget.Nodes(long most) -> SearchLimit.nodes(most);
            case Budget.Time(Duration most) ->
                SearchLimit.time(
                        Duration.ofNanos((long) (most.toNanos() * tuning.timeShare())),
                        most.toMillis() * tuning.nodesPerMillisecond(),
                        clock);
        };
    }
}
