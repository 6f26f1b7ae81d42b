package flagfall.server.account;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.random.RandomGenerator;

/// Numbers that nobody can guess, if the source they are drawn from is a good one.
public final class RandomSource {

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final RandomGenerator random;

    public RandomSource(RandomGenerator random) {
        this.random = random;
    }

    /// {@return chance that nobody can foresee}
    public static RandomSource secure() {
        return new RandomSource(new SecureRandom());
    }

    /// {@return 256 bits, as text that fits a header or the part of a link that is never sent}
    public String secret() {
        return text(32);
    }

    /// {@return a name for something new: 96 bits say nothing and never meet again}
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
