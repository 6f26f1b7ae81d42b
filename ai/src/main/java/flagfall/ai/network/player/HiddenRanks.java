package flagfall.ai.network.player;

import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.piece.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Deals the ranks that are left to the enemy's hidden pieces, every way that fits being as likely as any other: who
/// has moved is neither bomb nor flag.
final class HiddenRanks {

    private HiddenRanks() {}

    /// {@return by piece, the ordinal of its rank: the known ones as they are, the hidden ones as they were dealt}
    static int[] deal(InformationState state, Random random) {
        int[] ranks = new int[state.pieces()];
        List<Integer> moved = new ArrayList<>();
        List<Integer> still = new ArrayList<>();
        int[] left = new int[RankSet.COUNT];
        for (int rank = 0; rank < left.length; rank++) {
            left[rank] = state.alive(1 - state.me(), rank);
        }
        for (int piece = 0; piece < ranks.length; piece++) {
            boolean enemy = state.side(piece) != state.me();
            if (!enemy || state.isShown(piece)) {
                ranks[piece] = RankSet.lowest(state.ranks(piece));
                left[ranks[piece]] -= enemy && state.stands(piece) ? 1 : 0;
            } else if (state.stands(piece)) {
                (state.hasMoved(piece) ? moved : still).add(piece);
            }
        }
        List<Integer> movers = new ArrayList<>();
        List<Integer> fixed = new ArrayList<>();
        for (int rank = 0; rank < left.length; rank++) {
            for (int count = left[rank]; count > 0; count--) {
                (RankSet.isMovable(rank) ? movers : fixed).add(rank);
            }
        }
        Collections.shuffle(movers, random);
        deal(moved, movers, ranks);
        fixed.addAll(movers);
        Collections.shuffle(fixed, random);
        deal(still, fixed, ranks);
        return ranks;
    }

    /// Takes ranks off the pool. Where the counts do not add up, as in an arranged position, sergeants fill the gaps.
    private static void deal(List<Integer> pieces, List<Integer> pool, int[] ranks) {
        for (int piece : pieces) {
            ranks[piece] = pool.isEmpty() ? Rank.SERGEANT.ordinal() : pool.removeLast();
        }
    }
}
