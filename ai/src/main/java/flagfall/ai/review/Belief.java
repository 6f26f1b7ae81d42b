package flagfall.ai.review;

import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.network.Network;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.Tuning;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.view.PlayerMemory;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What one player can believe of the hidden pieces. Where the network knows the rules it is half the network's opinion
/// and half that of the counts: the network learned from its like, and people behave otherwise.
public final class Belief {

    private final InformationState state;
    private final RankChances counted;
    /// Null where the network does not know the rules.
    private final @Nullable NetworkOpinion opinion;

    Belief(InformationState state, @Nullable NetworkOpinion opinion) {
        this.state = state;
        this.opinion = opinion;
        counted = StatisticalRankModel.FULL.chances(state, 1 - state.me(), Tuning.DEFAULT);
    }

    /// {@return by square, how likely each hidden enemy is to be each rank, in the eyes of the player whose memory it
    /// is}
    public static Map<Square, Map<Rank, Double>> of(PlayerMemory memory) {
        InformationState state = InformationState.of(memory);
        Belief belief = new Belief(
                state, NetworkOpinion.of(Network.shipped(), state, memory.view().moves()));
        Map<Square, Map<Rank, Double>> hidden = new TreeMap<>();
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (state.side(piece) != state.me() && state.stands(piece) && !state.isShown(piece)) {
                hidden.put(Grid.square(state.place(piece)), byRank(belief.chances(piece)));
            }
        }
        return hidden;
    }

    private static Map<Rank, Double> byRank(double[] chances) {
        Map<Rank, Double> likely = new EnumMap<>(Rank.class);
        for (Rank rank : Rank.values()) {
            if (chances[rank.ordinal()] > 0) {
                likely.put(rank, chances[rank.ordinal()]);
            }
        }
        return likely;
    }

    /// {@return by rank, how likely an enemy piece is to have it}
    double[] chances(int piece) {
        double[] chances =
                counted.of(piece, RankChances.caseOf(state.hasMoved(piece))).clone();
        if (opinion == null || state.isShown(piece)) {
            return chances;
        }
        double[] learned = new double[chances.length];
        double sum = 0;
        for (int rank = 0; rank < learned.length; rank++) {
            // What was counted out is out, whatever the network thinks.
            boolean possible = chances[rank] > 0 && RankSet.has(state.ranks(piece), rank);
            learned[rank] = possible ? opinion.belief(state.place(piece), Kinds.of(rank)) : 0;
            sum += learned[rank];
        }
        for (int rank = 0; rank < learned.length && sum > 0; rank++) {
            chances[rank] = (chances[rank] + learned[rank] / sum) / 2;
        }
        return chances;
    }
}
