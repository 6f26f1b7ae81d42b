package flagfall.app.arena.game;

/// Many seeds out of one.
public final class Seeds {

    private Seeds() {}

    /// {@return a number that looks like chance and is the same for the same two numbers}
    public static long mix(long seed, long index) {
        long mixed = seed * 0x9e3779b97f4a7c15L + index * 0xd1342543de82ef95L + 0x632be59bd9b4e019L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }
}
