/// What pieces are, which moves are legal, and what happens when two pieces meet. Depends on the JDK alone.
@SuppressWarnings("module") // The friends of `flagfall.core` are compiled later, so javac does not know them yet.
module flagfall.rules {
    requires static org.jspecify;

    exports flagfall.problem;
    exports flagfall.piece;
    exports flagfall.board;
    exports flagfall.rules;
    exports flagfall.core to
            flagfall.ai,
            flagfall.bench;
    exports flagfall.position;
    exports flagfall.view;
    exports flagfall.notation;
}
