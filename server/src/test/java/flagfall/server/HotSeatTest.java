package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Two people at one screen, with a curtain between them.
@ParameterizedClass
@EnumSource(Store.class)
class HotSeatTest {

    private final int port;
    private final HotSeatGame game;

    HotSeatTest(Store store) {
        port = store.port();
        game = HotSeatGame.open(port);
    }

    @Test
    void the_curtain_is_down_until_a_side_is_ready_and_falls_with_its_setup() {
        game.place(Side.RED).rejected(409, "curtain-down");
        game.ready(Side.RED, 0).is(200);
        assertThat(game.view().get("you").asText()).isEqualTo("red");
        game.place(Side.BLUE).rejected(409, "curtain-down");
        game.place(Side.RED).is(200);
        assertThat(game.view().get("you").isNull()).isTrue();
        assertThat(game.view().get("pieces")).isEmpty();
        game.ready(Side.RED, 0).rejected(409, "already-placed");
        game.ready(Side.BLUE, 0).is(200);
        assertThat(HotSeatGame.kinds(game.view())).isZero();
        game.place(Side.BLUE).is(200);
        assertThat(game.view().get("status").asText()).isEqualTo("playing");
    }

    @Test
    void behind_the_curtain_there_is_no_kind_of_either_army_and_no_move() {
        game.begin();
        JsonNode view = game.view();
        assertThat(view.get("pieces")).hasSize(80);
        assertThat(HotSeatGame.kinds(view)).isZero();
        assertThat(view.get("moves")).isEmpty();
        assertThat(view.get("barred")).isEmpty();
    }

    @Test
    void each_side_sees_its_own_army_for_its_move_and_no_longer() {
        game.begin();
        game.ready(Side.BLUE, 0).rejected(409, "not-your-turn");
        game.ready(Side.RED, 1).rejected(409, "wrong-ply");
        game.ready(Side.RED, 0).is(200);
        JsonNode red = game.view();
        assertThat(red.get("you").asText()).isEqualTo("red");
        assertThat(HotSeatGame.kinds(red)).isEqualTo(40);
        String move = red.get("moves").get(0).asText();
        game.screen()
                .post(game.path("/moves"), Map.of("ply", 0, "move", move, "key", "1"))
                .is(200);
        assertThat(game.view().get("you").isNull()).isTrue();
        assertThat(HotSeatGame.kinds(game.view())).isZero();
        game.ready(Side.BLUE, 1).is(200);
        assertThat(game.view().get("you").asText()).isEqualTo("blue");
        assertThat(HotSeatGame.kinds(game.view())).isEqualTo(40);
    }

    @Test
    void a_refused_move_leaves_the_curtain_up_and_one_behind_it_says_nothing_of_the_pieces() {
        game.begin();
        game.screen()
                .post(game.path("/moves"), Map.of("ply", 0, "move", "a1a2", "key", "1"))
                .rejected(409, "curtain-down");
        game.ready(Side.RED, 0).is(200);
        game.screen()
                .post(game.path("/moves"), Map.of("ply", 0, "move", "a5a6", "key", "1"))
                .rejected(422, "no-piece");
        assertThat(game.view().get("you").asText()).isEqualTo("red");
    }

    @Test
    void a_move_that_is_sent_again_after_the_curtain_fell_gives_the_first_answer() {
        game.begin();
        game.ready(Side.RED, 0).is(200);
        String move = game.view().get("moves").get(0).asText();
        Map<String, Object> request = Map.of("ply", 0, "move", move, "key", "once");
        Client.Answer first = game.screen().post(game.path("/moves"), request).is(200);
        assertThat(game.screen().post(game.path("/moves"), request).is(200).text())
                .isEqualTo(first.text());
        assertThat(game.view().get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void the_stream_tells_what_a_spectator_hears_even_while_the_curtain_is_up() {
        game.begin();
        game.ready(Side.RED, 0).is(200);
        assertThat(game.screen().events(game.id(), 0, 3).toString()).doesNotContain("kind", "setup");
    }

    @Test
    void nobody_else_may_watch_and_nothing_is_listed() {
        Client other = Client.guest(port);
        other.get(game.path("")).rejected(403, "not-seated");
        other.get(game.path("/events")).rejected(403, "not-seated");
        other.get(game.path("/replay")).rejected(403, "not-seated");
        Client.nobody(port).get(game.path("")).rejected(401, "no-token");
        assertThat(other.get("/api/games?status=open").is(200).text()).doesNotContain(game.id());
        assertThat(game.screen().get("/api/games?mine=1").is(200).text()).contains(game.id());
    }

    @Test
    void draws_and_resignations_name_their_side() {
        game.begin();
        game.screen().post(game.path("/draw"), "").rejected(400, "malformed");
        game.screen().post(game.path("/draw"), Map.of("side", "red")).is(200);
        game.screen().post(game.path("/draw"), Map.of("side", "red")).rejected(409, "already-offered");
        game.screen().post(game.path("/resign"), "").rejected(400, "malformed");
        game.screen().post(game.path("/resign"), Map.of("side", "blue")).is(200);
        assertThat(game.view().get("result").toString()).isEqualTo("{\"winner\":\"red\",\"reason\":\"resigned\"}");
        assertThat(HotSeatGame.kinds(game.view()))
                .as("an army that never got to play stays hidden")
                .isEqualTo(40);
    }

    @Test
    void who_offers_a_draw_still_has_the_turn() {
        game.begin();
        game.ready(Side.RED, 0).is(200);
        game.screen().post(game.path("/draw"), Map.of("side", "red")).is(200);
        JsonNode view = game.view();
        assertThat(view.get("you").asText()).isEqualTo("red");
        game.move(0, view.get("moves").get(0).asText()).is(200);
        assertThat(game.view().get("you").isNull()).isTrue();
    }

    @Test
    void other_games_have_no_curtain() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        match.red().post(match.path("/ready"), Map.of("side", "red", "ply", 0)).rejected(409, "not-hotseat");
    }

    @Test
    void a_half_placed_army_waits_behind_the_curtain_for_its_own_side() {
        game.keep(Side.RED, HotSeatGame.HALF).rejected(409, "curtain-down");
        game.ready(Side.RED, 0).is(200);
        game.keep(Side.RED, HotSeatGame.HALF).is(200);
        assertThat(game.kept()).isEqualTo(HotSeatGame.HALF);
        Client.guest(port).get(game.path("/draft")).rejected(403, "not-seated");

        game.ready(Side.BLUE, 0).is(200);
        assertThat(game.kept()).isEqualTo("null");
        game.ready(Side.RED, 0).is(200);
        game.place(Side.RED).is(200);
        game.ready(Side.BLUE, 0).is(200);
        assertThat(game.kept()).isEqualTo("null");
    }

    @Test
    void once_the_army_stands_nothing_half_placed_is_kept() {
        game.begin();
        game.ready(Side.RED, 0).is(200);
        game.keep(Side.RED, HotSeatGame.HALF).rejected(409, "already-started");
        assertThat(game.kept()).isEqualTo("null");
    }

    @Test
    void what_is_no_setup_is_not_kept() {
        game.ready(Side.RED, 0).is(200);
        for (String wrong : List.of("S\u0000", "S\n", "\u265f", "S".repeat(201))) {
            game.keep(Side.RED, wrong).rejected(422, "bad-setup");
        }
        assertThat(game.kept()).isEqualTo("null");
    }
}
