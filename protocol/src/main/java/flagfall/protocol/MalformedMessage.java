package flagfall.protocol;

/// A message that could not be read. Its text says why, to whoever sent it.
public final class MalformedMessage extends RuntimeException {
    public MalformedMessage(String message) {
        super(message);
    }
}
