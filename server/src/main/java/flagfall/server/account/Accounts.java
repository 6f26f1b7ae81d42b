package flagfall.server.account;

import flagfall.server.error.ErrorCode;
import flagfall.server.store.GuestStore;
import flagfall.server.store.person.PersonRow;
import flagfall.server.store.person.TokenKind;
import flagfall.server.store.person.TokenStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Creates guests, and recognises everyone by their tokens.
public final class Accounts {

    /// At most this many tokens are cached.
    private static final int MOST_CACHED = 50_000;
    /// A stream may go on for so long after another server has ended its token.
    private static final Duration STREAM_GRACE = Duration.ofSeconds(3);

    private final GuestStore guests;
    private final TokenStore tokens;
    private final RandomSource random;
    private final InstantSource time;
    private final boolean shared;
    private final Map<String, Recognised> byHash = new ConcurrentHashMap<>();

    private record Recognised(PersonRow person, Instant at) {}

    /// @param shared whether other servers use the same store, so that they may end a token without telling us
    public Accounts(GuestStore guests, TokenStore tokens, RandomSource random, InstantSource time, boolean shared) {
        this.guests = guests;
        this.tokens = tokens;
        this.random = random;
        this.time = time;
        this.shared = shared;
    }

    /// A new guest, and the only copy of the token: the store keeps a hash.
    public record Welcome(Caller.Person guest, String token) {}

    public Welcome newGuest() {
        String id = random.id();
        String name = GuestName.draw(random.seed());
        String token = random.secret();
        String hash = TokenHash.of(token);
        guests.add(new GuestStore.GuestRow(id, name), hash, time.instant());
        return new Welcome(new Caller.Person(id, name, false, new Caller.Credential(TokenKind.GUEST, id, hash)), token);
    }

    public Optional<Caller.Person> withToken(String token) {
        String hash = TokenHash.of(token);
        return recognised(hash, shared ? Duration.ZERO : null)
                .map(person -> new Caller.Person(
                        person.id(),
                        person.name(),
                        person.bot(),
                        new Caller.Credential(person.kind(), person.token(), hash)));
    }

    /// {@return whether the token of this caller is still good, so that a stream may go on}
    public boolean isGood(Caller caller) {
        return !(caller instanceof Caller.Person person)
                || recognised(person.credential().hash(), shared ? STREAM_GRACE : null)
                        .isPresent();
    }

    /// @param most how old what we remember may be; null if it is always true
    private Optional<PersonRow> recognised(String hash, @Nullable Duration most) {
        Instant now = time.instant();
        Recognised cached = byHash.get(hash);
        if (cached != null
                && cached.person.expires().isAfter(now)
                && (most == null || cached.at.plus(most).isAfter(now))) {
            return Optional.of(cached.person);
        }
        Optional<PersonRow> found = tokens.find(hash, now);
        if (byHash.size() >= MOST_CACHED) {
            byHash.clear();
        }
        found.ifPresentOrElse(person -> byHash.put(hash, new Recognised(person, now)), () -> byHash.remove(hash));
        return found;
    }

    /// Forgets what is cached about a person, whose tokens or name have changed.
    void changed(String person) {
        byHash.values().removeIf(cached -> cached.person.id().equals(person));
    }

    /// Ends the token that this request was sent with.
    public void endCurrent(Caller.Person caller) {
        switch (caller.credential().kind()) {
            case GUEST -> tokens.endGuest(caller.id());
            case SESSION -> tokens.end(caller.id(), caller.credential().token(), TokenKind.SESSION);
            case PROGRAM -> throw ErrorCode.NO_SESSION.exception();
        }
        changed(caller.id());
    }

    /// Ends every other session of this person.
    public void endOthers(Caller.Person caller) {
        tokens.endOtherSessions(caller.id(), caller.credential().token());
        changed(caller.id());
    }
}
