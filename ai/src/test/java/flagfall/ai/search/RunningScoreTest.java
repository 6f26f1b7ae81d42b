package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.evaluation.StrikeOdds;
import flagfall.ai.evaluation.Term;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.AnyRules;
import flagfall.ai.tool.RandomGames;
import flagfall.ai.tuning.Tuning;
import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The evaluator's running score is at every ply of random play what it would be if it were worked out anew.
class RunningScoreTest {

    static Stream<Ruleset> everyRuleset() {
        Random random = new Random(13);
        return Stream.concat(
                Rulesets.named().stream(),
                Stream.generate(() -> AnyRules.draw(random)).limit(20));
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void equals_the_sum_of_its_terms_at_every_ply_and_after_taking_moves_back(Ruleset rules) {
        Random random = new Random(17);
        for (int line = 0; line < 20; line++) {
            PlayerMemory view = RandomGames.view(rules, random.nextInt(120), random);
            EvaluationContext context =
                    new EvaluationContext(InformationState.of(view), StatisticalRankModel.FULL, Tuning.DEFAULT);
            Evaluation evaluation = new HandcraftedEvaluator().begin(context, new SplittableRandom(line));
            walk(new SearchState(context, evaluation), random);
        }
    }

    private static void walk(SearchState state, Random random) {
        Deque<Integer> values = new ArrayDeque<>();
        while (values.size() < SearchValue.DEEPEST && state.position.ending() == Ending.ONGOING) {
            assertFresh(state);
            values.push(state.score());
            playAny(state, random);
        }
        while (!values.isEmpty()) {
            assertFresh(state);
            state.undo();
            assertThat(state.score()).isEqualTo(values.pop());
        }
    }

    private static void assertFresh(SearchState state) {
        assertThat(state.evaluation.explain().stream().mapToInt(Term::net).sum())
                .as("%s", state.evaluation.explain())
                .isEqualTo(state.score());
    }

    /// Makes a random move; where an unknown piece fights, one of the outcomes that it may have.
    private static void playAny(SearchState state, Random random) {
        int[] moves = new int[MutablePosition.MOST_MOVES];
        int count = state.position.moves(moves);
        int move = moves[random.nextInt(count)];
        int mover = state.position.pieceAt(MoveCode.from(move));
        int target = state.position.pieceAt(MoveCode.to(move));
        StrikeEstimates estimates = new StrikeEstimates(state);
        boolean mine = state.position.side(mover) == state.me;
        if (target >= 0 && state.rank(mine ? target : mover) == SearchState.UNKNOWN) {
            StrikeOdds odds = mine ? estimates.oddsOfOurs(mover, target) : estimates.oddsOfTheirs(move);
            outcome(state, move, mine ? target : mover, odds, random);
        } else {
            state.play(move);
        }
    }

    private static void outcome(SearchState state, int move, int unknown, StrikeOdds odds, Random random) {
        int[] ranks = {odds.asFallen(), odds.asStanding(), odds.asBoth(), Rank.SERGEANT.ordinal()};
        int[] values = {(int) odds.gainIfFalls(), 0, (int) odds.gainIfBoth(), 150};
        int which = random.nextInt(3);
        // Where the piece has no rank with which it would fight, it fights as any.
        which = ranks[which] < 0 ? 3 : which;
        state.play(move, unknown, ranks[which], values[which]);
    }
}
