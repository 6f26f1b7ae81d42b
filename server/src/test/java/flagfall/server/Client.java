package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import flagfall.protocol.Wire;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Someone who talks to the server over HTTP, as any outside program would. Without a token it is nobody.
final class Client {

    static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String home;
    private final Optional<String> token;

    private Client(String home, Optional<String> token) {
        this.home = home;
        this.token = token;
    }

    static Client nobody(int port) {
        return new Client("http://127.0.0.1:" + port, Optional.empty());
    }

    static Client guest(int port) {
        Client nobody = nobody(port);
        return nobody.with(nobody.post("/api/guest", "").body.get("token").textValue());
    }

    Client with(String anotherToken) {
        return new Client(home, Optional.of(anotherToken));
    }

    Optional<String> token() {
        return token;
    }

    /// The same guest, talking to a server that has moved.
    Client at(int port) {
        return new Client("http://127.0.0.1:" + port, token);
    }

    /// What came back. `body` is an empty object where it is no JSON.
    record Answer(int status, JsonNode body, String text, Map<String, List<String>> headers) {

        Answer is(int expected) {
            assertThat(status).as(text).isEqualTo(expected);
            return this;
        }

        Answer rejected(int expected, String error) {
            is(expected);
            assertThat(body.path("error").asText()).as(text).isEqualTo(error);
            assertThat(body.path("message").asText()).isNotBlank();
            return this;
        }

        /// {@return the first header of this name, or nothing}
        String header(String name) {
            return headers.getOrDefault(name, List.of("")).getFirst();
        }

        String get(String field) {
            return body.path(field).asText();
        }
    }

    Answer get(String path) {
        return send(request(path).GET());
    }

    Answer post(String path, String body) {
        return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    Answer post(String path, Map<String, ?> body) {
        return post(path, Wire.write(body));
    }

    Answer put(String path, Map<String, ?> body) {
        return send(request(path).PUT(HttpRequest.BodyPublishers.ofString(Wire.write(body))));
    }

    Answer delete(String path) {
        return send(request(path).DELETE());
    }

    Answer delete(String path, Map<String, ?> body) {
        return send(request(path).method("DELETE", HttpRequest.BodyPublishers.ofString(Wire.write(body))));
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(home + path));
        token.ifPresent(it -> request.header("Authorization", "Bearer " + it));
        return request;
    }

    static Answer answer(HttpResponse<String> response) {
        return new Answer(
                response.statusCode(),
                json(response),
                response.body(),
                response.headers().map());
    }

    static Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return answer(response);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static JsonNode json(HttpResponse<String> response) {
        boolean json = response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
        return json && !response.body().isEmpty()
                ? Wire.read(response.body(), JsonNode.class)
                : JsonNodeFactory.instance.objectNode();
    }

    /// {@return the events from this number on, so many of them, waiting for those that have not happened}
    List<JsonNode> events(String game, int from, int count) {
        List<JsonNode> events = new ArrayList<>();
        try (Stream stream = stream(game, from)) {
            while (events.size() < count) {
                events.add(stream.next().orElseThrow());
            }
        }
        return events;
    }

    /// {@return all events of a game that is over or will be}
    List<JsonNode> allEvents(String game) {
        List<JsonNode> events = new ArrayList<>();
        try (Stream stream = stream(game, 0)) {
            for (Optional<JsonNode> next = stream.next(); next.isPresent(); next = stream.next()) {
                events.add(next.get());
            }
        }
        return events;
    }

    Stream stream(String game, int from) {
        return stream("/api/games/" + game + "/events?from=" + from);
    }

    /// {@return the caller's own stream}
    Stream own() {
        return stream("/api/me/events");
    }

    private Stream stream(String path) {
        try {
            HttpResponse<InputStream> response = HTTP.send(
                    request(path).header("Accept", "application/x-ndjson").build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            assertThat(response.statusCode()).isEqualTo(200);
            return new Stream(response.body());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /// An open stream of events.
    static final class Stream implements AutoCloseable {
        private final InputStream in;

        private Stream(InputStream in) {
            this.in = in;
        }

        /// {@return the next event, waiting for it; nothing when the stream has ended}
        Optional<JsonNode> next() {
            for (Optional<String> line = line(); line.isPresent(); line = line()) {
                if (!line.get().isBlank()) {
                    return line.map(text -> Wire.read(text, JsonNode.class));
                }
            }
            return Optional.empty();
        }

        private Optional<String> line() {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            try {
                for (int read = in.read(); read >= 0; read = in.read()) {
                    if (read == '\n') {
                        return Optional.of(line.toString(StandardCharsets.UTF_8));
                    }
                    line.write(read);
                }
                return Optional.empty();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
