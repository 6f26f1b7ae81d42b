package flagfall.ai.evaluation;

import flagfall.ai.belief.RankChances;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.EvaluationTuning;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import java.util.SplittableRandom;

/// What it is worth to a piece to stand on a square: it is drawn to what it would gain by attacking, the more the
/// nearer. Made once for a search from the pieces as they stand; what moves near by is the search's own business.
final class PieceSquareTables {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int MINER = Rank.MINER.ordinal();

    private final EvaluationContext context;
    private final InformationState state;
    private final EvaluationTuning weights;
    private final int me;
    /// By piece and cell: all of it, and the shares of defence and noise in it.
    private final int[] total;

    private final int[] defence;
    private final int[] noise;
    private final Decay decay;
    private final Decay dangerDecay;

    PieceSquareTables(EvaluationContext context, SplittableRandom random) {
        this.context = context;
        state = context.state();
        weights = context.tuning().evaluation();
        me = context.me();
        total = new int[state.pieces() * Grid.CELLS];
        defence = new int[total.length];
        noise = new int[total.length];
        decay = new Decay(weights.attractionDecay());
        dangerDecay = new Decay(weights.flagDangerDecay());
        DistanceMap distances = new DistanceMap(state);
        for (int target = 0; target < state.pieces(); target++) {
            if (state.stands(target)) {
                attract(target, distances.stepsTo(target, false));
            }
        }
        // Defence comes on top of all that attracts, so it comes last.
        for (int flag = 0; flag < state.pieces(); flag++) {
            if (state.stands(flag) && isOurFlag(flag)) {
                int[] throughBombs = distances.stepsTo(flag, true);
                attractMiners(throughBombs);
                new FlagDefence(context, this).add(flag, distances.stepsTo(flag, false), throughBombs);
            }
        }
        blur(random);
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// {@return what standing on a cell is worth to a piece}
    int at(int piece, int cell) {
        return total[piece * Grid.CELLS + cell];
    }

    /// {@return the share of our flag's defence in it}
    int defenceAt(int piece, int cell) {
        return defence[piece * Grid.CELLS + cell];
    }

    /// {@return the share of chance in it}
    int noiseAt(int piece, int cell) {
        return noise[piece * Grid.CELLS + cell];
    }

    // --- Making ----------------------------------------------------------------------------------------------

    /// Adds to what standing on a cell is worth to a piece that defends our flag.
    void defend(int piece, int cell, int worth) {
        total[piece * Grid.CELLS + cell] += worth;
        defence[piece * Grid.CELLS + cell] += worth;
    }

    /// Moves that seem equal are chosen between by chance.
    private void blur(SplittableRandom random) {
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (state.stands(piece)) {
                for (int spot = piece * Grid.CELLS; spot < (piece + 1) * Grid.CELLS; spot++) {
                    noise[spot] = (int) (random.nextDouble() * weights.noise());
                    total[spot] += noise[spot];
                }
            }
        }
    }

    private void attract(int target, int[] distance) {
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (state.stands(piece) && state.side(piece) != state.side(target)) {
                boolean ours = state.side(piece) == me;
                double gain = ours ? ourGain(piece, target) : theirGain(piece, target);
                if (gain > 0) {
                    spread(piece, distance, gain * weights.attraction(), decay);
                }
                if (!ours && isOurFlag(target) && mayMove(piece)) {
                    spread(piece, distance, weights.flagDanger(), dangerDecay);
                }
            }
        }
    }

    /// Miners come through our bombs.
    private void attractMiners(int[] distance) {
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (state.stands(piece) && state.side(piece) != me && mayMove(piece)) {
                double miner = context.chances().of(piece, RankChances.MOVED, MINER);
                spread(piece, distance, weights.flagDanger() * miner, dangerDecay);
            }
        }
    }

    private void spread(int piece, int[] distance, double strength, Decay fading) {
        int base = piece * Grid.CELLS;
        for (int cell = Grid.STRIDE; cell < Grid.CELLS - Grid.STRIDE; cell++) {
            if (distance[cell] < DistanceMap.FAR) {
                int here = (int) (strength * fading.over(distance[cell] - 1));
                total[base + cell] = Math.max(total[base + cell], here);
            }
        }
    }

    private boolean isOurFlag(int piece) {
        return state.side(piece) == me && context.rankOf(piece) == FLAG;
    }

    private boolean mayMove(int piece) {
        return state.hasMoved(piece) || (state.isShown(piece) && isMovable(piece));
    }

    private boolean isMovable(int piece) {
        return RankSet.isMovable(context.rankOf(piece));
    }

    private double ourGain(int piece, int target) {
        if (!isMovable(piece)) {
            return 0;
        }
        int rank = context.rankOf(piece);
        StrikeOdds odds = context.attacking(rank, target, RankChances.UNMOVED);
        double mine = context.values().of(me, rank) + context.secrecy(piece);
        return odds.falls() * odds.gainIfFalls()
                + odds.both() * (odds.gainIfBoth() - mine)
                + odds.flag() * weights.flagAttraction() * (1 + context.urgency())
                - odds.stands() * mine
                + context.secrecy(target)
                - context.secrecy(piece);
    }

    private double theirGain(int piece, int target) {
        if (!state.isShown(piece) || !isMovable(piece) || isOurFlag(target)) {
            return 0;
        }
        int rank = context.rankOf(piece);
        StrikeOdds odds = state.isShown(target)
                ? context.attackedKnown(context.rankOf(target), piece, RankChances.MOVED, false)
                : context.attackedHiddenBy(rank, target, RankChances.caseOf(state.hasMoved(target)));
        return odds.stands() * context.values().of(me, context.rankOf(target))
                - odds.falls() * context.values().of(1 - me, rank);
    }
}
