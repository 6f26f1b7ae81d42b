package flagfall.ai.evaluation;

import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.RankModel;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.EvaluationTuning;
import flagfall.ai.tuning.Tuning;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import java.util.Arrays;

/// What evaluator and search go by at one move and do not change: piece values, the odds of every meeting with an
/// unknown piece, and what it is worth not to be known. The odds of an unknown piece that has not moved differ from
/// those of the same one once it has; which of the two is meant is written as in [RankChances].
public final class EvaluationContext {

    private static final int SPY = Rank.SPY.ordinal();
    private static final int COLONEL = Rank.COLONEL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    private final InformationState state;
    private final Tables tables;
    private final int me;
    private final PieceValues values;
    private final RankChances chances;
    private final Tuning tuning;
    private final EvaluationTuning weights;
    private final int flagHope;
    private final double urgency;
    /// By piece: what it is worth to its owner that the other side does not know it.
    private final int[] secrecy;
    /// By our rank, enemy piece and case.
    private final StrikeOdds[][][] attacking;
    /// By whether our piece has just taken one of theirs, its rank, enemy piece and case.
    private final StrikeOdds[][][][] attackedKnown;
    /// By the case of our piece, our piece, enemy piece and its case; made when first needed.
    private final StrikeOdds[][][][] attackedHidden;
    /// By the case of our piece, our piece and enemy rank; made when first needed.
    private final StrikeOdds[][][] attackedHiddenByRank;

    private final OpponentModel opponent;

    public EvaluationContext(InformationState state, RankModel model, Tuning tuning) {
        this.state = state;
        this.tuning = tuning;
        weights = tuning.evaluation();
        me = state.me();
        tables = new Tables(state.rules());
        chances = model.chances(state, 1 - me, tuning);
        values = new PieceValues(state, tuning.value());
        urgency = urgency(state.quiet(), values.ahead());
        flagHope = (int) (weights.flagHope() + urgency * weights.haste());
        int pieces = state.pieces();
        attacking = new StrikeOdds[RankSet.COUNT][pieces][2];
        attackedKnown = new StrikeOdds[2][RankSet.COUNT][pieces][2];
        attackedHidden = new StrikeOdds[2][pieces][pieces][2];
        attackedHiddenByRank = new StrikeOdds[2][pieces][RankSet.COUNT];
        opponent = new OpponentModel(
                state, model.chances(state, me, tuning), values, tables, tuning.opponent(), weights.flagHope());
        secrecy = new int[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            secrecy[piece] =
                    state.isShown(piece) ? 0 : state.side(piece) == me ? ourSecrecy(piece) : theirSecrecy(piece);
        }
    }

    private double urgency(int quiet, double ahead) {
        return ahead < weights.hasteUnless()
                ? 0
                : Math.clamp((quiet - weights.hasteFrom()) / weights.hasteSpan(), 0, 1);
    }

    private int ourSecrecy(int piece) {
        int rank = rankOf(piece);
        double share = rank == SPY ? weights.spySecrecy() : weights.secrecy();
        return weights.leastSecrecy() + (int) (values.of(me, rank) * share);
    }

    private int theirSecrecy(int piece) {
        double mean = 0;
        double square = 0;
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            double value = values.of(1 - me, rank);
            double chance = chances.of(piece, RankChances.UNMOVED, rank);
            mean += chance * value;
            square += chance * value * value;
        }
        double curiosity = weights.curiosity() * (1 + urgency);
        return weights.leastSecrecy() + (int) (curiosity * Math.sqrt(Math.max(0, square - mean * mean)));
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    public InformationState state() {
        return state;
    }

    /// {@return the side that thinks}
    public int me() {
        return me;
    }

    public Tables tables() {
        return tables;
    }

    public Tuning tuning() {
        return tuning;
    }

    public PieceValues values() {
        return values;
    }

    /// {@return what we believe of the enemy's pieces}
    public RankChances chances() {
        return chances;
    }

    /// {@return what it is worth to its owner that a piece is not known}
    public int secrecy(int piece) {
        return secrecy[piece];
    }

    /// {@return what taking the flag is worth where it is a matter of chance}
    public int flagHope() {
        return flagHope;
    }

    /// {@return from zero to one, how much it is time that something happened}
    double urgency() {
        return urgency;
    }

    /// {@return the rank of a piece that is ours or known}
    public int rankOf(int piece) {
        return RankSet.lowest(state.ranks(piece));
    }

    /// {@return whether an enemy is so unlikely to be able to move that it is taken to stand for good}
    public boolean isHardlyMovable(int piece) {
        double moves = 1
                - chances.of(piece, RankChances.UNMOVED, BOMB)
                - chances.of(piece, RankChances.UNMOVED, Rank.FLAG.ordinal());
        return !state.hasMoved(piece) && moves <= weights.hardlyMovable();
    }

    // --- The odds of battles ---------------------------------------------------------------------------------

    /// {@return the odds of a rank of ours attacking an unknown piece}
    public StrikeOdds attacking(int rank, int unknown, int moved) {
        StrikeOdds odds = attacking[rank][unknown][moved];
        if (odds == null) {
            double[] believed = chances.of(unknown, moved);
            boolean dear = rank >= COLONEL;
            odds = StrikeOdds.attacking(tables, rank, dear ? cautiously(believed) : believed, values.of(1 - me));
            attacking[rank][unknown][moved] = odds;
        }
        return odds;
    }

    /// {@return what is believed of an unknown piece by an officer too dear to be lost on a bomb}
    private double[] cautiously(double[] believed) {
        double[] cautious = believed.clone();
        cautious[BOMB] *= weights.caution();
        return normalised(cautious);
    }

    /// Makes chances add up to one, in place.
    private static double[] normalised(double[] chances) {
        double sum = Arrays.stream(chances).sum();
        for (int rank = 0; rank < RankSet.COUNT && sum > 0; rank++) {
            chances[rank] /= sum;
        }
        return chances;
    }

    /// {@return the odds of an unknown piece attacking a piece of ours whose rank it knows}
    ///
    /// @param taker whether our piece has just taken one of theirs beside the unknown one, which may have stood guard
    public StrikeOdds attackedKnown(int rank, int unknown, int moved, boolean taker) {
        int taking = taker ? 1 : 0;
        StrikeOdds odds = attackedKnown[taking][rank][unknown][moved];
        if (odds == null) {
            double[] often = new double[RankSet.COUNT];
            double[] believed = chances.of(unknown, moved).clone();
            for (int other = 0; other < RankSet.COUNT; other++) {
                often[other] = RankSet.isMovable(other) && opponent.gain(other, rank) > 0 ? 1 : 0;
                boolean guard = taker && often[other] > 0 && (moved == RankChances.MOVED || other == SPY);
                believed[other] *= guard ? tuning.opponent().guarded() : 1;
            }
            odds = StrikeOdds.attacked(tables, rank, normalised(believed), values.of(1 - me), often);
            attackedKnown[taking][rank][unknown][moved] = odds;
        }
        return odds;
    }

    /// {@return the odds of an unknown piece attacking a piece of ours that it does not know}
    ///
    /// @param moved the case of our piece
    public StrikeOdds attackedHidden(int piece, int moved, int unknown, int unknownMoved) {
        StrikeOdds odds = attackedHidden[moved][piece][unknown][unknownMoved];
        if (odds == null) {
            double[] often = opponent.attacksOn(piece, moved);
            odds = StrikeOdds.attacked(
                    tables, rankOf(piece), chances.of(unknown, unknownMoved), values.of(1 - me), often);
            attackedHidden[moved][piece][unknown][unknownMoved] = odds;
        }
        return odds;
    }

    /// {@return the odds of an enemy that we know attacking a piece of ours that it does not know}
    ///
    /// @param moved the case of our piece
    public StrikeOdds attackedHiddenBy(int rank, int piece, int moved) {
        StrikeOdds odds = attackedHiddenByRank[moved][piece][rank];
        if (odds == null) {
            double[] certain = new double[RankSet.COUNT];
            certain[rank] = 1;
            odds = StrikeOdds.attacked(
                    tables, rankOf(piece), certain, values.of(1 - me), opponent.attacksOn(piece, moved));
            attackedHiddenByRank[moved][piece][rank] = odds;
        }
        return odds;
    }
}
