package flagfall.core;

/// A move as a number: seven bits each for where it starts, where it ends, and where a scout turned to strike
/// (zero, which is a wall, when it did not).
public final class MoveCode {

    private static final int BITS = 7;
    private static final int MASK = (1 << BITS) - 1;

    private MoveCode() {}

    public static int straight(int from, int to) {
        return from | to << BITS;
    }

    public static int turning(int from, int corner, int to) {
        return from | to << BITS | corner << (2 * BITS);
    }

    public static int from(int move) {
        return move & MASK;
    }

    public static int to(int move) {
        return move >>> BITS & MASK;
    }

    /// {@return the cell where a scout turned, or zero}
    public static int corner(int move) {
        return move >>> (2 * BITS);
    }

    /// {@return where the first leg ends}
    static int firstStop(int move) {
        return corner(move) == 0 ? to(move) : corner(move);
    }

    /// {@return the cell a strike comes from: the last one crossed before the target}
    public static int struckFrom(int move) {
        return corner(move) == 0 ? to(move) - Grid.step(from(move), to(move)) : corner(move);
    }

    /// {@return whether only a scout can have made this move}
    public static boolean isLong(int move) {
        return !Grid.touches(from(move), to(move));
    }
}
