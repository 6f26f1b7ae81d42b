/// One real game with its secrets and history, and the one door through which each viewer sees their part.
module flagfall.game {
    requires static org.jspecify;
    requires transitive flagfall.rules;

    exports flagfall.game;
}
