package flagfall.ai.network.player;

import flagfall.ai.state.InformationState;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// Deals the ranks that are left to the enemy's hidden pieces as they are believed to lie. It starts from any deal that
/// fits and exchanges two pieces at a time, so that the counts always add up.
final class BelievedRanks {

    /// So often each piece is offered another rank.
    private static final int OFFERS = 40;

    private final InformationState state;
    private final MixedBelief belief;
    private final List<Integer> hidden;

    BelievedRanks(Assessment assessment) {
        state = assessment.state();
        belief = new MixedBelief(assessment);
        hidden = IntStream.range(0, state.pieces())
                .filter(piece -> state.side(piece) != state.me() && state.stands(piece) && !state.isShown(piece))
                .boxed()
                .toList();
    }

    /// {@return by piece, an ordinal: a deal is the more likely the more it is believed}
    int[] deal(Random random) {
        int[] ranks = HiddenRanks.deal(state, random);
        for (int offer = 0; offer < OFFERS * hidden.size(); offer++) {
            int one = hidden.get(random.nextInt(hidden.size()));
            int other = hidden.get(random.nextInt(hidden.size()));
            if (random.nextDouble() * odds(ranks, one, one, other, other) < odds(ranks, one, other, other, one)) {
                exchange(ranks, one, other);
            }
        }
        return ranks;
    }

    private double odds(int[] ranks, int one, int oneHas, int other, int otherHas) {
        return belief.chance(one, ranks[oneHas]) * belief.chance(other, ranks[otherHas]);
    }

    private static void exchange(int[] ranks, int one, int other) {
        int had = ranks[one];
        ranks[one] = ranks[other];
        ranks[other] = had;
    }
}
