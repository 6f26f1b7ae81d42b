package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.Puzzle;
import flagfall.ai.PuzzleMemory;
import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.RandomGames;
import flagfall.ai.tool.Told;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorldRolloutsTest {

    private static final int[] CANDIDATES = {0, 1, 2};

    private static final WorldRollouts ROLLOUTS = new WorldRollouts(Network.shipped(), 1);

    /// All that goes in is what the player knows and a seed: the same values come out, whatever is hidden behind it.
    @Test
    void the_same_knowledge_and_seed_see_the_same() {
        PlayerMemory memory = RandomGames.view(Rulesets.CLASSIC, 40, new Random(3));
        assertThat(values(memory, 24)).isEqualTo(values(memory, 24));
    }

    @Test
    void a_value_is_a_chance_to_win_less_one_to_lose() {
        for (int plies : List.of(0, 60)) {
            double[] values = values(RandomGames.view(Rulesets.DUEL, plies, new Random(plies)), 12);
            assertThat(values).hasSize(CANDIDATES.length).doesNotContain(0);
            assertThat(Arrays.stream(values).map(Math::abs).max().orElseThrow()).isLessThan(1.001);
        }
    }

    @Test
    void whoever_has_nearly_won_sees_that_it_is_theirs() {
        String board =
                "fb......../b........./........../....l...../..~~..~~../..~~..~~../....M...../...GI...../BBC..I..../FB........";
        PlayerMemory memory = Veil.memory(Told.game(board), new Viewer.Seat(Side.RED));
        assertThat(Arrays.stream(values(memory, 12))).allMatch(value -> value > 0.3);
    }

    @Test
    void one_world_is_looked_at_whatever_the_time_and_another_only_if_it_fits() {
        PlayerMemory memory = RandomGames.view(Rulesets.CLASSIC, 40, new Random(3));
        double[] one = values(memory, CANDIDATES.length * ROLLOUTS.cost());
        assertThat(values(memory, allowing(0))).isEqualTo(one);
        assertThat(values(memory, allowing(2))).isEqualTo(one);
        assertThat(values(memory, allowing(3)))
                .isEqualTo(values(memory, 2 * CANDIDATES.length * ROLLOUTS.cost()))
                .isNotEqualTo(one);
    }

    /// {@return any number of positions, by a clock that goes on by one whenever it is read: three times a world}
    private static Allowance allowing(int readings) {
        long[] time = {0};
        return new Allowance(Integer.MAX_VALUE, readings, () -> time[0]++);
    }

    @Test
    void what_is_left_of_the_time_is_counted_in_positions_as_long_as_the_first_one_took() {
        Allowance allowance = new Allowance(50, 1_000, () -> 400);
        assertThat(allowance.fitting(300)).isEqualTo(6);
        assertThat(allowance.fitting(399)).isEqualTo(50);
        assertThat(Allowance.positions(7).fitting(0)).isEqualTo(7);
    }

    @Test
    void no_number_that_makes_no_sense_is_taken() {
        for (String name : List.of("plies", "positions")) {
            assertThatThrownBy(() -> NetworkSettings.LOOKING_AHEAD.with(name, -1))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /// The policy has next to nothing for the scouts that run to the flag in these, so they are no candidates; the
    /// check on tactics must not go by the candidates alone.
    @ParameterizedTest
    @ValueSource(strings = {"a4a10", "e2e9"})
    void who_looks_ahead_takes_a_win_that_is_not_among_the_candidates(String win) {
        Puzzle puzzle = Puzzle.all().stream()
                .filter(each -> each.isSolvedBy(MoveText.read(win).orElseThrow()))
                .findFirst()
                .orElseThrow();
        NetworkPlayer player = new NetworkPlayer(Network.shipped(), NetworkSettings.LOOKING_AHEAD, 1);
        LearnedMove answer = player.think(PuzzleMemory.of(puzzle), Allowance.positions(16));
        assertThat(answer.move()).hasToString(win);
    }

    private static double[] values(PlayerMemory memory, int evaluations) {
        return values(memory, Allowance.positions(evaluations));
    }

    private static double[] values(PlayerMemory memory, Allowance allowance) {
        Assessment root = Assessment.of(
                Network.shipped(), InformationState.of(memory), memory.view().moves());
        return ROLLOUTS.values(root, CANDIDATES, allowance, new Random(11));
    }
}
