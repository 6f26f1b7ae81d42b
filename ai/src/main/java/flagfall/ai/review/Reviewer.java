package flagfall.ai.review;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.network.Network;
import flagfall.ai.search.MoveComparison;
import flagfall.ai.search.Policy;
import flagfall.ai.search.RootSearch;
import flagfall.ai.search.SearchLimit;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.ReviewTuning;
import flagfall.ai.tuning.Tuning;
import flagfall.position.Move;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Judges moves by what their players knew when they made them, and by nothing else.
///
/// ```java
/// ReviewedMove judged = Reviewer.review(memory, told);
/// boolean blamed = judged.mark().isMistake();
/// ```
///
/// How good the position is the network says, where it knows the rules; how much worse one move is than another a short
/// search says. A move that the network likes is not blamed for what the search does not see in it.
public final class Reviewer {

    private static final ReviewTuning TUNING = ReviewTuning.DEFAULT;
    private static final Tuning ENGINE = Tuning.DEFAULT.with(Map.of("evaluation.noise", 0.0));

    private final PlayerMemory memory;
    private final ObservedMove told;
    private final InformationState state;
    private final EvaluationContext context;
    /// Null where the network does not know the rules.
    private final @Nullable NetworkOpinion opinion;

    private Reviewer(PlayerMemory memory, ObservedMove told) {
        this.memory = memory;
        this.told = told;
        state = InformationState.of(memory);
        context = new EvaluationContext(state, StatisticalRankModel.FULL, ENGINE);
        opinion = NetworkOpinion.of(Network.shipped(), state, memory.view().moves());
    }

    /// {@return how a move was to be judged}
    ///
    /// @param memory of the side that moved, before the move
    /// @param told the move, as that side was told what came of it
    public static ReviewedMove review(PlayerMemory memory, ObservedMove told) {
        return new Reviewer(memory, told).review();
    }

    private ReviewedMove review() {
        Move played = told.move();
        Map<Integer, Move> legal = new HashMap<>();
        memory.view().moves().forEach(move -> legal.put(InformationState.code(move), move));
        Move favourite = opinion == null ? played : opinion.favourite(played);
        int playedCode = InformationState.code(played);
        int favouriteCode = InformationState.code(favourite);
        Set<Integer> asked = new LinkedHashSet<>(List.of(playedCode, favouriteCode));
        MoveComparison compared = search(legal.keySet()).compare(List.copyOf(asked), TUNING.depth());
        int playedValue = compared.values().getFirst();
        int favouriteValue = compared.values().getLast();
        int bestValue = Math.max(compared.bestValue(), Math.max(playedValue, favouriteValue));

        int bestCode = compared.best();
        boolean delays = MoveComparison.isWonAtOnce(bestValue) && !MoveComparison.isWonAtOnce(favouriteValue);
        if (opinion != null && !delays && favouriteValue >= bestValue - TUNING.margin()) {
            bestCode = favouriteCode;
        } else if (playedValue >= bestValue) {
            bestCode = playedCode;
        }
        Move best = legal.getOrDefault(bestCode, played);
        double chance = opinion == null ? WinningChance.of(bestValue) : opinion.chance();
        double bestChance = MoveComparison.isWon(bestValue) ? 1 : chance;
        double playedChance = bestChance - loss(chance, bestValue, playedValue);
        StrikeChances strike = new StrikeOutlook(context, new Belief(state, opinion)).of(told, playedChance);
        boolean same = bestCode == playedCode;
        List<TermGain> reasons = same ? List.of() : reasons(compared, bestCode, playedCode, bestValue - playedValue);
        Diagnosis diagnosis = new Diagnosis(state, played, best, bestValue, playedValue, reasons, strike);
        return new ReviewedMove(
                told.ply(),
                told.side(),
                played,
                chance,
                best,
                bestChance,
                playedChance,
                reasons,
                strike,
                diagnosis.lesson(bestChance - playedChance),
                false);
    }

    private RootSearch search(Set<Integer> legal) {
        return new RootSearch(
                context,
                new HandcraftedEvaluator().begin(context, new SplittableRandom(0)),
                legal,
                Policy.NONE,
                SearchLimit.nodes(TUNING.nodes()));
    }

    private double loss(double chance, int bestValue, int playedValue) {
        if (playedValue >= bestValue) {
            return 0;
        }
        if (MoveComparison.isWon(playedValue)) {
            return MoveComparison.isWonAtOnce(bestValue) ? TUNING.missedWin() : 0;
        }
        if (MoveComparison.isWon(bestValue)) {
            return Math.max(TUNING.missedWin(), 1 - chance);
        }
        if (MoveComparison.isLost(playedValue)) {
            return chance;
        }
        double loss = chance - WinningChance.shifted(chance, (double) playedValue - bestValue);
        return Math.max(0, loss * (opinion == null ? 1 : 1 - opinion.liking(told.move())));
    }

    /// What differs at once, term by term, and the rest, which follows later.
    private static List<TermGain> reasons(MoveComparison compared, int best, int played, int difference) {
        List<TermGain> gains = new ArrayList<>();
        Map<String, Integer> worse = compared.terms().getOrDefault(played, Map.of());
        int rest = difference;
        for (Map.Entry<String, Integer> term :
                compared.terms().getOrDefault(best, Map.of()).entrySet()) {
            int gain = term.getValue() - worse.getOrDefault(term.getKey(), 0);
            gains.add(new TermGain(term.getKey(), gain));
            rest -= gain;
        }
        gains.add(new TermGain(TermGain.LOOKAHEAD, rest));
        gains.removeIf(gain -> gain.gain() <= 0);
        gains.sort(Comparator.comparingInt(TermGain::gain).reversed());
        return gains;
    }
}
