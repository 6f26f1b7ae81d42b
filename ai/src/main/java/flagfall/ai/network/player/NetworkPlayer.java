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
import java.util.List;
import java.util.Random;

/// A player that plays what the network would, with a look at what networks are known to miss: its flag, a board that
/// comes back again and again, an officer that runs into a bomb, and a won game that the quiet limit would draw. It
/// takes the same few milliseconds each time.
///
/// ```java
/// Network network = Network.shipped();
/// NetworkPlayer player = new NetworkPlayer(network, NetworkSettings.STRONGEST, seed);    // where network.knows(rules)
/// ```
public record NetworkPlayer(Network network, NetworkSettings settings, long seed) {

    /// A board that stood so often already is avoided.
    private static final int TOO_OFTEN = 3;
    /// So many plies before the quiet limit someone who is ahead goes to it.
    private static final int QUIET_SOON = 40;

    private static final double AHEAD = 0.1;
    /// How much more a good strike is liked then.
    private static final double URGENT = 1000;
    /// What is given up for a strike then, in hundredths of a marshal.
    private static final double PRICE = 10;

    /// {@return an army for this side}
    public Setup place(Ruleset rules, Side side) {
        return SetupChoice.draw(network, rules, side, settings.setups(), seed * 31 + side.ordinal());
    }

    /// {@return a legal move}
    public Move choose(PlayerMemory memory) {
        PlayerView view = memory.view();
        if (view.moves().isEmpty()) {
            throw new IllegalArgumentException("there is no move to choose from");
        }
        InformationState state = InformationState.of(memory);
        Random random = new Random(seed * 0x9e3779b97f4a7c15L + view.ply());
        Assessment assessment = Assessment.of(network, state, view.moves());
        double[] weights = assessment.prediction().policy(settings.temperature());
        weighStrikes(assessment, weights);
        bar(weights, repeated(state, assessment.moves()));
        int chosen = draw(weights, random);
        if (settings.guardsFlag()) {
            chosen = new FlagGuard(state, assessment.frame()).reconsider(chosen, assessment.moves(), weights, random);
        }
        return assessment.moves().get(chosen);
    }

    private void weighStrikes(Assessment assessment, double[] weights) {
        StrikeGain gain = new StrikeGain(assessment);
        List<Move> moves = assessment.moves();
        boolean urgent =
                isQuietSoon(assessment.state()) && assessment.prediction().value() > AHEAD;
        boolean[] barred = new boolean[weights.length];
        for (int index = 0; index < weights.length; index++) {
            Move move = moves.get(index);
            barred[index] = settings.doubtsBelief() && gain.isRisky(move) && gain.expected(move) < 0;
            if (urgent && gain.isStrike(move) && gain.expected(move) > -PRICE) {
                weights[index] *= URGENT;
            }
        }
        bar(weights, barred);
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

    private static int draw(double[] weights, Random random) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double left = random.nextDouble() * sum;
        int drawn = -1;
        for (int index = 0; index < weights.length; index++) {
            if (weights[index] > 0) {
                drawn = index;
                left -= weights[index];
            }
            if (left < 0) {
                break;
            }
        }
        return drawn;
    }
}
