package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tool.RandomGames;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BelievedRanksTest {

    private static final int DEALS = 40;

    private final PlayerMemory memory = RandomGames.view(Rulesets.CLASSIC, 60, new Random(6));
    private final Assessment assessment = Assessment.of(
            Network.shipped(), InformationState.of(memory), memory.view().moves());
    private final InformationState state = assessment.state();
    private final Random random = new Random(8);

    private List<int[]> believed() {
        BelievedRanks ranks = new BelievedRanks(assessment);
        return Stream.generate(() -> ranks.deal(random)).limit(DEALS).toList();
    }

    private List<int[]> any() {
        return Stream.generate(() -> HiddenRanks.deal(state, random))
                .limit(DEALS)
                .toList();
    }

    private IntStream hidden() {
        return IntStream.range(0, state.pieces())
                .filter(piece -> state.side(piece) != state.me() && state.stands(piece) && !state.isShown(piece));
    }

    @Test
    void the_counts_add_up_and_whoever_has_moved_can_move() {
        int[] left = Arrays.stream(HiddenRanks.deal(state, random)).sorted().toArray();
        assertThat(hidden()).anyMatch(state::hasMoved);
        assertThat(believed()).allSatisfy(ranks -> {
            assertThat(Arrays.stream(ranks).sorted().toArray()).isEqualTo(left);
            assertThat(hidden().filter(state::hasMoved)).allMatch(piece -> RankSet.isMovable(ranks[piece]));
        });
    }

    @Test
    void what_is_believed_is_dealt_more_often_than_chance_would_have_it() {
        assertThat(surprise(believed())).isLessThan(surprise(any()) - 0.1);
    }

    /// {@return how little these deals were expected, in nats for each hidden piece}
    private double surprise(List<int[]> deals) {
        MixedBelief belief = new MixedBelief(assessment);
        return deals.stream()
                .flatMapToDouble(ranks ->
                        hidden().mapToDouble(piece -> -Math.log(1e-3 + belief.chance(piece, ranks[piece]))))
                .average()
                .orElseThrow();
    }
}
