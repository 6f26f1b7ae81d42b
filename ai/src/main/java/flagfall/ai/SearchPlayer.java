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

/// A player that remembers, believes, evaluates and looks ahead, each as its configuration says.
record SearchPlayer(SearchEngine engine, long seed) implements Player, Analyst {

    private static final System.Logger LOG = System.getLogger(SearchPlayer.class.getName());
    /// A fault in thinking must not cost a person the game, and must not pass a test.
    private static final boolean STRICT = Boolean.getBoolean("flagfall.ai.strict");

    @Override
    public Setup place(Ruleset rules, Side side) {
        return Deployment.draw(rules, side, seed, engine.tuning().setup());
    }

    @Override
    public Move choose(PlayerMemory memory, Budget budget) {
        if (memory.view().moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        try {
            return analyse(memory, budget).move();
        } catch (RuntimeException fault) {
            if (STRICT) {
                throw fault;
            }
            LOG.log(System.Logger.Level.ERROR, "could not think; moving as a beginner would", fault);
            return new GreedyPlayer(seed).choose(memory, budget);
        }
    }

    @Override
    public Analysis analyse(PlayerMemory memory, Budget budget) {
        Map<Integer, Move> legal = new HashMap<>();
        memory.view().moves().forEach(move -> legal.put(InformationState.code(move), move));
        SearchLimit limit = limit(budget);
        EvaluationContext context = context(memory);
        RootSearch root = new RootSearch(context, evaluation(context), legal.keySet(), limit);
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
                        most.toMillis() * tuning.nodesPerMillisecond());
        };
    }
}
