package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is kept of a game: records, pictures, and lists to find it in.
class ExportTest {

    private static final String RED = "SM......../GS......../IY......../FB........";
    private static final String BLUE = ".........M/SG......../SI......../.Y......FB";

    private final Server server = Server.start(Store.SQLITE.fresh());
    private final Client visitor = Client.nobody(server.port());

    @AfterEach
    void close() {
        server.close();
    }

    private GuestGame struck() {
        GuestGame match = GuestGame.open(server.port(), "barrage");
        match.place(Side.RED, RED);
        match.place(Side.BLUE, BLUE);
        match.move(Side.RED, 0, "b4b5").is(200);
        match.move(Side.BLUE, 1, "a7a6").is(200);
        match.move(Side.RED, 2, "a4a6").is(200);
        return match;
    }

    private String svg(Client who, GuestGame match, String query) {
        return who.get(match.path("/picture" + query)).is(200).text();
    }

    @Test
    void the_record_of_a_finished_game_is_text_or_json_and_nobody_gets_it_before() {
        GuestGame match = struck();
        for (Client who : List.of(visitor, match.red(), match.blue())) {
            who.get(match.path("/record")).rejected(409, "not-over");
        }
        match.blue().post(match.path("/resign"), "").is(200);
        Client.Answer text = Client.send(visitor.request(match.path("/record")).header("Accept", "text/plain"));
        assertThat(text.header("content-type")).startsWith("text/plain");
        GameRecord record = GameRecordText.read(text.text()).orThrow();
        assertThat(record.moves()).hasSize(3);
        assertThat(record.result() + " " + record.termination()).isEqualTo("red resigned");
        assertThat(record.red())
                .isEqualTo(match.view(Side.RED).get("red").get("name").asText());
        JsonNode json = visitor.get(match.path("/record")).is(200).body();
        assertThat(json.get("moves").toString()).isEqualTo("[\"b4b5\",\"a7a6\",\"a4a6\"]");
        assertThat(json.get("setups").get("blue").asText()).isEqualTo(BLUE);
        visitor.get("/api/games/none/record").rejected(404, "unknown-game");
    }

    @Test
    void ones_own_finished_games_are_listed_to_oneself_also_those_against_the_computer() {
        Client guest = Client.guest(server.port());
        String id = guest.post("/api/games", "{\"ruleset\":\"barrage\",\"opponent\":\"computer:1\",\"side\":\"red\"}")
                .is(201)
                .body()
                .get("id")
                .asText();
        assertThat(guest.get("/api/games?mine=over").is(200).body().get("games"))
                .isEmpty();
        guest.post("/api/games/" + id + "/resign", "").is(200);
        JsonNode games = guest.get("/api/games?mine=over").is(200).body().get("games");
        assertThat(games.findValuesAsText("id")).containsExactly(id);
        assertThat(visitor.get("/api/games?mine=over").is(200).body().get("games"))
                .isEmpty();
    }

    @Test
    void a_game_that_was_called_off_keeps_what_was_placed_in_every_form() {
        GuestGame match = GuestGame.open(server.port(), "barrage");
        match.place(Side.RED, RED);
        match.place(Side.BLUE, BLUE);
        match.move(Side.RED, 0, "b4b5").is(200);
        String before = svg(visitor, match, "");
        match.blue().post(match.path("/abort"), "").is(200);
        for (Client who : List.of(visitor, match.red(), match.blue())) {
            who.get(match.path("/record")).rejected(409, "not-played");
            who.get(match.path("/review")).rejected(409, "not-played");
            who.get(match.path("/review/0")).rejected(409, "not-played");
            assertThat(svg(who, match, "?eyes=red")).isEqualTo(before);
            assertThat(svg(who, match, "?eyes=all")).isEqualTo(before);
        }
    }

    @Test
    void a_picture_of_a_game_that_goes_on_is_what_a_spectator_sees_whatever_is_asked_for() {
        GuestGame match = struck();
        String seen = svg(visitor, match, "");
        for (Client who : List.of(visitor, match.red(), match.blue())) {
            for (String query : List.of("?eyes=red", "?eyes=blue", "?eyes=all", "?ply=3", "?format=svg&eyes=blue")) {
                assertThat(svg(who, match, query)).isEqualTo(seen);
            }
        }
        String first = svg(match.red(), match, "?ply=0&eyes=red");
        assertThat(first).isNotEqualTo(seen);
        match.blue().post(match.path("/resign"), "").is(200);
        assertThat(List.of(
                        svg(visitor, match, "?ply=0&eyes=red"),
                        svg(visitor, match, "?ply=0&eyes=blue"),
                        svg(visitor, match, "?ply=0"),
                        first))
                .doesNotHaveDuplicates();
        assertThat(svg(visitor, match, "?ply=0&eyes=all")).isEqualTo(svg(visitor, match, "?ply=0"));
        visitor.get(match.path("/picture?ply=4")).rejected(400, "malformed");
        visitor.get(match.path("/picture?eyes=mine")).rejected(400, "malformed");
        visitor.get(match.path("/picture?format=gif")).rejected(400, "malformed");
    }

    @Test
    void what_was_shown_for_one_turn_is_in_no_later_picture() {
        GuestGame match = GuestGame.begin(server.port(), Rulesets.FANTASY, 5);
        Random random = new Random(5);
        while (match.view(Side.RED).get("lastMove").path("strike").isMissingNode()) {
            assertThat(match.playAny(random)).isTrue();
        }
        int ply = match.view(Side.RED).get("ply").asInt();
        while (!match.view(Side.RED).get("lastMove").path("strike").isMissingNode()) {
            assertThat(match.playAny(random)).isTrue();
        }
        assertThat(letters(svg(visitor, match, ""))).isZero();
        for (int earlier = 0; earlier <= ply; earlier++) {
            assertThat(letters(svg(visitor, match, "?ply=" + earlier))).isZero();
        }
    }

    /// {@return how many dots of letters there are on pieces}
    private static int letters(String svg) {
        return svg.split("#ffffff\" d=", -1).length - 1;
    }

    @Test
    void a_picture_in_pixels_is_a_png() throws Exception {
        GuestGame match = struck();
        byte[] png = Client.HTTP
                .send(
                        visitor.request(match.path("/picture?format=png")).build(),
                        HttpResponse.BodyHandlers.ofByteArray())
                .body();
        var image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(480);
        assertThat(image.getHeight()).isEqualTo(480);
        assertThat(image.getRGB(1, 1) & 0xffffff).isEqualTo(0xf4efe4);
    }

    @Test
    void finished_games_are_found_by_player_edition_result_and_day() {
        GuestGame barrage = struck();
        barrage.blue().post(barrage.path("/resign"), "").is(200);
        GuestGame duel = GuestGame.begin(server.port(), Rulesets.DUEL, 1);
        duel.red().post(duel.path("/draw"), "").is(200);
        duel.blue().post(duel.path("/draw"), "").is(200);
        String name = barrage.view(Side.RED).get("red").get("name").asText();
        String player = "&player=" + name.toUpperCase(Locale.ROOT).replace(" ", "%20");
        assertThat(found("")).containsExactly(duel.id(), barrage.id());
        assertThat(found(player)).contains(barrage.id());
        assertThat(found(player + "&result=won")).containsExactly(barrage.id());
        assertThat(found(player + "&result=lost")).doesNotContain(barrage.id());
        assertThat(found("&result=red")).containsExactly(barrage.id());
        assertThat(found("&result=blue")).isEmpty();
        assertThat(found("&result=draw")).containsExactly(duel.id());
        assertThat(found("&ruleset=duel")).containsExactly(duel.id());
        assertThat(found("&since=2020-01-01&until=2999-01-01")).hasSize(2);
        assertThat(found("&since=2999-01-01")).isEmpty();
        assertThat(found("&until=2020-01-01")).isEmpty();
        visitor.get("/api/games?status=over&since=yesterday").rejected(400, "malformed");
        visitor.get("/api/games?status=over&result=won").rejected(400, "malformed");
    }

    private List<String> found(String query) {
        return visitor.get("/api/games?status=over" + query)
                .is(200)
                .body()
                .get("games")
                .findValuesAsText("id");
    }
}
