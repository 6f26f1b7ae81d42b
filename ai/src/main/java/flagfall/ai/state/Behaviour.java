package flagfall.ai.state;

import flagfall.core.Grid;
import java.util.Arrays;

/// What the pieces of both sides did in sight of enemies that they knew, as counts by piece and by the rank of the
/// enemy. Both players saw all of it. Enemies count only if they can move and had fought or run before.
public final class Behaviour {

    /// From so few steps away it can be told which officer a piece walks towards.
    private static final int SIGHT = 4;

    private static final int NOBODY = TrackedMove.NOBODY;
    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};

    /// By piece and rank.
    private final int[][] approached;

    private final int[][] fled;
    private final int[][] waited;
    private final int[][] ignored;
    private final int[][] neared;
    /// By piece.
    private final int[] marches;

    private final int[] rested;

    Behaviour(int pieces) {
        approached = new int[pieces][RankSet.COUNT];
        fled = new int[pieces][RankSet.COUNT];
        waited = new int[pieces][RankSet.COUNT];
        ignored = new int[pieces][RankSet.COUNT];
        neared = new int[pieces][RankSet.COUNT];
        marches = new int[pieces];
        rested = new int[pieces];
    }

    /// A copy for some of the pieces only, which get new numbers in this order.
    Behaviour(Behaviour other, int[] kept) {
        approached = rows(other.approached, kept);
        fled = rows(other.fled, kept);
        waited = rows(other.waited, kept);
        ignored = rows(other.ignored, kept);
        neared = rows(other.neared, kept);
        marches = Arrays.stream(kept).map(piece -> other.marches[piece]).toArray();
        rested = Arrays.stream(kept).map(piece -> other.rested[piece]).toArray();
    }

    private static int[][] rows(int[][] counts, int[] kept) {
        return Arrays.stream(kept).mapToObj(piece -> counts[piece].clone()).toArray(int[][]::new);
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// {@return how often a piece stepped beside a known enemy of this rank}
    public int approached(int piece, int rank) {
        return approached[piece][rank];
    }

    /// {@return how often a piece stepped away from beside a known enemy of this rank}
    public int fled(int piece, int rank) {
        return fled[piece][rank];
    }

    /// {@return how often a piece beside a known enemy of this rank stayed, while its side attacked nobody}
    public int waited(int piece, int rank) {
        return waited[piece][rank];
    }

    /// {@return how often a piece came nearer to a known officer of this rank, the nearest one in sight}
    public int neared(int piece, int rank) {
        return neared[piece][rank];
    }

    /// {@return how often a piece moved without attacking}
    public int marches(int piece) {
        return marches[piece];
    }

    /// {@return how often a piece that had not moved stayed beside an enemy that it knew nothing of}
    public int rested(int piece) {
        return rested[piece];
    }

    /// {@return the ordinal of the strongest known rank that a piece has approached, or a negative number}
    public int strongestApproached(int piece) {
        return strongest(approached[piece]);
    }

    /// {@return the ordinal of the weakest known rank that a piece has fled from, or a negative number}
    public int weakestFled(int piece) {
        return weakest(fled[piece]);
    }

    /// {@return the ordinal of the strongest known rank that a piece has left alone: it stayed beside it while another
    /// piece of its side moved or attacked; or a negative number}
    public int strongestIgnored(int piece) {
        return strongest(ignored[piece]);
    }

    private static int strongest(int[] counts) {
        int rank = RankSet.COUNT - 1;
        while (rank >= 0 && counts[rank] == 0) {
            rank--;
        }
        return rank;
    }

    private static int weakest(int[] counts) {
        int rank = 0;
        while (rank < RankSet.COUNT && counts[rank] == 0) {
            rank++;
        }
        return rank == RankSet.COUNT ? NOBODY : rank;
    }

    // --- Folding ---------------------------------------------------------------------------------------------

    /// Takes in a move, the pieces standing as they did before it.
    void observe(TrackedMove move, PieceTable pieces) {
        boolean quiet = !move.isAttack();
        int nearest = NOBODY;
        int least = SIGHT + 1;
        for (int enemy = 0; enemy < pieces.count(); enemy++) {
            int cell = pieces.place[enemy];
            if (cell == 0 || pieces.side(enemy) == move.side()) {
                continue;
            }
            if (isKnown(enemy, pieces)) {
                meet(move, enemy, pieces);
                int away = apart(move.to(), cell);
                boolean nearer = away < least || (away == least && nearest >= 0 && cell < pieces.place[nearest]);
                if (nearer && away < apart(move.from(), cell) && isOfficer(enemy, pieces)) {
                    nearest = enemy;
                    least = away;
                }
            } else if (quiet) {
                rest(move, cell, pieces);
            }
        }
        if (quiet) {
            marches[move.mover()]++;
            if (nearest != NOBODY) {
                neared[move.mover()][rank(nearest, pieces)]++;
            }
        }
    }

    /// A known enemy and the pieces of the mover's side about it.
    private void meet(TrackedMove move, int enemy, PieceTable pieces) {
        int rank = rank(enemy, pieces);
        for (int step : STEPS) {
            int cell = pieces.place[enemy] + step;
            int other = pieces.pieceAt(cell);
            if (cell == move.from()) {
                fled[move.mover()][rank] += move.isAttack() ? 0 : 1;
            } else if (other != NOBODY && pieces.side(other) == move.side()) {
                ignored[other][rank]++;
                waited[other][rank] += move.isAttack() ? 0 : 1;
            } else if (cell == move.to() && !move.isAttack()) {
                approached[move.mover()][rank]++;
            }
        }
    }

    private void rest(TrackedMove move, int cell, PieceTable pieces) {
        for (int step : STEPS) {
            int other = pieces.pieceAt(cell + step);
            boolean stays = other != NOBODY && pieces.side(other) == move.side() && other != move.mover();
            if (stays && !pieces.moved[other]) {
                rested[other]++;
            }
        }
    }

    private static boolean isKnown(int piece, PieceTable pieces) {
        return pieces.exposed[piece] && RankSet.isSingle(pieces.ranks[piece]) && RankSet.isMovable(rank(piece, pieces));
    }

    private static boolean isOfficer(int piece, PieceTable pieces) {
        return rank(piece, pieces) >= RankSet.OFFICER;
    }

    private static int rank(int piece, PieceTable pieces) {
        return RankSet.lowest(pieces.ranks[piece]);
    }

    /// {@return the steps from one cell to another, as if nothing stood between them}
    private static int apart(int one, int other) {
        return Math.abs(one % Grid.STRIDE - other % Grid.STRIDE) + Math.abs(one / Grid.STRIDE - other / Grid.STRIDE);
    }
}
