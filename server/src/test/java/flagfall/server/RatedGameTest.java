package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.rating.Glicko2;
import flagfall.server.rating.PlayerRating;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Rated games change both ratings once, when they end, and everyone may see the outcome.
class RatedGameTest {

    private static final Map<String, Integer> CLOCK =
            Map.of("initialSeconds", 600, "bonusSeconds", 0, "freeSeconds", 0);
    private static final Map<String, Object> RATED =
            Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "clock", CLOCK, "rated", true);

    private static GuestGame open(Person red, Person blue) {
        Client.Answer created = red.client().post("/api/games", RATED).is(201);
        String secret = created.get("join").split("#", 2)[1];
        GuestGame match = new GuestGame(created.get("id"), red.client(), blue.client(), secret);
        blue.client().post(match.path("/join"), Map.of("secret", secret)).is(200);
        return match;
    }

    private static JsonNode rating(Client client) {
        return client.get("/api/me").is(200).body().get("ratings").path("barrage");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_rated_game_changes_both_ratings_as_glicko_2_says_and_tells_so(Store store) {
        Person red = Person.registered(store.port());
        Person blue = Person.registered(store.port());
        GuestGame match = open(red, blue);
        assertThat(rating(red.client()).isMissingNode()).isTrue();
        JsonNode view = Client.nobody(store.port()).get(match.path("")).is(200).body();
        assertThat(view.get("red").toString())
                .isEqualTo("{\"name\":\"" + red.name() + "\",\"rating\":null,\"bot\":false,\"guest\":false}");
        assertThat(view.get("rated").asBoolean()).isTrue();
        assertThat(view.get("clock").get("initialSeconds").asInt()).isEqualTo(600);
        blue.client().post(match.path("/resign"), "").is(200);

        PlayerRating winner = Glicko2.after(PlayerRating.START, PlayerRating.START, 1);
        PlayerRating loser = Glicko2.after(PlayerRating.START, PlayerRating.START, 0);
        assertThat(rating(red.client()).get("rating").asDouble()).isCloseTo(winner.rating(), within(1e-9));
        assertThat(rating(red.client()).get("deviation").asDouble()).isCloseTo(winner.deviation(), within(1e-9));
        assertThat(rating(blue.client()).get("rating").asDouble()).isCloseTo(loser.rating(), within(1e-9));
        assertThat(rating(blue.client()).get("games").asInt()).isEqualTo(1);

        for (Client viewer : List.of(red.client(), blue.client(), Client.nobody(store.port()))) {
            JsonNode ratings = viewer.allEvents(match.id()).getLast().get("ratings");
            assertThat(ratings.get("red").get("before").asDouble()).isEqualTo(1500);
            assertThat(ratings.get("red").get("after").asDouble()).isCloseTo(winner.rating(), within(1e-9));
            assertThat(ratings.get("blue").get("after").asDouble()).isCloseTo(loser.rating(), within(1e-9));
        }
        GuestGame again = open(blue, red);
        red.client().post(again.path("/resign"), "").is(200);
        PlayerRating recovered = Glicko2.after(loser, winner, 1);
        assertThat(rating(blue.client()).get("rating").asDouble()).isCloseTo(recovered.rating(), within(1e-9));
        assertThat(rating(blue.client()).get("games").asInt()).isEqualTo(2);

        JsonNode curve = Client.nobody(store.port())
                .get("/api/players/" + blue.name() + "/ratings?ruleset=barrage")
                .is(200)
                .body();
        assertThat(curve.get("start").asDouble()).isEqualTo(1500);
        assertThat(curve.get("points")).hasSize(2);
        assertThat(curve.get("points").get(0).get("rating").asDouble()).isCloseTo(loser.rating(), within(1e-9));
        assertThat(curve.get("points").get(1).get("rating").asDouble()).isCloseTo(recovered.rating(), within(1e-9));
        assertThat(curve.get("points").get(0).get("at").asLong())
                .isBetween(1L, curve.get("points").get(1).get("at").asLong());
        String other = "/api/players/" + blue.name() + "/ratings";
        assertThat(red.client().get(other + "?ruleset=classic").is(200).body().get("points"))
                .isEmpty();
        red.client().get(other + "?ruleset=nothing").rejected(404, "unknown-ruleset");
        red.client().get(other).rejected(400, "malformed");
        red.client().get("/api/players/nobody-here/ratings?ruleset=barrage").rejected(404, "unknown-player");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void ratings_outlive_a_restart_and_the_end_is_rated_once(Store store) {
        Settings settings = store.fresh();
        Person red;
        GuestGame match;
        String before;
        try (Server first = Server.start(settings)) {
            red = Person.registered(first.port());
            match = open(red, Person.registered(first.port()));
            match.red().post(match.path("/resign"), "").is(200);
            match.red().post(match.path("/resign"), "").rejected(409, "game-over");
            before = rating(red.client()).toString();
        }
        try (Server second = Server.start(settings)) {
            Client same = red.client().at(second.port());
            same.post(match.path("/resign"), "").rejected(409, "game-over");
            assertThat(rating(same).toString()).isEqualTo(before);
            assertThat(same.allEvents(match.id()).getLast().has("ratings")).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_game_that_is_not_rated_changes_no_rating(Store store) {
        GuestGame match = GuestGame.begin(store.port(), Rulesets.BARRAGE, 5);
        Person red = Person.registered(store.port(), match.red());
        Person blue = Person.registered(store.port(), match.blue());
        red.client().post(match.path("/resign"), "").is(200);
        assertThat(rating(red.client()).isMissingNode()).isTrue();
        assertThat(red.client().allEvents(match.id()).getLast().has("ratings")).isFalse();
        JsonNode lost = red.client().get("/api/players/" + red.name()).is(200).body();
        assertThat(lost.toString())
                .isEqualTo("{\"name\":\"" + red.name()
                        + "\",\"bot\":false,\"ratings\":{},\"games\":1,\"won\":0,\"drawn\":0,\"lost\":1}");
        JsonNode won = red.client()
                .get("/api/players/" + blue.name().toUpperCase(Locale.ROOT))
                .is(200)
                .body();
        assertThat(won.get("won").asInt()).isEqualTo(1);
        red.client().get("/api/players/Nobody-Here").rejected(404, "unknown-player");
        red.client().get("/api/players/deleted").rejected(404, "unknown-player");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void guests_play_no_rated_games(Store store) {
        Client guest = Client.guest(store.port());
        guest.post("/api/games", RATED).rejected(403, "guest");
        Person host = Person.registered(store.port());
        Client.Answer created = host.client().post("/api/games", RATED).is(201);
        String secret = created.get("join").split("#", 2)[1];
        guest.post("/api/games/" + created.get("id") + "/join", Map.of("secret", secret))
                .rejected(403, "guest");
        Person friend = Person.registered(store.port());
        friend.client()
                .post("/api/games/" + created.get("id") + "/join", Map.of("secret", secret))
                .is(200);
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void only_what_is_the_same_for_everyone_is_rated(Store store) {
        Client client = Person.registered(store.port()).client();
        for (Map<String, Object> change : List.of(
                Map.<String, Object>of("ruleset", Map.of("base", "classic", "quietLimit", 50)),
                Map.<String, Object>of("opponent", "computer:1"),
                Map.<String, Object>of("opponent", "hotseat"))) {
            Map<String, Object> request = new HashMap<>(RATED);
            request.putAll(change);
            client.post("/api/games", request).rejected(422, "not-ratable");
        }
        Map<String, Object> withoutClock = new HashMap<>(RATED);
        withoutClock.remove("clock");
        client.post("/api/games", withoutClock).rejected(422, "not-ratable");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void an_account_becomes_a_bot_before_its_first_rated_game_and_not_after_it(Store store) {
        Person bot = Person.registered(store.port());
        Person person = Person.registered(store.port());
        Client.guest(store.port()).post("/api/me/bot", "").rejected(403, "guest");
        bot.client().post("/api/me/bot", "").is(204);
        assertThat(bot.client().get("/api/me").is(200).body().get("bot").asBoolean())
                .isTrue();
        GuestGame match = open(bot, person);
        person.client().post("/api/me/bot", "").is(204);
        Person other = Person.registered(store.port());
        GuestGame second = open(other, bot);
        match.red().post(match.path("/resign"), "").is(200);
        second.red().post(second.path("/resign"), "").is(200);
        other.client().post("/api/me/bot", "").rejected(409, "has-played");
        bot.client().post("/api/me/bot", "").is(204);
    }

    @Test
    void the_leaderboard_lists_people_and_bots_apart_once_their_ratings_are_certain() {
        try (Server server = Server.start(Store.SQLITE.fresh())) {
            Person bot = Person.registered(server.port());
            bot.client().post("/api/me/bot", "").is(204);
            Person person = Person.registered(server.port());
            Client nobody = Client.nobody(server.port());
            for (int game = 0; game < 30; game++) {
                GuestGame match = open(bot, person);
                match.client(game % 3 == 0 ? Side.BLUE : Side.RED)
                        .post(match.path("/resign"), "")
                        .is(200);
                boolean sure = rating(person.client()).get("deviation").asDouble() < 110;
                JsonNode people = nobody.get("/api/leaderboard?ruleset=barrage&bots=false")
                        .is(200)
                        .body()
                        .get("players");
                assertThat(people).hasSize(sure ? 1 : 0);
            }
            JsonNode first = nobody.get("/api/leaderboard?ruleset=barrage")
                    .is(200)
                    .body()
                    .get("players")
                    .get(0);
            assertThat(first.get("rank").asInt()).isEqualTo(1);
            assertThat(first.get("name").asText()).isEqualTo(person.name());
            assertThat(first.get("rating").asDouble())
                    .isEqualTo(rating(person.client()).get("rating").asDouble());
            assertThat(first.get("games").asInt()).isEqualTo(30);
            assertThat(nobody.get("/api/leaderboard?ruleset=barrage&bots=true")
                            .is(200)
                            .body()
                            .get("players")
                            .get(0)
                            .get("name")
                            .asText())
                    .isEqualTo(bot.name());
            assertThat(nobody.get("/api/leaderboard?ruleset=classic").is(200).text())
                    .isEqualTo("{\"players\":[]}");
            nobody.get("/api/leaderboard?ruleset=none").rejected(404, "unknown-ruleset");
            nobody.get("/api/leaderboard").rejected(400, "malformed");
        }
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_profile_says_nothing_of_a_game_that_goes_on(Store store) {
        Person red = Person.registered(store.port());
        Person blue = Person.registered(store.port());
        Client nobody = Client.nobody(store.port());
        String before = nobody.get("/api/players/" + red.name()).is(200).text();
        GuestGame match = open(red, blue);
        match.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, 1));
        match.place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, 1));
        String move = match.view(Side.RED).get("moves").get(0).asText();
        red.client().post(match.path("/moves"), Map.of("ply", 0, "move", move)).is(200);
        assertThat(nobody.get("/api/players/" + red.name()).is(200).text()).isEqualTo(before);
        assertThat(nobody.get("/api/leaderboard?ruleset=barrage").is(200).text())
                .doesNotContain(red.name());
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void whoever_leaves_loses_what_is_played_and_stays_in_finished_games_as_deleted(Store store) {
        Person red = Person.registered(store.port());
        Person blue = Person.registered(store.port());
        GuestGame match = open(red, blue);
        red.client().delete("/api/me", Map.of("password", red.password())).is(204);
        JsonNode ended = blue.client().allEvents(match.id()).getLast();
        assertThat(ended.get("winner").asText()).isEqualTo("blue");
        assertThat(rating(blue.client()).get("rating").asDouble()).isGreaterThan(1500);
        JsonNode listed = blue.client()
                .get("/api/games?status=over&player=" + blue.name())
                .is(200)
                .body()
                .get("games")
                .get(0);
        assertThat(listed.get("rated").asBoolean()).isTrue();
        assertThat(listed.get("red").get("name").asText()).isEqualTo("deleted");
        assertThat(listed.get("red").get("guest").asBoolean()).isFalse();
        assertThat(listed.get("blue").get("rating").asDouble())
                .isEqualTo(rating(blue.client()).get("rating").asDouble());
        Client.nobody(store.port()).get("/api/players/" + red.name()).rejected(404, "unknown-player");
    }
}
