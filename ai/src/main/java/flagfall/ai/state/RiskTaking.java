package flagfall.ai.state;

import flagfall.piece.Rank;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import java.util.Arrays;

/// How often each piece, being an officer that its enemy knew, attacked a piece that had neither moved nor been seen
/// and may well have been a bomb. Most players never do that, and some do nothing else.
final class RiskTaking {

    private final int[] attacks;

    RiskTaking(int pieces) {
        attacks = new int[pieces];
    }

    /// A copy for some of the pieces only, which get new numbers in this order.
    RiskTaking(RiskTaking other, int[] kept) {
        attacks = Arrays.stream(kept).map(piece -> other.attacks[piece]).toArray();
    }

    int attacks(int piece) {
        return attacks[piece];
    }

    /// Takes in a move, the pieces being known as they were before it.
    void observe(TrackedMove move, PieceTable pieces) {
        if (move.told() instanceof ObservedMove.Struck struck
                && pieces.exposed[move.mover()]
                && !pieces.exposed[move.target()]
                && !pieces.moved[move.target()]
                && rank(struck.attacker(), pieces.ranks[move.mover()]) >= RankSet.OFFICER) {
            attacks[move.mover()]++;
        }
    }

    private static int rank(ObservedRank attacker, int ranks) {
        return attacker instanceof ObservedRank.Shown(Rank rank) ? rank.ordinal() : RankSet.lowest(ranks);
    }
}
