package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A request with a key of its own is granted once, however often, however soon and however late it is sent.
@ParameterizedClass
@EnumSource(Store.class)
class SentTwiceTest {

    /// Scouts in front, so that Red can strike with its first move.
    private static final String SCOUTS_IN_FRONT = "SSSSSSSSTT/TTLLLLPPPP/JJJCCGMYII/IIIBBBBBBF";

    private final Store store;

    SentTwiceTest(Store store) {
        this.store = store;
    }

    private static GuestGame scoutsMeet(int port, Ruleset rules) {
        GuestGame match = GuestGame.open(port, rules.id());
        match.place(Side.RED, SCOUTS_IN_FRONT);
        match.place(Side.BLUE, SCOUTS_IN_FRONT);
        return match;
    }

    @Test
    void the_same_key_gives_the_first_answer_and_no_second_move() {
        GuestGame match = scoutsMeet(store.port(), Rulesets.CLASSIC);
        Client.Answer first = match.move(Side.RED, 0, "a4a7", "mine").is(200);
        assertThat(first.body().get("strike").get("attacker").asText()).isEqualTo("scout");
        assertThat(match.move(Side.RED, 0, "a4a7", "mine").is(200).text()).isEqualTo(first.text());
        assertThat(match.move(Side.RED, 5, "b4b5", "mine").is(200).text()).isEqualTo(first.text());
        assertThat(match.view(Side.RED).get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void a_key_belongs_to_one_seat_of_one_game() {
        GuestGame match = GuestGame.begin(store.port(), Rulesets.CLASSIC, 1);
        Random random = new Random(1);
        for (int ply = 0; ply < 6; ply++) {
            Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
            JsonNode moves = match.view(side).get("moves");
            match.move(side, ply, moves.get(random.nextInt(moves.size())).asText(), "key-" + ply / 2)
                    .is(200);
        }
        assertThat(match.view(Side.RED).get("ply").intValue()).isEqualTo(6);
    }

    @Test
    void a_key_may_be_long_but_not_endless() {
        GuestGame match = scoutsMeet(store.port(), Rulesets.CLASSIC);
        match.move(Side.RED, 0, "a4a5", "k".repeat(1001)).rejected(400, "malformed");
        match.move(Side.RED, 0, "a4a5", "k".repeat(1000)).is(200);
    }

    @Test
    void a_refused_request_leaves_its_key_free() {
        GuestGame match = scoutsMeet(store.port(), Rulesets.CLASSIC);
        match.move(Side.RED, 0, "a4b5", "mine").is(422);
        match.move(Side.RED, 0, "a4a5", "mine").is(200);
        assertThat(match.view(Side.RED).get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void many_at_once_are_one() throws Exception {
        GuestGame match = scoutsMeet(store.port(), Rulesets.CLASSIC);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<String> send =
                    () -> match.move(Side.RED, 0, "a4a7", "mine").is(200).text();
            List<String> answers = threads
                    .invokeAll(IntStream.range(0, 20).mapToObj(_ -> send).toList())
                    .stream()
                    .map(answer -> answer.resultNow())
                    .distinct()
                    .toList();
            assertThat(answers).hasSize(1);
        }
        assertThat(match.view(Side.RED).get("ply").intValue()).isEqualTo(1);
    }

    @Test
    void the_first_answer_is_remembered_when_the_server_has_been_restarted() {
        Settings settings = store.fresh();
        GuestGame before;
        String first;
        try (Server server = Server.start(settings)) {
            before = scoutsMeet(server.port(), Rulesets.CLASSIC);
            first = before.move(Side.RED, 0, "a4a7", "mine").is(200).text();
        }
        try (Server server = Server.start(settings)) {
            GuestGame after = before.at(server.port());
            assertThat(after.move(Side.RED, 0, "a4a7", "mine").is(200).text()).isEqualTo(first);
            after.move(Side.BLUE, 1, after.view(Side.BLUE).get("moves").get(0).asText())
                    .is(200);
            assertThat(after.view(Side.RED).get("ply").intValue()).isEqualTo(2);
        }
    }

    @Test
    void where_battles_are_forgotten_the_answer_forgets_the_kinds_once_another_move_is_made() {
        GuestGame match = scoutsMeet(store.port(), Rulesets.FANTASY);
        String first = match.move(Side.RED, 0, "a4a7", "mine").is(200).text();
        assertThat(first).contains("\"attacker\":\"scout\"");
        assertThat(match.move(Side.RED, 0, "a4a7", "mine").text()).isEqualTo(first);
        match.move(Side.BLUE, 1, "i7i6").is(200);
        assertThat(match.move(Side.RED, 0, "a4a7", "mine").is(200).body().get("strike"))
                .hasToString("{\"result\":\"defender-wins\",\"survivor\":\"a7\"}");
        match.red().post(match.path("/resign"), Map.of()).is(200);
        assertThat(match.move(Side.RED, 0, "a4a7", "mine").text()).isEqualTo(first);
    }

    /// Majors in front of both sides' left hands, scouts elsewhere: Blue's scouts run into a major.
    private static final String MAJORS_AT_HAND = "JJSSSSSSSS/TTTTLLLLPP/PPJCCGMYII/IIIBBBBBBF";

    @Test
    void where_battles_are_forgotten_an_old_event_hides_the_survivor_from_all_but_its_owner() {
        GuestGame match = GuestGame.open(store.port(), "fantasy");
        match.place(Side.RED, MAJORS_AT_HAND);
        match.place(Side.BLUE, MAJORS_AT_HAND);
        match.move(Side.RED, 0, "b4b5", "1").is(200);
        match.move(Side.BLUE, 1, "a7a4", "2").is(200);
        assertThat(strikeAt(match, 4, Side.BLUE)).isEqualTo(strikeAt(match, 4, Side.RED));
        match.move(Side.RED, 2, "b5b6", "3").is(200);
        String told =
                "{\"attacker\":\"scout\",\"defender\":\"major\",\"result\":\"defender-wins\",\"survivor\":\"a4\"}";
        assertThat(strikeAt(match, 4, Side.RED)).isEqualTo(told);
        assertThat(strikeAt(match, 4, Side.BLUE))
                .isEqualTo("{\"attacker\":\"scout\",\"result\":\"defender-wins\",\"survivor\":\"a4\"}");
        assertThat(match.piece(Side.BLUE, "a4").has("kind")).isFalse();
        match.red().post(match.path("/resign"), "").is(200);
        assertThat(strikeAt(match, 4, Side.BLUE)).isEqualTo(told);
    }

    private static String strikeAt(GuestGame match, int offset, Side side) {
        return match.client(side)
                .events(match.id(), offset, 1)
                .getFirst()
                .get("strike")
                .toString();
    }
}
