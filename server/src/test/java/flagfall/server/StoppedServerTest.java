package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server that is asked to stop finishes what it has begun, and goes in peace.
@Timeout(60)
class StoppedServerTest {

    /// What a process ends with that was asked to end and did.
    private static final int TERMINATED = 128 + 15;

    @Test
    void streams_end_in_good_order_and_a_request_that_has_begun_is_answered_and_remembered() throws Exception {
        Path folder = Store.folder();
        GuestGame match;
        try (ServerProcess server = ServerProcess.start(folder, false)) {
            match = GuestGame.begin(server.port(), Rulesets.CLASSIC, 1);
            String move = match.view(Side.RED).get("moves").get(0).asText();
            String body = "{\"ply\":0,\"move\":\"" + move + "\",\"key\":\"last\"}";
            try (Client.Stream stream = match.blue().stream(match.id(), 3);
                    SlowRequest request = SlowRequest.begin(server.port(), match.red(), match.path("/moves"), body)) {
                server.askToStop();
                assertThat(stream.next()).as("the end of the stream").isEmpty();
                assertThat(request.finish()).startsWith("HTTP/1.1 200").contains("\"offset\":3");
            }
            assertThat(server.exitCode()).isEqualTo(TERMINATED);
        }
        try (ServerProcess server = ServerProcess.start(folder, false)) {
            assertThat(match.at(server.port()).view(Side.BLUE).get("ply").intValue())
                    .isEqualTo(1);
        }
    }
}
