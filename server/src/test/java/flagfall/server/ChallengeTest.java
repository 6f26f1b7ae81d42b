package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Challenges by name, and the stream on which a person hears of them.
@Timeout(60)
@ParameterizedClass
@EnumSource(Store.class)
class ChallengeTest {

    private static final Map<String, Object> CLOCK = Map.of("initialSeconds", 60, "bonusSeconds", 1, "freeSeconds", 0);

    private final SettableTime time = new SettableTime();
    private final Server server;
    private final Person ada;
    private final Person bob;

    ChallengeTest(Store store) {
        server = Server.start(store.fresh(), new Server.Environment(RandomSource.secure(), time, GroupCommit::new));
        ada = Person.registered(server.port());
        bob = Person.registered(server.port());
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Client.Answer challenge(Person from, String name) {
        return from.client()
                .post("/api/games", Map.of("ruleset", "duel", "clock", CLOCK, "rated", true, "challenge", name));
    }

    private static void assertNext(Client.Stream stream, String type, String game) {
        JsonNode event = stream.next().orElseThrow();
        assertThat(event.get("type").asText() + " " + event.get("game").asText())
                .isEqualTo(type + " " + game);
    }

    @Test
    void a_challenge_is_told_to_whom_it_is_made_and_starts_when_they_join() {
        try (Client.Stream toBob = bob.client().own();
                Client.Stream toAda = ada.client().own()) {
            Client.Answer made =
                    challenge(ada, bob.name().toUpperCase(Locale.ROOT)).is(201);
            assertThat(made.body().get("join").isNull()).isTrue();
            JsonNode heard = toBob.next().orElseThrow();
            assertThat(heard.get("type").asText()).isEqualTo("challenge");
            assertThat(heard.get("game").asText()).isEqualTo(made.get("id"));
            assertThat(heard.get("from").asText()).isEqualTo(ada.name());
            assertThat(heard.get("ruleset").asText()).isEqualTo("duel");
            assertThat(heard.get("clock").get("initialSeconds").asInt()).isEqualTo(60);
            assertThat(heard.get("rated").asBoolean()).isTrue();

            String path = "/api/games/" + made.get("id");
            Person.registered(server.port()).client().post(path + "/join", "{}").rejected(403, "wrong-secret");
            assertThat(ada.client().get("/api/games?status=open").text()).doesNotContain(made.get("id"));
            bob.client().post(path + "/join", "{}").is(200);
            assertNext(toBob, "gameStart", made.get("id"));
            assertNext(toAda, "gameStart", made.get("id"));
            assertThat(ada.client().get("/api/games?status=playing").text()).contains(made.get("id"));
            bob.client().post(path + "/resign", "").is(200);
            assertNext(toBob, "gameFinish", made.get("id"));
            JsonNode finish = toAda.next().orElseThrow();
            assertThat(finish.get("type").asText()).isEqualTo("gameFinish");
            assertThat(finish.get("reason").asText()).isEqualTo("resigned");
        }
    }

    @Test
    void whoever_challenges_sees_whom_until_they_join_and_nobody_else_does() {
        String path = "/api/games/" + challenge(ada, bob.name()).is(201).get("id");
        assertThat(ada.client().get(path).get("challenged")).isEqualTo(bob.name());
        for (Client other : List.of(Client.nobody(server.port()), Client.guest(server.port()), bob.client())) {
            assertThat(other.get(path).is(200).body().get("challenged").isNull())
                    .isTrue();
        }
        bob.client().post(path + "/join", "{}").is(200);
        assertThat(ada.client().get(path).body().get("challenged").isNull()).isTrue();
    }

    @Test
    void a_challenge_that_is_declined_or_taken_back_ends_for_both_and_is_no_game_any_more() {
        try (Client.Stream toBob = bob.client().own();
                Client.Stream toAda = ada.client().own()) {
            String declined = challenge(ada, bob.name()).is(201).get("id");
            assertNext(toBob, "challenge", declined);
            ada.client().post("/api/games/" + declined + "/decline", "").rejected(403, "not-challenged");
            bob.client().post("/api/games/" + declined + "/decline", "").is(200);
            assertNext(toBob, "challengeEnded", declined);
            assertNext(toAda, "challengeEnded", declined);
            bob.client().post("/api/games/" + declined + "/join", "{}").rejected(404, "unknown-game");
            bob.client().post("/api/games/" + declined + "/decline", "").rejected(404, "unknown-game");

            String withdrawn = challenge(ada, bob.name()).is(201).get("id");
            assertNext(toBob, "challenge", withdrawn);
            ada.client().post("/api/games/" + withdrawn + "/cancel", "").is(200);
            assertNext(toBob, "challengeEnded", withdrawn);
            assertNext(toAda, "challengeEnded", withdrawn);

            String forgotten = challenge(ada, bob.name()).is(201).get("id");
            assertNext(toBob, "challenge", forgotten);
            time.advance(Duration.ofHours(25));
            assertNext(toBob, "challengeEnded", forgotten);
            assertNext(toAda, "challengeEnded", forgotten);
        }
    }

    @Test
    void what_stands_when_the_stream_opens_is_told_first() {
        String waiting = challenge(ada, bob.name()).is(201).get("id");
        String joined = challenge(ada, bob.name()).is(201).get("id");
        bob.client().post("/api/games/" + joined + "/join", "{}").is(200);
        try (Client.Stream toBob = bob.client().own()) {
            Map<String, String> told = new HashMap<>();
            for (int line = 0; line < 2; line++) {
                JsonNode event = toBob.next().orElseThrow();
                assertThat(event.get("offset").asInt()).isEqualTo(line);
                told.put(event.get("game").asText(), event.get("type").asText());
            }
            assertThat(told).isEqualTo(Map.of(waiting, "challenge", joined, "gameStart"));
        }
    }

    @Test
    void a_rated_game_that_is_called_off_changes_no_rating() {
        String id = challenge(ada, bob.name()).is(201).get("id");
        bob.client().post("/api/games/" + id + "/join", "{}").is(200);
        bob.client().post("/api/games/" + id + "/abort", "").is(200);
        assertThat(ada.client().allEvents(id).getLast().has("ratings")).isFalse();
        assertThat(ada.client().get("/api/me").body().get("ratings")).isEmpty();
    }

    @Test
    void only_a_player_of_that_name_can_be_challenged() {
        challenge(ada, "no-such-one").rejected(422, "no-such-player");
        challenge(ada, ada.name()).rejected(422, "no-such-player");
        Client guest = Client.guest(server.port());
        Map<String, Object> casual = Map.of("ruleset", "duel", "opponent", "open", "challenge", bob.name());
        guest.post("/api/games", casual).is(201);
        Map<String, Object> computer = new HashMap<>(casual);
        computer.put("opponent", "computer:1");
        guest.post("/api/games", computer).rejected(400, "malformed");
        Client.nobody(server.port()).get("/api/me/events").rejected(401, "no-token");
    }

    @Test
    void a_token_that_is_ended_hears_no_more() {
        try (Client.Stream toBob = bob.client().own()) {
            challenge(ada, bob.name()).is(201);
            assertThat(toBob.next()).isPresent();
            bob.client().delete("/api/sessions/current").is(204);
            assertThat(toBob.next()).isEmpty();
        }
    }
}
