package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.AnyRules;
import flagfall.ai.tool.RandomGames;
import flagfall.ai.tuning.Tuning;
import flagfall.board.Board;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import flagfall.rules.Army;
import flagfall.rules.Chase;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.TwoSquare;
import flagfall.view.PlayerMemory;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// With reductions and margins switched off, window, order and table change nothing: the search finds what plain
/// expectimax finds. `-Dflagfall.trees=50` looks at that many positions of each ruleset.
class ExpectimaxTest {

    private static final int TREES = Integer.getInteger("flagfall.trees", 3);

    private static final Tuning EXACT = Tuning.DEFAULT.with(Map.of("search.margins", 0.0, "search.reductions", 0.0));

    static Stream<Ruleset> everyRuleset() {
        Random random = new Random(3);
        return Stream.concat(
                Rulesets.named().stream(),
                Stream.generate(() -> AnyRules.draw(random)).limit(12));
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void three_plies_deep_the_search_finds_what_expectimax_finds(Ruleset rules) {
        Random random = new Random(5);
        for (int tree = 0; tree < TREES; tree++) {
            compare(RandomGames.view(rules, random.nextInt(160), random), 3);
        }
    }

    /// Few pieces on a small board: the same positions come up again and again, on lines of different length and below
    /// different numbers of chance nodes. Laws that look at the past are off, since keys only hold the near past.
    @Test
    void on_a_small_board_the_table_never_answers_for_another_position() {
        Random random = new Random(7);
        for (int tree = 0; tree < 5 * TREES; tree++) {
            compare(RandomGames.view(small(QuietLimit.OFF), random.nextInt(30), random), 5);
        }
    }

    @Test
    void near_the_quiet_limit_a_draw_is_found_when_it_comes() {
        Random random = new Random(11);
        for (int tree = 0; tree < 5 * TREES; tree++) {
            compare(RandomGames.view(small(new QuietLimit(6)), random.nextInt(30), random), 5);
        }
    }

    private static Ruleset small(QuietLimit limit) {
        return Rulesets.CLASSIC.with(draft -> {
            draft.id = "small";
            draft.board = new Board(4, 5, 2, Set.of());
            draft.army = new Army(Map.of(Rank.FLAG, 1, Rank.BOMB, 2, Rank.MINER, 1, Rank.CAPTAIN, 1, Rank.COLONEL, 1));
            draft.twoSquare = new TwoSquare.Off();
            draft.chase = Chase.OFF;
            draft.quietLimit = limit;
        });
    }

    private static void compare(PlayerMemory view, int most) {
        InformationState known = InformationState.of(view);
        EvaluationContext context = new EvaluationContext(known, StatisticalRankModel.FULL, EXACT);
        Set<Integer> legal =
                view.view().moves().stream().map(InformationState::code).collect(Collectors.toSet());
        if (legal.size() < 2) {
            return;
        }
        SearchResult found = new RootSearch(
                        context,
                        new HandcraftedEvaluator().begin(context, new SplittableRandom(1)),
                        legal,
                        Policy.NONE,
                        SearchLimit.nodes(Long.MAX_VALUE / 2))
                .search(most);
        SearchState state =
                new SearchState(context, new HandcraftedEvaluator().begin(context, new SplittableRandom(1)));
        PlainExpectimax plain = new PlainExpectimax(state);
        int best = Integer.MIN_VALUE;
        int chosen = Integer.MIN_VALUE;
        for (int move : legal) {
            int value = plain.valueOf(move, found.depth()) - penalty(state, known, move);
            best = Math.max(best, value);
            chosen = move == found.move() ? value : chosen;
        }
        assertThat(found.value())
                .as("%s at ply %s", view.view().rules(), view.view().ply())
                .isEqualTo(best);
        assertThat(chosen).isEqualTo(best);
    }

    private static int penalty(SearchState state, InformationState known, int move) {
        MutablePosition position = state.position;
        if (position.pieceAt(MoveCode.to(move)) >= 0) {
            return 0;
        }
        state.play(move);
        int seen = known.timesSeen(position.hash());
        state.undo();
        return (int) (EXACT.search().repetitionPenalty() * seen);
    }
}
