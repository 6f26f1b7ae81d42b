package flagfall.app.arena;

/// A player broke off its game, in a way that says nothing of its strength.
final class Fault extends RuntimeException {

    /// What went wrong.
    enum Kind {
        TIMEOUT("timeouts"),
        CRASH("crashes"),
        ILLEGAL("illegal moves");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /// {@return how many of them are called}
        String words() {
            return words;
        }
    }

    private final Kind kind;

    Fault(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    Kind kind() {
        return kind;
    }
}
