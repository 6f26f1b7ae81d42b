package flagfall.ai.belief;

import flagfall.piece.Rank;

/// Sets of ranks as bits, a bit for each ordinal.
public final class Ranks {

    public static final int COUNT = Rank.values().length;
    public static final int ALL = (1 << COUNT) - 1;
    public static final int FIXED = 1 << Rank.FLAG.ordinal() | 1 << Rank.BOMB.ordinal();
    public static final int MOVABLE = ALL & ~FIXED;

    /// From here up to the marshal, a piece is an officer: worth hunting, and worth sparing.
    public static final int OFFICER = Rank.CAPTAIN.ordinal();

    private Ranks() {}

    public static int only(Rank rank) {
        return 1 << rank.ordinal();
    }

    public static boolean isOne(int ranks) {
        return Integer.bitCount(ranks) == 1;
    }

    public static boolean has(int ranks, int rank) {
        return (ranks >>> rank & 1) != 0;
    }

    /// {@return the ordinal of the only rank of a set}
    public static int one(int ranks) {
        return Integer.numberOfTrailingZeros(ranks);
    }
}
