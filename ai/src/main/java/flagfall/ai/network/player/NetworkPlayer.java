package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.core.MutablePosition;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// A player that plays what the network would, with a look at what networks are known to miss: its flag, a board that
/// comes back again and again, an officer that runs into a bomb, who takes whom next, and a won game that the quiet
/// limit would draw. Before that it may look ahead, as long as it is allowed to.
///
/// ```java
/// Network network = Network.shipped();    // where network.knows(rules)
/// NetworkPlayer player = new NetworkPlayer(network, NetworkSettings.LOOKING_AHEAD, seed);
/// ```
public record NetworkPlayer(Network network, NetworkSettings settings, long seed) {

    /// A board that stood so often already is avoided.
    private static final int TOO_OFTEN = 3;
    /// So many plies before the quiet limit the classical engine has to win what is won.
    private static final int QUIET_SOON = 40;

    private static final double AHEAD = 0.1;
    /// So many moves are looked at further, if the policy gives them a chance at all.
    private static final int CANDIDATES = 4;

    private static final double UNLIKELY = 0.01;

    /// {@return an army for this side}
    public Setup place(Ruleset rules, Side side) {
        return SetupChoice.draw(network, rules, side, settings, seed * 31 + side.ordinal());
    }

    /// {@return a legal move, and what the network expects of the game}
    ///
    /// @param allowance how far it may look ahead, if that is what it does
    public LearnedMove think(PlayerMemory memory, Allowance allowance) {
        PlayerView view = memory.view();
        if (view.moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        InformationState state = InformationState.of(memory);
        Random random = new Random(seed * 0x9e3779b97f4a7c15L + view.ply());
        long start = allowance.clock().getAsLong();
        Assessment assessment = Assessment.of(network, state, view.moves());
        Allowance ahead = allowance.atMost(settings.positions());
        int fitting = ahead.fitting(start);
        double[] weights = assessment.prediction().policy(settings.temperature());
        doubt(assessment, weights);
        bar(weights, repeated(state, assessment.moves()));
        int chosen = Lots.draw(lookedAhead(assessment, weights, ahead, fitting, random), random);
        if (settings.checksTactics()) {
            TacticsCheck check = new TacticsCheck(state, assessment.moves(), weights);
            chosen = isWinRunningOut(assessment) ? check.alone(chosen) : check.reconsider(chosen);
        }
        if (settings.guardsFlag()) {
            chosen = new FlagGuard(state, assessment.frame()).reconsider(chosen, assessment.moves(), weights, random);
        }
        return new LearnedMove(assessment.moves().get(chosen), assessment.prediction());
    }

    /// {@return the weights of the few best moves, and more for those that lead somewhere; nothing for all others}
    ///
    /// @param fitting about how many positions there is time for
    private double[] lookedAhead(
            Assessment assessment, double[] weights, Allowance allowance, int fitting, Random random) {
        WorldRollouts rollouts = new WorldRollouts(network, settings.plies());
        int most = Math.min(CANDIDATES, fitting / rollouts.cost());
        int[] candidates = candidates(assessment.prediction().policy(1), weights, most);
        if (candidates.length < 2) {
            return weights;
        }
        double[] values = rollouts.values(assessment, candidates, allowance, random);
        double best = Arrays.stream(values).max().orElseThrow();
        double[] improved = new double[weights.length];
        for (int index = 0; index < candidates.length; index++) {
            int move = candidates[index];
            improved[move] = weights[move] * Math.exp((values[index] - best) / settings.scale());
        }
        return improved;
    }

    private static int[] candidates(double[] policy, double[] weights, int most) {
        return IntStream.range(0, policy.length)
                .filter(index -> weights[index] > 0 && policy[index] > UNLIKELY)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -policy[index]))
                .limit(most)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// Bars strikes of high officers that the classical belief speaks against.
    private void doubt(Assessment assessment, double[] weights) {
        if (!settings.doubtsBelief()) {
            return;
        }
        StrikeGain gain = new StrikeGain(assessment);
        boolean[] barred = new boolean[weights.length];
        for (int index = 0; index < weights.length; index++) {
            Move move = assessment.moves().get(index);
            barred[index] = gain.isRisky(move) && gain.expected(move) < 0;
        }
        bar(weights, barred);
    }

    /// {@return whether the quiet limit is near in a game that is going well}
    private static boolean isWinRunningOut(Assessment assessment) {
        return isQuietSoon(assessment.state()) && assessment.prediction().value() > AHEAD;
    }

    private static boolean isQuietSoon(InformationState state) {
        int limit = state.rules().quietLimit().plies();
        return limit > 0 && limit - state.quiet() <= QUIET_SOON;
    }

    /// Bars moves, unless nothing would be left.
    private static void bar(double[] weights, boolean[] barred) {
        double left = 0;
        for (int index = 0; index < weights.length; index++) {
            left += barred[index] ? 0 : weights[index];
        }
        for (int index = 0; index < weights.length && left > 0; index++) {
            weights[index] = barred[index] ? 0 : weights[index];
        }
    }

    /// {@return which moves lead to a board that has stood too often}
    private static boolean[] repeated(InformationState state, List<Move> moves) {
        MutablePosition position = state.position();
        boolean[] repeated = new boolean[moves.size()];
        for (int index = 0; index < repeated.length; index++) {
            position.play(InformationState.code(moves.get(index)));
            repeated[index] = state.timesSeen(position.hash()) >= TOO_OFTEN;
            position.undo();
        }
        return repeated;
    }
}
