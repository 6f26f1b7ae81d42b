package flagfall.server.store;

/// Something could not be stored, or nobody knows whether it was.
public final class StoreFailure extends RuntimeException {
    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
