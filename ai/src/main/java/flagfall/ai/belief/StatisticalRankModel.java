package flagfall.ai.belief;

import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.BehaviourTuning;
import flagfall.ai.tuning.RankModelTuning;
import flagfall.ai.tuning.Tuning;
import flagfall.board.Board;
import java.util.stream.IntStream;

/// The chances of ranks by counting: what is left of each rank, how people set up, and how pieces behaved; balanced so
/// that each rank is expected as often as it is left.
///
/// @param clusters whether to go by how people set up
/// @param behaviour whether to go by what the pieces did
public record StatisticalRankModel(boolean clusters, boolean behaviour) implements RankModel {

    public static final StatisticalRankModel COUNTS = new StatisticalRankModel(false, false);
    public static final StatisticalRankModel SETUPS = new StatisticalRankModel(true, false);
    public static final StatisticalRankModel FULL = new StatisticalRankModel(true, true);

    @Override
    public RankChances chances(InformationState state, int side, Tuning tuning) {
        return new Guess(state, side, tuning).chances();
    }

    private final class Guess {
        private final InformationState state;
        private final int side;
        private final RankModelTuning tuning;
        private final BehaviourTuning behaviourTuning;
        private final Board board;
        private final int[] hidden;
        private final int[] left = new int[RankSet.COUNT];
        private final double[][] weights;

        Guess(InformationState state, int side, Tuning all) {
            this.state = state;
            this.side = side;
            tuning = all.belief();
            behaviourTuning = all.behaviour();
            board = state.rules().board();
            hidden = IntStream.range(0, state.pieces()).filter(this::isHidden).toArray();
            weights = new double[hidden.length][RankSet.COUNT];
        }

        private boolean isHidden(int piece) {
            return state.side(piece) == side && state.stands(piece) && !state.isShown(piece);
        }

        RankChances chances() {
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                left[rank] = state.alive(side, rank);
            }
            double[][] chance = new double[state.pieces()][RankSet.COUNT];
            for (int piece = 0; piece < chance.length; piece++) {
                if (state.side(piece) == side && state.isShown(piece)) {
                    int rank = RankSet.lowest(state.ranks(piece));
                    chance[piece][rank] = 1;
                    left[rank] -= state.stands(piece) ? 1 : 0;
                }
            }
            weigh();
            Sinkhorn.balance(weights, left, tuning);
            for (int row = 0; row < hidden.length; row++) {
                chance[hidden[row]] = weights[row];
            }
            return new RankChances(chance);
        }

        private void weigh() {
            double size = IntStream.of(left).sum();
            double trust = clusters ? tuning.clusterTrust() : 0;
            double[][] recorded = clusters ? recorded() : new double[HomeSquares.SQUARES][RankSet.COUNT];
            for (int row = 0; row < hidden.length; row++) {
                int square = square(hidden[row]);
                for (int rank = 0; rank < RankSet.COUNT; rank++) {
                    double even = left[rank] / size;
                    double often = square < 0 ? even : recorded[square][rank];
                    boolean can = RankSet.has(possible(hidden[row]), rank) && left[rank] > 0;
                    weights[row][rank] = can ? Math.max(tuning.leastChance(), trust * often + (1 - trust) * even) : 0;
                }
            }
            // What our own pieces did, the enemy may read as it likes: it is not assumed to.
            if (behaviour && side != state.me()) {
                new BehaviourEvidence(state, behaviourTuning).weigh(hidden, weights);
            }
        }

        private int square(int piece) {
            return HomeSquares.square(board, side, state.home(piece));
        }

        /// {@return by home square and rank, what to expect of those who set up as this army seems to}
        private double[][] recorded() {
            int[] army = IntStream.range(0, state.pieces())
                    .filter(piece -> state.side(piece) == side && square(piece) >= 0)
                    .toArray();
            int[] squares = IntStream.of(army).map(this::square).toArray();
            int[] ranks = IntStream.of(army)
                    .map(piece -> state.isShown(piece) ? state.ranks(piece) : possible(piece))
                    .toArray();
            return SetupClusters.of(state.rules()).given(squares, ranks, tuning);
        }

        /// The enemy of a side knows less of its pieces than the side itself.
        private int possible(int piece) {
            return side != state.me() ? state.ranks(piece) : state.hasMoved(piece) ? RankSet.MOVABLE : RankSet.ALL;
        }
    }
}
