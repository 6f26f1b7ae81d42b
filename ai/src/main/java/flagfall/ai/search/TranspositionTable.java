package flagfall.ai.search;

/// Positions already searched: how deep, what came of it, and which move was best. A newer or deeper result replaces
/// an older one in the same place.
final class TranspositionTable {

    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    private static final int BIAS = 1 << 24;

    private final long[] keys;
    private final long[] entries;
    private final int mask;

    TranspositionTable(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        mask = (1 << bits) - 1;
    }

    /// {@return the entry of a position, or zero}
    long find(long key) {
        int slot = slot(key);
        return keys[slot] == key ? entries[slot] : 0;
    }

    void store(long key, int depth, int value, int bound, int move) {
        int slot = slot(key);
        if (keys[slot] != key || depth(entries[slot]) <= depth) {
            keys[slot] = key;
            entries[slot] =
                    1L << 63 | (long) move << 36 | (long) (depth & 0x3f) << 30 | (long) bound << 28 | (value + BIAS);
        }
    }

    private int slot(long key) {
        return (int) (key ^ key >>> 32) & mask;
    }

    static int depth(long entry) {
        return (int) (entry >>> 30) & 0x3f;
    }

    static int bound(long entry) {
        return (int) (entry >>> 28) & 3;
    }

    static int value(long entry) {
        return (int) (entry & 0xfffffff) - BIAS;
    }

    static int move(long entry) {
        return (int) (entry >>> 36) & 0x1fffff;
    }
}
