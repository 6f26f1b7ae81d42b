package flagfall.ai.search;

/// The scale on which the search compares: values of the evaluation in the middle, won and lost games beyond it.
final class SearchValue {

    /// A game won at once. One that is won later is worth a little less.
    static final int WIN = 1_000_000;

    /// Beyond this, a game is won.
    static final int SURE = WIN - 1000;

    static final int INFINITE = 2 * WIN;

    /// The most plies on one line.
    static final int DEEPEST = 40;

    private SearchValue() {}

    /// {@return a value as seen from a node: games are won so many plies from there}
    static int toNode(int value, int ply) {
        return value > SURE ? value + ply : value < -SURE ? value - ply : value;
    }

    /// {@return a value seen from a node at this ply, as the root sees it}
    static int fromNode(int value, int ply) {
        return value > SURE ? value - ply : value < -SURE ? value + ply : value;
    }
}
