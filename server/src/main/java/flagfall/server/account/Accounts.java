package flagfall.server.account;

import flagfall.server.store.GuestStore;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Creates guests and recognises them by their tokens.
public final class Accounts {

    /// At most this many tokens are cached.
    private static final int MOST_CACHED = 50_000;

    private final GuestStore store;
    private final RandomSource random;
    private final InstantSource time;
    private final Map<String, Caller.Guest> byHash = new ConcurrentHashMap<>();

    public Accounts(GuestStore store, RandomSource random, InstantSource time) {
        this.store = store;
        this.random = random;
        this.time = time;
    }

    /// A new guest, and the only copy of the token: the store keeps a hash.
    public record Welcome(Caller.Guest guest, String token) {}

    public Welcome newGuest() {
        Caller.Guest guest = new Caller.Guest(random.id(), GuestName.draw(random.seed()));
        String token = random.secret();
        store.add(new GuestStore.GuestRow(guest.id(), guest.name()), hash(token), time.instant());
        return new Welcome(guest, token);
    }

    public Optional<Caller.Guest> withToken(String token) {
        String hash = hash(token);
        Caller.Guest cached = byHash.get(hash);
        if (cached != null) {
            return Optional.of(cached);
        }
        Optional<Caller.Guest> found = store.withToken(hash).map(guest -> new Caller.Guest(guest.id(), guest.name()));
        if (byHash.size() >= MOST_CACHED) {
            byHash.clear();
        }
        found.ifPresent(guest -> byHash.put(hash, guest));
        return found;
    }

    /// {@return the name of a guest}
    public String nameOf(String guest) {
        return store.find(guest).map(GuestStore.GuestRow::name).orElse("Someone");
    }

    // A token is 256 random bits, so a fast hash protects it as well as a slow one.
    private static String hash(String token) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
