package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/// Two people who play rated games one after another, while others register, until their server is gone; and what they
/// were told.
final class RatedPair {

    private static final Map<String, Object> RATED = Map.of(
            "ruleset", "barrage", "opponent", "open", "rated", true, "listed", true, "clock", Map.of("daysPerMove", 1));

    private static final int MOST_REGISTERED = 3;

    private final int port;
    private final Person ada;
    private final Person bob;
    private final AtomicInteger ended = new AtomicInteger();
    private final Map<String, JsonNode> changes = new ConcurrentHashMap<>();
    private final Queue<Person> registered = new ConcurrentLinkedQueue<>();

    RatedPair(int port) {
        this.port = port;
        this.ada = Person.registered(port);
        this.bob = Person.registered(port);
    }

    /// One rated game, from the offer to the end.
    void play() {
        String id = ada.client().post("/api/games", RATED).is(201).get("id");
        bob.client().post("/api/games/" + id + "/join", "").is(200);
        (ended.get() % 3 == 0 ? ada : bob)
                .client()
                .post("/api/games/" + id + "/resign", "")
                .is(200);
        ended.incrementAndGet();
        List<JsonNode> events = ada.client().allEvents(id);
        if (events.isEmpty() || !events.getLast().has("ratings")) {
            throw new UncheckedIOException(new IOException("the stream was cut"));
        }
        changes.put(id, events.getLast().get("ratings"));
    }

    /// One more account, as long as there are few: a password takes its time.
    void register() {
        if (registered.size() < MOST_REGISTERED) {
            registered.add(Person.registered(port));
        } else {
            play();
        }
    }

    /// Whoever was told that they have an account can sign in; every game that was said to be over is, with the ratings
    /// it was said to have changed; and none has changed them twice.
    void assertKept(int now) {
        registered.forEach(person -> person.signedIn(now));
        Client again = ada.client().at(now);
        changes.forEach((id, told) ->
                assertThat(again.allEvents(id).getLast().get("ratings")).isEqualTo(told));
        JsonNode profile = again.get("/api/players/" + ada.name()).is(200).body();
        int games = profile.get("games").intValue();
        // The last one of each thread may have ended without anyone hearing of it.
        assertThat(games).isBetween(ended.get(), ended.get() + 2);
        assertThat(profile.get("ratings").path("barrage").path("games").intValue())
                .isEqualTo(games);
    }

    int promises() {
        return ended.get() + registered.size();
    }
}
