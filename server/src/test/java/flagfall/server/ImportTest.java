package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Records of games that were played elsewhere.
class ImportTest {

    private static final String RED = "SM......../GS......../IY......../FB........";
    private static final String BLUE = ".........M/SG......../SI......../.Y......FB";
    static final String RECORD = """
            [Flagfall "1"]
            [Ruleset "barrage"]
            [Red "Ada, at the club"]
            [Blue "Ben"]
            [Date "1999-12-31"]
            [Result "red"]
            [Termination "resigned"]
            [RedSetup "%s"]
            [BlueSetup "%s"]

            1. b4b5 a7a6
            2. a4a6(SxM-)
            """.formatted(RED, BLUE);

    private static String imported(Client client, String record) {
        return client.post("/api/records", Map.of("record", record)).is(201).get("id");
    }

    private static String text(Client client, String game) {
        return Client.send(client.request("/api/games/" + game + "/record").header("Accept", "text/plain"))
                .is(200)
                .text();
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_record_becomes_a_finished_game_that_everyone_with_its_link_can_replay(Store store) {
        Client owner = Client.guest(store.port());
        Client visitor = Client.nobody(store.port());
        String id = imported(owner, RECORD);
        JsonNode view = visitor.get("/api/games/" + id).is(200).body();
        assertThat(view.get("opponent").asText() + " " + view.get("status").asText())
                .isEqualTo("imported over");
        assertThat(view.get("red").toString())
                .isEqualTo("{\"name\":\"Ada, at the club\",\"rating\":null,\"bot\":false,\"guest\":true}");
        assertThat(view.get("result").toString()).isEqualTo("{\"winner\":\"red\",\"reason\":\"resigned\"}");
        JsonNode replay = visitor.get("/api/games/" + id + "/replay").is(200).body();
        assertThat(replay.get("moves").findValuesAsText("move")).containsExactly("b4b5", "a7a6", "a4a6");
        assertThat(visitor.get("/api/games/" + id + "/picture?ply=1&eyes=blue")
                        .is(200)
                        .text())
                .startsWith("<svg");
        assertThat(visitor.get("/api/games/" + id + "/review").status()).isBetween(200, 202);
        assertThat(text(visitor, id)).contains("1999-12-31", "1. b4b5 a7a6");
        assertThat(text(visitor, imported(owner, text(visitor, id)))).isEqualTo(text(visitor, id));
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void it_counts_for_nothing_and_only_its_owner_lists_and_removes_it(Store store) {
        Client owner = Client.guest(store.port());
        String id = imported(owner, RECORD);
        assertThat(owner.get("/api/records").is(200).body().get("games").findValuesAsText("id"))
                .containsExactly(id);
        assertThat(owner.get("/api/games?mine=over").is(200).text()).doesNotContain(id);
        assertThat(owner.get("/api/games?status=over").is(200).text()).doesNotContain(id);
        assertThat(owner.get("/api/me").is(200).text()).doesNotContain("\"games\":1");
        owner.post("/api/games/" + id + "/rematch", "{}").rejected(403, "not-seated");
        Client other = Client.guest(store.port());
        assertThat(other.get("/api/records").is(200).body().get("games")).isEmpty();
        other.delete("/api/records/" + id).rejected(404, "unknown-game");
        owner.delete("/api/records/" + id).is(204);
        owner.get("/api/games/" + id).rejected(404, "unknown-game");
        Client.nobody(store.port())
                .post("/api/records", Map.of("record", RECORD))
                .rejected(401, "no-token");
    }

    @ParameterizedTest
    @EnumSource(value = Store.class, names = "SQLITE")
    void a_game_that_is_being_played_is_nobodys_to_remove(Store store) {
        GuestGame match = GuestGame.open(store.port(), "barrage");
        match.place(Side.RED, RED);
        match.red().delete("/api/records/" + match.id()).rejected(404, "unknown-game");
        match.red()
                .post("/api/games", Map.of("ruleset", "barrage", "opponent", "imported"))
                .rejected(400, "malformed");
    }

    private static String fault(Client client, String record) {
        JsonNode faults = client.post("/api/records", Map.of("record", record))
                .rejected(422, "bad-record")
                .body()
                .get("faults");
        return faults.get(0).get("code").asText() + " "
                + faults.get(0).get("params").path("line").asText();
    }

    @ParameterizedTest
    @EnumSource(value = Store.class, names = "SQLITE")
    void what_cannot_have_happened_is_refused_with_its_line(Store store) {
        Client client = Client.guest(store.port());
        assertThat(fault(client, RECORD.replace("a7a6", "a7a5"))).isEqualTo("record-move 11");
        assertThat(fault(client, RECORD.replace("(SxM-)", "(SxM+)"))).isEqualTo("other-answer 12");
        assertThat(fault(client, RECORD.replace("[Date", "[Date="))).isEqualTo("bad-tag 5");
        assertThat(fault(client, RECORD.replace("FB", "BF.")).strip()).isEqualTo("tag-problems");
        assertThat(fault(client, RECORD.replace("\"red\"", "\"*\"")).strip()).isEqualTo("record-unfinished");
        assertThat(fault(client, RECORD.substring(0, RECORD.indexOf("1. "))).strip())
                .isEqualTo("record-empty");
        assertThat(fault(client, "").strip()).isEqualTo("no-tag");
        client.post("/api/records", Map.of("record", "x".repeat(70_000))).rejected(413, "too-large");
        assertThat(client.get("/api/records").is(200).body().get("games")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(value = Store.class, names = "SQLITE")
    void no_text_whatever_breaks_the_server(Store store) {
        Random random = new Random(5);
        Client client = Client.guest(store.port());
        for (int round = 0; round < 90; round++) {
            StringBuilder text = new StringBuilder(RECORD);
            for (int change = random.nextInt(1, 4); change > 0; change--) {
                int at = random.nextInt(text.length() - 10);
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
                    default -> text.delete(at, at + random.nextInt(9));
                }
            }
            assertThat(client.post("/api/records", Map.of("record", text.toString()))
                            .status())
                    .as(text.toString())
                    .isIn(201, 422);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Store.class, names = "SQLITE")
    void a_person_keeps_a_hundred_at_most(Store store) {
        Client client = Client.guest(store.port());
        for (int count = 0; count < 100; count++) {
            imported(client, RECORD);
        }
        client.post("/api/records", Map.of("record", RECORD)).rejected(409, "too-many-kept");
    }
}
