package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Puzzle;
import flagfall.ai.PuzzleMemory;
import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.RandomGames;
import flagfall.ai.tool.Told;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookAheadTest {

    private static final int[] CANDIDATES = {0, 1, 2};

    static Stream<LookAhead> kinds() {
        return Stream.of(new ReplySearch(Network.shipped()), new WorldRollouts(Network.shipped(), 1));
    }

    /// All that goes in is what the player knows and a seed: the same values come out, whatever is hidden behind it.
    @ParameterizedTest
    @MethodSource("kinds")
    void the_same_knowledge_and_seed_see_the_same(LookAhead ahead) {
        PlayerMemory memory = RandomGames.view(Rulesets.CLASSIC, 40, new Random(3));
        assertThat(values(ahead, memory, 24)).isEqualTo(values(ahead, memory, 24));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void a_value_is_a_chance_to_win_less_one_to_lose(LookAhead ahead) {
        for (int plies : List.of(0, 60)) {
            double[] values = values(ahead, RandomGames.view(Rulesets.DUEL, plies, new Random(plies)), 12);
            assertThat(values).hasSize(CANDIDATES.length).doesNotContain(0);
            assertThat(Arrays.stream(values).map(Math::abs).max().orElseThrow()).isLessThan(1.001);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whoever_has_nearly_won_sees_that_it_is_theirs(LookAhead ahead) {
        String board =
                "fb......../b........./........../....l...../..~~..~~../..~~..~~../....M...../...GI...../BBC..I..../FB........";
        PlayerMemory memory = Veil.memory(Told.game(board), new Viewer.Seat(Side.RED));
        assertThat(Arrays.stream(values(ahead, memory, 12))).allMatch(value -> value > 0.3);
    }

    @Test
    void without_time_to_look_at_every_candidate_nothing_is_said_of_any() {
        PlayerMemory memory = RandomGames.view(Rulesets.DUEL, 30, new Random(4));
        Allowance late = new Allowance(50, 0, () -> 1);
        assertThat(values(new ReplySearch(Network.shipped()), memory, late)).containsOnly(0);
    }

    @Test
    void what_is_left_of_the_time_is_counted_in_positions_as_long_as_the_first_ones_took() {
        Allowance allowance = new Allowance(50, 1_000, () -> 400);
        assertThat(allowance.after(2, 200).positions()).isEqualTo(6);
        assertThat(allowance.after(2, 399).positions()).isEqualTo(50);
        assertThat(Allowance.positions(7).after(2, 0).positions()).isEqualTo(7);
    }

    /// A scout takes the spy and the flag alike, but only one of them ends the game.
    @Test
    void a_strike_that_may_take_the_flag_is_not_one_that_may_take_something() {
        InformationState state = Told.toRed(
                "........f./......b.../s.......g./........../..~~..~~../..~~..~~../......M.../S.......B./B......B../FB........");
        Move strike = MoveText.read("a3a8").orElseThrow();
        Assessment root = Assessment.of(Network.shipped(), state, List.of(strike));
        BelievedRanks believed = new BelievedRanks(root);
        int target = Told.pieceAt(state, "a8");
        List<double[]> outcomes = ReplySearch.outcomes(state, strike, target, believed);
        double flag = believed.chance(target, Rank.FLAG.ordinal());
        double spy = believed.chance(target, Rank.SPY.ordinal());
        assertThat(flag).isPositive();
        assertThat(spy).isPositive();
        assertThat(outcomes.stream().mapToDouble(ranks -> Arrays.stream(ranks).sum()))
                .contains(flag);
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
        NetworkSettings looking = NetworkSettings.STRONGEST.looking(NetworkSettings.Sight.REPLIES, 12);
        NetworkPlayer player = new NetworkPlayer(Network.shipped(), looking, 1);
        LearnedMove answer = player.think(PuzzleMemory.of(puzzle), Allowance.positions(12));
        assertThat(answer.move()).hasToString(win);
    }

    private static double[] values(LookAhead ahead, PlayerMemory memory, int evaluations) {
        return values(ahead, memory, Allowance.positions(evaluations));
    }

    private static double[] values(LookAhead ahead, PlayerMemory memory, Allowance allowance) {
        Assessment root = Assessment.of(
                Network.shipped(), InformationState.of(memory), memory.view().moves());
        return ahead.values(root, CANDIDATES, allowance, new Random(11));
    }
}
