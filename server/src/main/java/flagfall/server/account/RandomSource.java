package flagfall.server.account;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.random.RandomGenerator;

/// Random secrets, ids and seeds; as hard to guess as the generator behind them.
public final class RandomSource {

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final RandomGenerator random;

    public RandomSource(RandomGenerator random) {
        this.random = random;
    }

    /// {@return a source that nobody can predict}
    public static RandomSource secure() {
        return new RandomSource(new SecureRandom());
    }

    /// {@return 256 bits as text, for tokens and join links}
    public String secret() {
        return text(32);
    }

    /// {@return 96 bits as text: a new id, which tells nothing and is never the same twice}
    public String id() {
        return text(12);
    }

    public long seed() {
        return random.nextLong();
    }

    private String text(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return TEXT.encodeToString(drawn);
    }
}
