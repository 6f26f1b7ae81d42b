package flagfall.ai.belief;

import flagfall.ai.state.Behaviour;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.BehaviourTuning;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// What a hidden piece's actions say about its rank: who comes near means to attack, who flees is afraid, who leaves a
/// known enemy beside it alone cannot take it, who walks much is strong, who never moves beside us is a bomb, and who
/// goes step by step is hardly a scout. Each is weak evidence, and a piece can add up only so much of it.
final class BehaviourEvidence {

    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int COLONEL = Rank.COLONEL.ordinal();
    private static final int MARSHAL = Rank.MARSHAL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();

    private final InformationState state;
    private final BehaviourTuning tuning;
    private final Tables tables;

    BehaviourEvidence(InformationState state, BehaviourTuning tuning) {
        this.state = state;
        this.tuning = tuning;
        tables = new Tables(state.rules());
    }

    /// Multiplies the weights of hidden pieces.
    ///
    /// @param weights a row for each of these pieces, a column for each rank
    void weigh(int[] hidden, double[][] weights) {
        for (int row = 0; row < hidden.length; row++) {
            double[] evidence = of(hidden[row]);
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                double limited = Math.clamp(evidence[rank], -tuning.mostEvidence(), tuning.mostEvidence());
                weights[row][rank] *= Math.exp(limited);
            }
        }
    }

    /// {@return by rank, the logarithm of how much likelier the actions of a piece make it}
    private double[] of(int piece) {
        Behaviour behaviour = state.behaviour();
        double[] evidence = new double[RankSet.COUNT];
        evidence[SCOUT] = behaviour.marches(piece) * tuning.stepped();
        for (int rank = COLONEL; rank <= MARSHAL; rank++) {
            evidence[rank] = behaviour.marches(piece) * tuning.marched();
        }
        if (!state.hasMoved(piece)) {
            evidence[BOMB] = Math.min(behaviour.rested(piece) * tuning.rested(), tuning.mostRested());
        }
        for (int enemy = 0; enemy < RankSet.COUNT; enemy++) {
            int fled = behaviour.fled(piece, enemy);
            int spared = fled + behaviour.waited(piece, enemy);
            double neared = enemy == MARSHAL ? tuning.nearedMarshal() : tuning.neared();
            double attacks = behaviour.approached(piece, enemy) * tuning.approached()
                    + behaviour.neared(piece, enemy) * neared
                    + spared * tuning.spared();
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                evidence[rank] += beats(rank, enemy) ? attacks : 0;
                evidence[rank] += fled > 0 && beats(enemy, rank) ? fled * tuning.fled() : 0;
            }
        }
        return evidence;
    }

    private boolean beats(int attacker, int defender) {
        return RankSet.isMovable(attacker) && tables.clash(attacker, defender) == ATTACKER_WINS;
    }
}
