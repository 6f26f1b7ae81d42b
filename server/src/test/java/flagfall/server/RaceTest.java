package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Two requests race for the same slot of a log, and one wins.
@ParameterizedClass
@EnumSource(Store.class)
class RaceTest {

    private static final int ROUNDS = 15;

    private final Store store;

    RaceTest(Store store) {
        this.store = store;
    }

    private static List<Client.Answer> together(Callable<Client.Answer> one, Callable<Client.Answer> other)
            throws InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            return threads.invokeAll(List.of(one, other)).stream()
                    .map(Future::resultNow)
                    .toList();
        }
    }

    @Test
    void a_resignation_and_a_move_happen_one_after_the_other() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            GuestGame match = GuestGame.begin(store.port(), Rulesets.BARRAGE, round);
            String move = match.view(Side.RED).get("moves").get(0).asText();
            List<Client.Answer> answers = together(
                    () -> match.move(Side.RED, 0, move), () -> match.blue().post(match.path("/resign"), ""));
            answers.get(1).is(200);
            List<JsonNode> events = match.red().allEvents(match.id());
            boolean moved =
                    events.stream().anyMatch(event -> event.get("type").asText().equals("move"));
            assertThat(answers.getFirst().status()).isEqualTo(moved ? 200 : 409);
            assertThat(events.getLast().get("reason").asText()).isEqualTo("resigned");
        }
    }

    @Test
    void two_servers_on_one_store_never_both_win_a_ply() throws Exception {
        Assumptions.assumeTrue(store == Store.POSTGRES, "a folder is for one server");
        Settings settings = store.fresh();
        try (Server here = Server.start(settings);
                Server there = Server.start(settings)) {
            for (int round = 0; round < ROUNDS; round++) {
                GuestGame match = GuestGame.begin(here.port(), Rulesets.BARRAGE, round);
                GuestGame twin = match.at(there.port());
                String first = twin.view(Side.RED).get("moves").get(0).asText();
                String second = match.view(Side.RED).get("moves").get(1).asText();
                List<Integer> statuses = together(
                                () -> match.move(Side.RED, 0, first, "here"),
                                () -> twin.move(Side.RED, 0, second, "there"))
                        .stream()
                        .map(Client.Answer::status)
                        .sorted()
                        .toList();
                assertThat(statuses).containsExactly(200, 409);
                String reply = match.view(Side.BLUE).get("moves").isEmpty()
                        ? twin.view(Side.BLUE).get("moves").get(0).asText()
                        : match.view(Side.BLUE).get("moves").get(0).asText();
                match.move(Side.BLUE, 1, reply).is(200);
            }
        }
    }
}
