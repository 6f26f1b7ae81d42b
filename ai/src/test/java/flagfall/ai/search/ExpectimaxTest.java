package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.AnyRules;
import flagfall.ai.tool.RandomGames;
import flagfall.ai.tuning.Tuning;
import flagfall.board.Board;
import flagfall.core.MoveCode;
import flagfall.piece.Rank;
import flagfall.rules.Army;
import flagfall.rules.Chase;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.rules.TwoSquare;
import flagfall.view.PlayerMemory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
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

    private static final int TREES = Integer.getInteger("flagfall.trees", 2);

    private static final int TABLE_BITS = 14;

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
            compare(RandomGames.view(rules, random.nextInt(160), random), 3, random);
        }
    }

    /// Few pieces on a small board: the same positions come up again and again. Laws that look at the past are off,
    /// since keys only hold the near past.
    @Test
    void on_a_small_board_the_table_never_answers_for_another_position() {
        Random random = new Random(7);
        for (int tree = 0; tree < 5 * TREES; tree++) {
            compare(RandomGames.view(mining(QuietLimit.OFF), random.nextInt(30), random), 5, random);
        }
    }

    @Test
    void near_the_quiet_limit_a_draw_is_found_when_it_comes() {
        Random random = new Random(11);
        for (int tree = 0; tree < 5 * TREES; tree++) {
            compare(RandomGames.view(mining(new QuietLimit(6)), random.nextInt(30), random), 5, random);
        }
    }

    /// A scout gets to the same place in fewer moves or in more, so that one position comes up at different plies.
    @Test
    void what_the_table_holds_of_other_lines_changes_nothing() {
        Random random = new Random(1);
        for (int tree = 0; tree < 10 * TREES; tree++) {
            PlayerMemory memory = RandomGames.view(scouting(), random.nextInt(30), random);
            EvaluationContext context = context(memory);
            TranspositionTable shared = new TranspositionTable(TABLE_BITS);
            for (Question asked : questions(legal(memory), 6, random)) {
                assertThat(asked.answer(search(context, shared)))
                        .as("%s in tree %s", asked, tree)
                        .isEqualTo(asked.answer(search(context, new TranspositionTable(TABLE_BITS))));
            }
        }
    }

    private static Ruleset mining(QuietLimit limit) {
        return small(5, Map.of(Rank.FLAG, 1, Rank.BOMB, 2, Rank.MINER, 1, Rank.CAPTAIN, 1, Rank.COLONEL, 1), limit);
    }

    private static Ruleset scouting() {
        return small(6, Map.of(Rank.FLAG, 1, Rank.SCOUT, 1, Rank.SERGEANT, 1, Rank.CAPTAIN, 1), QuietLimit.OFF);
    }

    private static Ruleset small(int rows, Map<Rank, Integer> army, QuietLimit limit) {
        return Rulesets.CLASSIC.with(draft -> {
            draft.id = "small";
            draft.board = new Board(4, rows, 2, Set.of());
            draft.army = new Army(army);
            draft.twoSquare = new TwoSquare.Off();
            draft.chase = Chase.OFF;
            draft.quietLimit = limit;
        });
    }

    /// Compares the value of every move at every depth, asked in any order of one table; then the choice of the root.
    private static void compare(PlayerMemory memory, int most, Random random) {
        EvaluationContext context = context(memory);
        SearchState state = state(context);
        PlainExpectimax plain = new PlainExpectimax(state);
        Search search = search(context, new TranspositionTable(TABLE_BITS));
        Set<Integer> legal = legal(memory);
        Map<Question, Integer> right = new HashMap<>();
        for (Question asked : questions(legal, most, random)) {
            right.put(asked, plain.valueOf(asked.move, asked.depth));
            assertThat(asked.answer(search))
                    .as("%s at ply %s, %s", memory.view().rules(), memory.view().ply(), asked)
                    .isEqualTo(right.get(asked));
        }
        if (legal.size() > 1) {
            SearchResult found =
                    new RootSearch(context, evaluation(context), legal, Policy.NONE, unlimited()).search(most);
            Map<Integer, Integer> values = new HashMap<>();
            right.forEach((asked, value) -> {
                if (asked.depth == found.depth()) {
                    values.put(asked.move, value - penalty(state, asked.move));
                }
            });
            assertThat(found.value()).isEqualTo(values.get(found.move())).isEqualTo(Collections.max(values.values()));
        }
    }

    /// What a move is worth, looked at so many plies deep.
    private record Question(int move, int depth) {

        int answer(Search search) {
            return search.valueOf(move, depth, -SearchValue.INFINITE, SearchValue.INFINITE);
        }
    }

    private static List<Question> questions(Set<Integer> moves, int most, Random random) {
        List<Question> questions = new ArrayList<>();
        for (int move : moves) {
            for (int depth = 1; depth <= most; depth++) {
                questions.add(new Question(move, depth));
            }
        }
        Collections.shuffle(questions, random);
        return questions;
    }

    private static EvaluationContext context(PlayerMemory memory) {
        return new EvaluationContext(InformationState.of(memory), StatisticalRankModel.FULL, EXACT);
    }

    private static Set<Integer> legal(PlayerMemory memory) {
        return memory.view().moves().stream().map(InformationState::code).collect(Collectors.toSet());
    }

    private static Search search(EvaluationContext context, TranspositionTable table) {
        return new Search(state(context), table, EXACT.search(), unlimited());
    }

    private static SearchLimit unlimited() {
        return SearchLimit.nodes(Long.MAX_VALUE);
    }

    private static SearchState state(EvaluationContext context) {
        return new SearchState(context, evaluation(context));
    }

    private static Evaluation evaluation(EvaluationContext context) {
        return new HandcraftedEvaluator().begin(context, new SplittableRandom(1));
    }

    private static int penalty(SearchState state, int move) {
        if (state.position.pieceAt(MoveCode.to(move)) >= 0) {
            return 0;
        }
        state.play(move);
        int seen = state.context.state().timesSeen(state.position.hash());
        state.undo();
        return (int) (EXACT.search().repetitionPenalty() * seen);
    }
}
