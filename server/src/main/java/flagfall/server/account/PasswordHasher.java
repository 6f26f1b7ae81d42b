package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.limit.LongWork;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Hashes passwords with Argon2id. That takes memory and time on purpose, so only a few are hashed at once, a few more
/// wait, and everyone else is asked to come again.
public final class PasswordHasher {

    // What OWASP advises as the least: 19 MiB, two passes, one lane.
    private static final int MEMORY_KIB = 19 * 1024;
    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int HASH_BYTES = 32;
    private static final String PREFIX = "$argon2id$v=19$m=" + MEMORY_KIB + ",t=" + PASSES + ",p=" + LANES + "$";

    private static final int MOST_WAITING = 64;

    /// Nobody's password, for names that nobody has.
    private static final String NOBODYS = PREFIX + "A".repeat(43) + "$" + "A".repeat(43);

    private final RandomSource random;
    private final Semaphore free;
    private final int mostWaiting;
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicLong count = new AtomicLong();

    public PasswordHasher(RandomSource random) {
        this(random, Math.max(1, Runtime.getRuntime().availableProcessors() / 2), MOST_WAITING);
    }

    PasswordHasher(RandomSource random, int atOnce, int mostWaiting) {
        this.random = random;
        this.mostWaiting = mostWaiting;
        this.free = new Semaphore(atOnce, true);
    }

    /// {@return a hash with its salt and parameters, in the usual form}
    /// @throws flagfall.server.error.ApiException if too many passwords are being hashed
    String hash(String password) {
        String salt = random.secret();
        return PREFIX + salt + "$" + text(hashed(password, salt));
    }

    /// {@return whether this password has this hash}
    /// @throws flagfall.server.error.ApiException if too many passwords are being hashed
    boolean isRight(String password, String hash) {
        String[] parts = hash.substring(PREFIX.length()).split("\\$", 2);
        return MessageDigest.isEqual(bytes(text(hashed(password, parts[0]))), bytes(parts[1]));
    }

    /// Does as much work as [#isRight], for a name that nobody has.
    void isNobodys(String password) {
        isRight(password, NOBODYS);
    }

    /// {@return how many passwords have been hashed}
    public long count() {
        return count.get();
    }

    private byte[] hashed(String password, String salt) {
        enter();
        try {
            count.incrementAndGet();
            return LongWork.result(() -> argon2(password, salt));
        } finally {
            free.release();
        }
    }

    private static byte[] argon2(String password, String salt) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(MEMORY_KIB)
                .withIterations(PASSES)
                .withParallelism(LANES)
                .withSalt(Base64.getUrlDecoder().decode(salt))
                .build());
        byte[] hash = new byte[HASH_BYTES];
        // The same letters can be typed as different characters on different keyboards.
        generator.generateBytes(bytes(Normalizer.normalize(password, Normalizer.Form.NFC)), hash);
        return hash;
    }

    private void enter() {
        if (free.tryAcquire()) {
            return;
        }
        if (waiting.incrementAndGet() > mostWaiting) {
            waiting.decrementAndGet();
            throw ErrorCode.TOO_MANY.exception();
        }
        try {
            free.acquireUninterruptibly();
        } finally {
            waiting.decrementAndGet();
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
