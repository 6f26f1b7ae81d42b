package flagfall.ai;

import flagfall.ai.belief.Memory;
import flagfall.ai.opening.Deployment;
import flagfall.ai.search.Choice;
import flagfall.ai.search.Limit;
import flagfall.ai.search.Strength;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;

/// A player that remembers, believes and looks ahead.
record Thinker(Strength strength, long seed) implements Player {

    private static final System.Logger LOG = System.getLogger(Thinker.class.getName());
    /// A fault in thinking must not cost a person the game, and must not pass a test.
    private static final boolean STRICT = Boolean.getBoolean("flagfall.ai.strict");

    @Override
    public Setup place(Ruleset rules, Side side) {
        return Deployment.draw(rules, side, seed);
    }

    @Override
    public Move choose(PlayerMemory memory, Budget budget) {
        if (memory.view().moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        try {
            return think(memory, budget);
        } catch (RuntimeException fault) {
            if (STRICT) {
                throw fault;
            }
            LOG.log(System.Logger.Level.ERROR, "could not think; moving as a beginner would", fault);
            return new Beginner(seed).choose(memory, budget);
        }
    }

    private Move think(PlayerMemory memory, Budget budget) {
        Limit limit = switch (budget) {
            case Budget.Nodes nodes -> Limit.nodes(nodes.most());
            case Budget.Time time -> Limit.time(time.most());
        };
        int code = new Choice(new Memory(memory, strength.span()), strength, seed, limit).move();
        return memory.view().moves().stream()
                .filter(move -> Memory.code(move) == code)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("chose an illegal move: " + code));
    }
}
