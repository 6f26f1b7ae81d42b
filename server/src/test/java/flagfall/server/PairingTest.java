package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.rules.Rulesets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Those who want to play the same now are brought together.
@ParameterizedClass
@EnumSource(Store.class)
class PairingTest {

    private static final Map<String, Object> DUEL = Map.of("ruleset", "duel");

    private final Settings settings;
    private final Server server;

    PairingTest(Store store) {
        settings = store.fresh();
        server = Server.start(settings);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Client guest() {
        return Client.guest(server.port());
    }

    @Test
    void the_second_who_asks_joins_the_first() {
        Client first = guest();
        Client second = guest();
        Client.Answer waits = first.post("/api/pairing", DUEL).is(201);
        assertThat(waits.body().get("paired").asBoolean()).isFalse();
        Client.Answer joins = second.post("/api/pairing", DUEL).is(200);
        assertThat(joins.body().get("paired").asBoolean()).isTrue();
        assertThat(joins.get("id")).isEqualTo(waits.get("id"));
        assertThat(joins.get("side")).isNotEqualTo(waits.get("side"));
        JsonNode view = first.get("/api/games/" + waits.get("id")).is(200).body();
        assertThat(view.get("status").asText()).isEqualTo("setup");
        assertThat(view.get("you").asText()).isEqualTo(waits.get("side"));
    }

    @Test
    void nobody_is_paired_with_themselves_and_asking_again_gives_the_same_offer() {
        Client eager = guest();
        Client.Answer once = eager.post("/api/pairing", DUEL).is(201);
        Client.Answer again = eager.post("/api/pairing", DUEL).is(201);
        assertThat(again.get("id")).isEqualTo(once.get("id"));
        assertThat(again.get("side")).isEqualTo(once.get("side"));
    }

    @Test
    void another_ruleset_or_another_clock_does_not_fit_and_a_listed_offer_does() {
        Map<String, Object> clock = Map.of("initialSeconds", 60, "bonusSeconds", 1, "freeSeconds", 0);
        guest().post("/api/pairing", DUEL).is(201);
        guest().post("/api/pairing", Map.of("ruleset", "barrage")).is(201);
        guest().post("/api/pairing", Map.of("ruleset", "duel", "clock", clock)).is(201);
        Map<String, Object> listed = new HashMap<>(Map.of("ruleset", "classic", "opponent", "open", "clock", clock));
        listed.put("listed", true);
        String offered = guest().post("/api/games", listed).is(201).get("id");
        assertThat(guest().post("/api/pairing", Map.of("ruleset", "classic", "clock", clock))
                        .is(200)
                        .get("id"))
                .isEqualTo(offered);
    }

    @Test
    void guests_play_no_rated_games() {
        guest().post("/api/pairing", Map.of("ruleset", "duel", "rated", true)).rejected(403, "guest");
        guest().post("/api/pairing", "{}").rejected(400, "malformed");
        Client.nobody(server.port()).post("/api/pairing", DUEL).rejected(401, "no-token");
    }

    @Test
    void a_crowd_that_asks_at_once_is_paired_without_a_rest_and_nobody_twice() throws Exception {
        List<Client> crowd = IntStream.range(0, 20).mapToObj(_ -> guest()).toList();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Client.Answer>> asks = crowd.stream()
                    .<Callable<Client.Answer>>map(each -> () -> each.post("/api/pairing", DUEL))
                    .toList();
            List<Client.Answer> answers =
                    threads.invokeAll(asks).stream().map(Future::resultNow).toList();
            assertThat(answers.stream().filter(answer -> answer.status() == 200))
                    .hasSize(10);
            Set<String> seats = new HashSet<>();
            answers.forEach(answer ->
                    assertThat(seats.add(answer.get("id") + answer.get("side"))).isTrue());
            Map<String, Long> games =
                    answers.stream().collect(Collectors.groupingBy(answer -> answer.get("id"), Collectors.counting()));
            assertThat(games)
                    .hasSize(10)
                    .allSatisfy((_, count) -> assertThat(count).isEqualTo(2));
        }
    }

    @Test
    void a_game_can_be_called_off_before_both_have_moved_and_shows_nothing() {
        GuestGame match = GuestGame.begin(server.port(), Rulesets.DUEL, 1);
        match.blue().post(match.path("/abort"), "").is(200);
        JsonNode ended = match.blue().allEvents(match.id()).getLast();
        assertThat(ended.get("reason").asText()).isEqualTo("aborted");
        assertThat(ended.get("winner").isNull()).isTrue();
        assertThat(ended.get("setups").get("red").isNull()).isTrue();
        match.red().post(match.path("/abort"), "").rejected(409, "game-over");
        GuestGame played = GuestGame.begin(server.port(), Rulesets.DUEL, 1);
        Random random = new Random(1);
        played.playAny(random);
        played.playAny(random);
        played.red().post(played.path("/abort"), "").rejected(409, "too-late");
    }
}
