package flagfall.ai.network.encoding;

import flagfall.piece.Rank;

/// Ranks in the order that the network knows them: the strongest first, then bomb and flag.
public final class Kinds {

    public static final int COUNT = Rank.values().length;
    public static final int BOMB = of(Rank.BOMB.ordinal());
    public static final int FLAG = of(Rank.FLAG.ordinal());

    private Kinds() {}

    /// {@return the kind of a rank, given by its ordinal}
    public static int of(int rank) {
        return rank == Rank.BOMB.ordinal()
                ? COUNT - 2
                : rank == Rank.FLAG.ordinal() ? COUNT - 1 : Rank.MARSHAL.ordinal() - rank;
    }

    /// {@return the ordinal of the rank of a kind}
    public static int rank(int kind) {
        return kind == BOMB ? Rank.BOMB.ordinal() : kind == FLAG ? Rank.FLAG.ordinal() : Rank.MARSHAL.ordinal() - kind;
    }

    public static boolean canMove(int kind) {
        return kind < BOMB;
    }
}
