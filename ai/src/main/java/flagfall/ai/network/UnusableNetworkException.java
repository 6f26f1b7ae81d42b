package flagfall.ai.network;

/// A weight file that this program cannot play with: its message says why in one sentence.
public final class UnusableNetworkException extends RuntimeException {

    UnusableNetworkException(String why) {
        super(why);
    }
}
