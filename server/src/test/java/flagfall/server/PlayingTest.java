package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass
@EnumSource(Store.class)
class PlayingTest {

    private final int port;

    PlayingTest(Store store) {
        port = store.port();
    }

    static Stream<Ruleset> rulesets() {
        return Rulesets.named().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void two_guests_play_a_game_in_any_ruleset(Ruleset rules) {
        GuestGame match = GuestGame.begin(port, rules, 7);
        Random random = new Random(11);
        for (int ply = 0; ply < 30 && match.playAny(random); ply++) {
            assertThat(match.view(Side.BLUE).get("ply").intValue()).isEqualTo(ply + 1);
        }
        if (!match.view(Side.RED).get("status").asText().equals("over")) {
            match.red().post(match.path("/resign"), "").is(200);
        }
        List<JsonNode> events = Client.nobody(port).allEvents(match.id());
        assertThat(events).extracting(event -> event.get("offset").intValue()).isSorted();
        assertThat(events.getFirst().get("type").asText()).isEqualTo("ready");
        assertThat(events.getLast().get("type").asText()).isEqualTo("ended");
        assertThat(events.getLast().get("setups").get("red").asText()).isEqualTo(GuestGame.setup(rules, Side.RED, 7));
    }

    @Test
    void a_game_waits_then_sets_up_then_is_played_then_is_over() {
        Client red = Client.guest(port);
        Client.Answer created = red.post("/api/games", Map.of("ruleset", "classic", "opponent", "open", "side", "red"))
                .is(201);
        String path = "/api/games/" + created.get("id");
        assertThat(red.get(path).get("status")).isEqualTo("waiting");
        Client blue = Client.guest(port);
        blue.post(path + "/join", Map.of("secret", created.get("join").split("#", 2)[1]))
                .is(200);
        assertThat(blue.get(path).get("status")).isEqualTo("setup");
        assertThat(blue.get(path).get("you")).isEqualTo("blue");
        GuestGame match = new GuestGame(created.get("id"), red, blue, "");
        match.place(Side.BLUE, GuestGame.setup(Rulesets.CLASSIC, Side.BLUE, 1));
        match.place(Side.RED, GuestGame.setup(Rulesets.CLASSIC, Side.RED, 1));
        assertThat(red.get(path).get("status")).isEqualTo("playing");
        assertThat(red.get(path).get("turn")).isEqualTo("red");
        blue.post(path + "/resign", "").is(200);
        Client.Answer over = red.get(path);
        assertThat(over.get("status")).isEqualTo("over");
        assertThat(over.body().get("result").toString()).isEqualTo("{\"winner\":\"red\",\"reason\":\"resigned\"}");
    }

    @Test
    void the_computer_places_its_army_and_answers_a_move() {
        Client guest = Client.guest(port);
        Client.Answer created = guest.post(
                        "/api/games", Map.of("ruleset", "classic", "opponent", "computer:2", "side", "red"))
                .is(201);
        assertThat(created.body().get("join").isNull()).isTrue();
        GuestGame match = new GuestGame(created.get("id"), guest, guest, "");
        match.place(Side.RED, GuestGame.setup(Rulesets.CLASSIC, Side.RED, 3));
        assertThat(guest.events(match.id(), 0, 3))
                .extracting(event -> event.get("type").asText())
                .containsExactly("ready", "ready", "started");
        JsonNode moves = match.view(Side.RED).get("moves");
        match.move(Side.RED, 0, moves.get(0).asText()).is(200);
        JsonNode answer = guest.events(match.id(), 4, 1).getFirst();
        assertThat(answer.get("type").asText()).isEqualTo("move");
        assertThat(answer.get("side").asText()).isEqualTo("blue");
        assertThat(answer.get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void a_draw_is_offered_declined_by_moving_and_agreed() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 5);
        match.blue().post(match.path("/draw"), "").is(200);
        assertThat(match.view(Side.RED).get("drawOffer").asText()).isEqualTo("blue");
        match.blue().post(match.path("/draw"), "").rejected(409, "already-offered");
        match.playAny(new Random(1));
        assertThat(match.view(Side.RED).get("drawOffer").isNull()).isTrue();
        match.red().post(match.path("/draw"), "").is(200);
        match.blue().post(match.path("/draw"), "").is(200);
        assertThat(match.view(Side.RED).get("result").toString()).isEqualTo("{\"winner\":null,\"reason\":\"agreed\"}");
    }
}
