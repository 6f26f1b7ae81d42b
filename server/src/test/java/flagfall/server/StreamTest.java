package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Store.class)
class StreamTest {

    private final int port;

    StreamTest(Store store) {
        port = store.port();
    }

    @Test
    void a_listener_hears_what_was_and_then_what_happens_and_then_silence() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        try (Client.Stream stream = match.blue().stream(match.id(), 1)) {
            assertThat(stream.next().orElseThrow().get("type").asText()).isEqualTo("ready");
            assertThat(stream.next().orElseThrow().get("type").asText()).isEqualTo("started");
            match.playAny(new Random(1));
            JsonNode move = stream.next().orElseThrow();
            assertThat(move.get("type").asText()).isEqualTo("move");
            assertThat(move.get("offset").intValue()).isEqualTo(3);
            match.red().post(match.path("/resign"), "").is(200);
            assertThat(stream.next().orElseThrow().get("type").asText()).isEqualTo("ended");
            assertThat(stream.next()).isEmpty();
        }
    }

    @Test
    void a_stream_taken_up_after_the_end_ends_at_once() {
        GuestGame match = GuestGame.open(port, "classic");
        match.red().post(match.path("/resign"), "").is(200);
        assertThat(match.blue().allEvents(match.id())).hasSize(1);
        try (Client.Stream stream = match.blue().stream(match.id(), 1)) {
            assertThat(stream.next()).isEmpty();
        }
    }

    @Test
    void a_browsers_event_source_gets_the_same_and_can_go_on_where_it_was() throws Exception {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        match.playAny(new Random(1));
        match.red().post(match.path("/resign"), "").is(200);
        List<JsonNode> lines = match.red().allEvents(match.id());
        String source = eventSource(match, "/events", "X-Nothing", "");
        assertThat(source).startsWith("id: 0\ndata: {").endsWith("}\n\n");
        assertThat(source.lines().filter(line -> line.startsWith("data: ")).toList())
                .hasSameSizeAs(lines)
                .last()
                .asString()
                .contains("\"ended\"");
        String rest = eventSource(match, "/events", "Last-Event-ID", "2");
        assertThat(rest).startsWith("id: 3\n");
    }

    private static String eventSource(GuestGame match, String path, String header, String value)
            throws IOException, InterruptedException {
        HttpResponse<InputStream> response = Client.HTTP.send(
                match.red()
                        .request(match.path(path))
                        .header("Accept", "text/event-stream")
                        .header(header, value)
                        .build(),
                HttpResponse.BodyHandlers.ofInputStream());
        assertThat(response.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        try (InputStream in = response.body()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_quiet_stream_sends_a_line_that_says_nothing_every_few_seconds() throws Exception {
        GuestGame match = GuestGame.open(port, "classic");
        HttpResponse<InputStream> response = Client.HTTP.send(
                match.red().request(match.path("/events")).build(), HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream in = response.body()) {
            assertThat(in.read()).isEqualTo('\n');
            assertThat(in.read()).isEqualTo('\n');
        }
    }

    @Test
    void a_setup_is_heard_of_but_not_seen() {
        GuestGame match = GuestGame.open(port, "barrage");
        match.place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, 1));
        assertThat(match.red().events(match.id(), 0, 1).getFirst().toString())
                .isEqualTo("{\"type\":\"ready\",\"offset\":0,\"side\":\"blue\"}");
        assertThat(match.view(Side.RED).get("pieces")).isEmpty();
        assertThat(match.view(Side.BLUE).get("pieces")).hasSize(8);
    }
}
