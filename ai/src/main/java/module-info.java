/// The computer player: it answers a view with a move. It has never heard of a game, so it cannot peek.
module flagfall.ai {
    requires static transitive org.jspecify;
    requires static jdk.incubator.vector;
    requires transitive flagfall.rules;

    exports flagfall.ai;
    exports flagfall.ai.review;
}
