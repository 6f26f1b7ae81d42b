package flagfall.app.arena.player;

/// A player broke off its game, in a way that says nothing of its strength.
public final class Fault extends RuntimeException {

    private final FaultKind kind;

    public Fault(FaultKind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public FaultKind kind() {
        return kind;
    }
}
