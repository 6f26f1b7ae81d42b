package flagfall.server.store;

/// Something could not be written, or it is not known whether it was.
public final class StoreFailure extends RuntimeException {
    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
