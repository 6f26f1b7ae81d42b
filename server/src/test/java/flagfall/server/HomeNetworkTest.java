package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpRequest;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Opening the game to the home network. A second loopback address stands for the network: nothing leaves the machine.
class HomeNetworkTest {

    private static final String NEIGHBOUR = "127.0.0.2";

    private final Server server = started(List.of(address()));
    private final Client here = Client.nobody(server.port());

    private static Server started(List<InetAddress> addresses) {
        return Server.start(
                Store.SQLITE.fresh(),
                new Server.Environment(
                        RandomSource.secure(), InstantSource.system(), GroupCommit::new, () -> addresses));
    }

    private static InetAddress address() {
        try {
            return InetAddress.getByName(NEIGHBOUR);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpRequest.Builder fromTheNetwork(String path) {
        return HttpRequest.newBuilder(URI.create("http://" + NEIGHBOUR + ":" + server.port() + path));
    }

    @Test
    void the_network_is_let_in_and_shut_out_again_by_somebody_at_the_machine() {
        assertThatThrownBy(() -> Client.send(fromTheNetwork("/healthz").GET()))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(here.get("/api/network").is(200).body().get("open").asBoolean())
                .isFalse();

        JsonNode open = here.post("/api/network", Map.of("open", true)).is(200).body();
        assertThat(open.get("addresses").get(0).asText()).isEqualTo("http://" + NEIGHBOUR + ":" + server.port());
        here.post("/api/network", Map.of("open", true)).is(200);
        Client.send(fromTheNetwork("/healthz").GET()).is(200);

        here.post("/api/network", Map.of("open", false)).is(200);
        assertThatThrownBy(() -> Client.send(fromTheNetwork("/healthz").GET()))
                .isInstanceOf(UncheckedIOException.class);
        here.get("/healthz").is(200);
    }

    @Test
    void nobody_elsewhere_is_told_or_heard() {
        here.post("/api/network", Map.of("open", true)).is(200);
        List<HttpRequest.Builder> elsewhere = List.of(
                fromTheNetwork("/api/network").header("X-Forwarded-For", "192.168.1.7"),
                here.request("/api/network").header("Forwarded", "for=192.168.1.7"),
                here.request("/api/network").header("X-Real-IP", "192.168.1.7"));
        for (HttpRequest.Builder request : elsewhere) {
            JsonNode state = Client.send(request.copy().GET()).is(200).body();
            assertThat(state.get("here").asBoolean()).isFalse();
            assertThat(state.get("addresses")).isEmpty();
            Client.send(request.copy().POST(HttpRequest.BodyPublishers.ofString("{\"open\":false}")))
                    .rejected(403, "not-here");
        }
        Client.send(fromTheNetwork("/healthz").GET()).is(200);
    }

    /// The name of a foreign site can lead to this machine; its pages must not open the door.
    @Test
    void a_foreign_name_for_this_machine_is_not_this_machine() {
        String answer = new RawHttp(server.port(), Optional.empty())
                .send("GET /api/network HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n");
        assertThat(answer).contains("wrong-host").doesNotContain("addresses");
    }

    @Test
    void a_machine_in_no_network_says_so() {
        try (Server alone = started(List.of())) {
            Client.nobody(alone.port())
                    .post("/api/network", Map.of("open", true))
                    .rejected(409, "no-network");
        }
    }
}
