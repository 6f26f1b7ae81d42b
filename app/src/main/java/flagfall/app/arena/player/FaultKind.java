package flagfall.app.arena.player;

/// What went wrong in a game that a player broke off.
public enum FaultKind {
    TIMEOUT("timeouts"),
    CRASH("crashes"),
    ILLEGAL("illegal moves");

    private final String words;

    FaultKind(String words) {
        this.words = words;
    }

    /// {@return how many of them are called}
    public String words() {
        return words;
    }
}
