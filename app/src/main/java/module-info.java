/// The `flagfall` command.
module flagfall.app {
    requires static org.jspecify;
    requires flagfall.game;
    requires info.picocli;

    opens flagfall.app to
            info.picocli;
}
