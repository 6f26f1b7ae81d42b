package flagfall.ai.state;

import flagfall.piece.Rank;

/// Sets of ranks as bits of an int, one bit for each ordinal.
public final class RankSet {

    /// How many ranks there are.
    public static final int COUNT = Rank.values().length;

    public static final int ALL = (1 << COUNT) - 1;
    public static final int IMMOVABLE = of(Rank.FLAG) | of(Rank.BOMB);
    public static final int MOVABLE = ALL & ~IMMOVABLE;

    /// From this ordinal up to the marshal a piece is an officer: worth hunting, and worth keeping.
    public static final int OFFICER = Rank.CAPTAIN.ordinal();

    private RankSet() {}

    public static int of(Rank rank) {
        return 1 << rank.ordinal();
    }

    public static boolean isSingle(int ranks) {
        return Integer.bitCount(ranks) == 1;
    }

    /// {@return whether a set has the rank with this ordinal}
    public static boolean has(int ranks, int rank) {
        return (ranks >>> rank & 1) != 0;
    }

    /// {@return the lowest ordinal of a set, which is its rank if it has only one}
    public static int lowest(int ranks) {
        return Integer.numberOfTrailingZeros(ranks);
    }

    /// {@return whether a rank can move, given by its ordinal}
    public static boolean isMovable(int rank) {
        return has(MOVABLE, rank);
    }
}
