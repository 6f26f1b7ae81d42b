package flagfall.server.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// What the seed of a game is drawn upon for. Some of it is seen by everyone, such as who moves first; so each purpose
/// has a seed of its own, and none tells anything about another.
public enum SeedPurpose {
    FIRST_MOVER,
    SETUP,
    MOVES,
    HINTS;

    /// {@return the seed for this purpose in a game with that seed}
    public long of(long seed) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(ByteBuffer.allocate(Long.BYTES).putLong(seed).flip());
            return ByteBuffer.wrap(digest.digest(name().getBytes(StandardCharsets.UTF_8)))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
