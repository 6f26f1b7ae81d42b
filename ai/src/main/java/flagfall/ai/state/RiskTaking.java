package flagfall.ai.state;

import flagfall.piece.Rank;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;

/// How often each side let an officer that its enemy knew attack a piece that had neither moved nor been seen, which
/// may well have been a bomb. Most players never do, and some do nothing else.
final class RiskTaking {

    private final int[] attacks = new int[2];

    RiskTaking() {}

    RiskTaking(RiskTaking other) {
        attacks[0] = other.attacks[0];
        attacks[1] = other.attacks[1];
    }

    int attacks(int side) {
        return attacks[side];
    }

    /// Takes in a move, the pieces being known as they were before it.
    void observe(TrackedMove move, PieceTable pieces) {
        if (move.told() instanceof ObservedMove.Struck struck
                && pieces.exposed[move.mover()]
                && !pieces.exposed[move.target()]
                && !pieces.moved[move.target()]
                && rank(struck.attacker(), pieces.ranks[move.mover()]) >= RankSet.OFFICER) {
            attacks[move.side()]++;
        }
    }

    private static int rank(ObservedRank attacker, int ranks) {
        return attacker instanceof ObservedRank.Shown(Rank rank) ? rank.ordinal() : RankSet.lowest(ranks);
    }
}
