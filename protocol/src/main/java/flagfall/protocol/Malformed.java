package flagfall.protocol;

/// A message that could not be read. Its text says why, to whoever sent it.
public final class Malformed extends RuntimeException {
    public Malformed(String message) {
        super(message);
    }
}
