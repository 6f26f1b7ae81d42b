package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Two people at one screen, with a curtain between them.
@ParameterizedClass
@EnumSource(Store.class)
class HotSeatTest {

    private final int port;
    private final Client screen;
    private final String game;

    HotSeatTest(Store store) {
        port = store.port();
        screen = Client.guest(port);
        game = open("tabletop");
    }

    private String open(String ruleset) {
        Client.Answer created = screen.post("/api/games", Map.of("ruleset", ruleset, "opponent", "hotseat"));
        assertThat(created.is(201).body().get("side").isNull()).isTrue();
        return created.get("id");
    }

    private String path(String rest) {
        return "/api/games/" + game + rest;
    }

    private Client.Answer ready(Side side, int ply) {
        return screen.post(path("/ready"), Map.of("side", side.word(), "ply", ply));
    }

    private Client.Answer place(Side side) {
        return screen.post(
                path("/setup"), Map.of("side", side.word(), "setup", GuestGame.setup(Rulesets.TABLETOP, side, 4)));
    }

    private JsonNode view() {
        return screen.get(path("")).is(200).body();
    }

    private void begin() {
        for (Side side : Side.values()) {
            ready(side, 0).is(200);
            place(side).is(200);
        }
    }

    private static long kinds(JsonNode view) {
        return StreamSupport.stream(view.get("pieces").spliterator(), false)
                .filter(piece -> piece.has("kind"))
                .count();
    }

    @Test
    void the_curtain_is_down_until_a_side_is_ready_and_falls_with_its_setup() {
        place(Side.RED).rejected(409, "curtain-down");
        ready(Side.RED, 0).is(200);
        assertThat(view().get("you").asText()).isEqualTo("red");
        place(Side.BLUE).rejected(409, "curtain-down");
        place(Side.RED).is(200);
        assertThat(view().get("you").isNull()).isTrue();
        assertThat(view().get("pieces")).isEmpty();
        ready(Side.RED, 0).rejected(409, "already-placed");
        ready(Side.BLUE, 0).is(200);
        assertThat(kinds(view())).isZero();
        place(Side.BLUE).is(200);
        assertThat(view().get("status").asText()).isEqualTo("playing");
    }

    @Test
    void behind_the_curtain_there_is_no_kind_of_either_army_and_no_move() {
        begin();
        JsonNode view = view();
        assertThat(view.get("pieces")).hasSize(80);
        assertThat(kinds(view)).isZero();
        assertThat(view.get("moves")).isEmpty();
        assertThat(view.get("barred")).isEmpty();
    }

    @Test
    void each_side_sees_its_own_army_for_its_move_and_no_longer() {
        begin();
        ready(Side.BLUE, 0).rejected(409, "not-your-turn");
        ready(Side.RED, 1).rejected(409, "wrong-ply");
        ready(Side.RED, 0).is(200);
        JsonNode red = view();
        assertThat(red.get("you").asText()).isEqualTo("red");
        assertThat(kinds(red)).isEqualTo(40);
        String move = red.get("moves").get(0).asText();
        screen.post(path("/moves"), Map.of("ply", 0, "move", move, "key", "1")).is(200);
        assertThat(view().get("you").isNull()).isTrue();
        assertThat(kinds(view())).isZero();
        ready(Side.BLUE, 1).is(200);
        assertThat(view().get("you").asText()).isEqualTo("blue");
        assertThat(kinds(view())).isEqualTo(40);
    }

    @Test
    void a_refused_move_leaves_the_curtain_up_and_one_behind_it_says_nothing_of_the_pieces() {
        begin();
        screen.post(path("/moves"), Map.of("ply", 0, "move", "a1a2", "key", "1"))
                .rejected(409, "curtain-down");
        ready(Side.RED, 0).is(200);
        screen.post(path("/moves"), Map.of("ply", 0, "move", "a5a6", "key", "1"))
                .rejected(422, "no-piece");
        assertThat(view().get("you").asText()).isEqualTo("red");
    }

    @Test
    void a_move_that_is_sent_again_after_the_curtain_fell_gives_the_first_answer() {
        begin();
        ready(Side.RED, 0).is(200);
        String move = view().get("moves").get(0).asText();
        Map<String, Object> request = Map.of("ply", 0, "move", move, "key", "once");
        Client.Answer first = screen.post(path("/moves"), request).is(200);
        assertThat(screen.post(path("/moves"), request).is(200).text()).isEqualTo(first.text());
        assertThat(view().get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void the_stream_tells_what_a_spectator_hears_even_while_the_curtain_is_up() {
        begin();
        ready(Side.RED, 0).is(200);
        assertThat(screen.events(game, 0, 3).toString()).doesNotContain("kind", "setup");
    }

    @Test
    void nobody_else_may_watch_and_nothing_is_listed() {
        Client other = Client.guest(port);
        other.get(path("")).rejected(403, "not-seated");
        other.get(path("/events")).rejected(403, "not-seated");
        other.get(path("/replay")).rejected(403, "not-seated");
        Client.nobody(port).get(path("")).rejected(401, "no-token");
        assertThat(other.get("/api/games?status=open").is(200).text()).doesNotContain(game);
        assertThat(screen.get("/api/games?mine=1").is(200).text()).contains(game);
    }

    @Test
    void draws_and_resignations_name_their_side() {
        begin();
        screen.post(path("/draw"), "").rejected(400, "malformed");
        screen.post(path("/draw"), Map.of("side", "red")).is(200);
        screen.post(path("/draw"), Map.of("side", "red")).rejected(409, "already-offered");
        screen.post(path("/resign"), "").rejected(400, "malformed");
        screen.post(path("/resign"), Map.of("side", "blue")).is(200);
        assertThat(view().get("result").toString()).isEqualTo("{\"winner\":\"red\",\"reason\":\"resigned\"}");
        assertThat(kinds(view()))
                .as("an army that never got to play stays hidden")
                .isEqualTo(40);
    }

    @Test
    void other_games_have_no_curtain() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        match.red().post(match.path("/ready"), Map.of("side", "red", "ply", 0)).rejected(409, "not-hotseat");
    }

    @Test
    void a_half_placed_army_waits_behind_the_curtain_for_its_own_side() {
        Map<String, String> draft = Map.of("side", "red", "setup", "S........./........../........../..........");
        screen.post(path("/draft"), draft).rejected(409, "curtain-down");
        ready(Side.RED, 0).is(200);
        screen.post(path("/draft"), draft).is(200);
        assertThat(screen.get(path("/draft")).is(200).get("setup")).startsWith("S");
        Client.guest(port).get(path("/draft")).rejected(403, "not-seated");

        ready(Side.BLUE, 0).is(200);
        assertThat(screen.get(path("/draft")).is(200).body().get("setup").isNull())
                .isTrue();
        ready(Side.RED, 0).is(200);
        place(Side.RED).is(200);
        ready(Side.BLUE, 0).is(200);
        assertThat(screen.get(path("/draft")).is(200).body().get("setup").isNull())
                .isTrue();
    }
}
