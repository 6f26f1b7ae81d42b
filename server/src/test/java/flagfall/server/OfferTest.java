package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Which games strangers find, and which of them they can join.
@ParameterizedClass
@EnumSource(Store.class)
class OfferTest {

    private final int port;
    private final Client host;
    private final Client stranger;

    OfferTest(Store store) {
        port = store.port();
        host = Client.guest(port);
        stranger = Client.guest(port);
    }

    private Client.Answer open(String... marks) {
        Map<String, Object> request = new HashMap<>(Map.of("ruleset", "duel", "opponent", "open"));
        List.of(marks).forEach(mark -> request.put(mark, true));
        return host.post("/api/games", request).is(201);
    }

    private String list(String query) {
        return stranger.get("/api/games?status=" + query).is(200).text();
    }

    private static String path(Client.Answer game, String rest) {
        return "/api/games/" + game.get("id") + rest;
    }

    @Test
    void a_game_for_a_friend_is_not_listed_and_needs_its_secret() {
        Client.Answer game = open();
        assertThat(list("open")).doesNotContain(game.get("id"));
        stranger.post(path(game, "/join"), "{}").rejected(403, "wrong-secret");
        stranger.post(path(game, "/join"), Map.of("secret", "x")).rejected(403, "wrong-secret");
        String secret = game.get("join").split("#", 2)[1];
        stranger.post(path(game, "/invitation"), Map.of("secret", "x")).rejected(403, "wrong-secret");
        stranger.post(path(game, "/invitation"), Map.of("secret", secret)).is(200);
        stranger.post(path(game, "/join"), Map.of("secret", secret)).is(200);
    }

    @Test
    void a_listed_game_is_joined_by_its_id_and_no_list_has_a_secret() {
        Client.Answer game = open("listed");
        assertThat(game.body().get("join").isNull()).isTrue();
        JsonNode offer = stranger.get("/api/games?status=open&limit=1")
                .is(200)
                .body()
                .get("games")
                .get(0);
        assertThat(offer.get("id").asText()).isEqualTo(game.get("id"));
        assertThat(list("open")).doesNotContain("#", "secret", "join");
        stranger.post(path(game, "/join"), "{}").is(200);
        assertThat(list("open")).doesNotContain(game.get("id"));
        Client.guest(port).post(path(game, "/join"), "{}").rejected(409, "already-joined");
    }

    @Test
    void a_game_between_friends_is_listed_once_it_is_played_unless_it_is_private() {
        Client.Answer open = open();
        Client.Answer hidden = open("private");
        for (Client.Answer game : List.of(open, hidden)) {
            String secret = game.get("join").split("#", 2)[1];
            stranger.post(path(game, "/join"), Map.of("secret", secret)).is(200);
        }
        assertThat(list("playing")).contains(open.get("id")).doesNotContain(hidden.get("id"));
        for (Client.Answer game : List.of(open, hidden)) {
            stranger.post(path(game, "/resign"), "").is(200);
        }
        assertThat(list("playing")).doesNotContain(open.get("id"));
        assertThat(list("over")).contains(open.get("id")).doesNotContain(hidden.get("id"));
    }

    @Test
    void a_list_comes_in_pages_without_a_gap_or_a_repetition() {
        List<String> opened = new ArrayList<>();
        for (int game = 0; game < 5; game++) {
            opened.addFirst(open("listed").get("id"));
        }
        List<String> listed = new ArrayList<>();
        String after = "";
        while (listed.size() < opened.size()) {
            JsonNode page = stranger.get("/api/games?status=open&ruleset=duel&limit=2" + after)
                    .is(200)
                    .body();
            page.get("games").forEach(game -> listed.add(game.get("id").asText()));
            after = "&after=" + page.get("next").asText();
        }
        // Games opened within a millisecond come in the order of their ids.
        assertThat(listed.subList(0, opened.size())).containsExactlyInAnyOrderElementsOf(opened);
        stranger.get("/api/games?status=open&after=x").rejected(400, "malformed");
        stranger.get("/api/games?status=open&limit=0").rejected(400, "malformed");
        stranger.get("/api/games?status=open&limit=100000").is(200);
        stranger.get("/api/games?status=all").rejected(400, "malformed");
    }

    @Test
    void an_offer_can_be_taken_back_until_it_is_taken() {
        Client.Answer game = open("listed");
        stranger.post(path(game, "/cancel"), "").rejected(403, "not-seated");
        try (Client.Stream stream = host.stream(game.get("id"), 0)) {
            host.post(path(game, "/cancel"), "").is(200);
            assertThat(stream.next()).isEmpty();
        }
        assertThat(list("open")).doesNotContain(game.get("id"));
        stranger.get(path(game, "")).rejected(404, "unknown-game");
        stranger.post(path(game, "/join"), "{}").rejected(404, "unknown-game");
        Client.Answer taken = open("listed");
        stranger.post(path(taken, "/join"), "{}").is(200);
        host.post(path(taken, "/cancel"), "").rejected(409, "already-joined");
    }

    @Test
    void a_player_has_a_name_in_the_list_and_onlookers_are_counted() {
        Client.Answer game = open("listed");
        stranger.post(path(game, "/join"), "{}").is(200);
        try (Client.Stream _ = Client.nobody(port).stream(game.get("id"), 0);
                Client.Stream _ = host.stream(game.get("id"), 0)) {
            open("listed"); // A change: the list is read anew.
            JsonNode listed = stranger.get("/api/games?status=playing&limit=1")
                    .body()
                    .get("games")
                    .get(0);
            assertThat(listed.get("id").asText()).isEqualTo(game.get("id"));
            assertThat(listed.get("spectators").intValue()).isEqualTo(1);
            assertThat(listed.get("red").get("name").asText()).isNotBlank();
            assertThat(listed.get("blue").get("guest").asBoolean()).isTrue();
            assertThat(listed.get("status").asText()).isEqualTo("setup");
        }
    }
}
