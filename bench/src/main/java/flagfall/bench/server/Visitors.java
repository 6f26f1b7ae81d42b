package flagfall.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Whoever talks to the server over HTTP: players who ask, and the same players listening to their games.
final class Visitors implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int GAMES_OF_A_CONNECTION = 25;

    private final URI home;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient http;
    private final AtomicInteger listening = new AtomicInteger();
    private final AtomicInteger heard = new AtomicInteger();
    private final Queue<Long> hearing = new ConcurrentLinkedQueue<>();

    Visitors(URI home) {
        this(home, InetAddress.getLoopbackAddress());
    }

    /// Visitors of a server that encrypts come over HTTP/2, all over one connection.
    ///
    /// @param from the address of this machine that they come from
    Visitors(URI home, InetAddress from) {
        this.home = home;
        boolean encrypted = home.getScheme().equals("https");
        HttpClient.Builder client = HttpClient.newBuilder()
                .version(encrypted ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1)
                .executor(threads)
                .localAddress(from);
        this.http = (encrypted ? client.sslContext(AnyCertificate.trusted()) : client).build();
    }

    /// {@return enough of them for so many games with both players listening; over HTTP/2 fifty streams share a
    /// connection}
    static List<Visitors> enough(BuiltServer server, int games) {
        boolean encrypted = server.home().getScheme().equals("https");
        return Stream.generate(() -> new Visitors(server.home()))
                .limit(encrypted ? 1 + games / GAMES_OF_A_CONNECTION : 1)
                .toList();
    }

    /// {@return a field of the answer, which must be a good one}
    static String position(String answer, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(answer);
        if (!found.find()) {
            throw new IllegalStateException("no " + name + " in " + answer);
        }
        return found.group(1);
    }

    String post(String path, String token, String body) {
        HttpRequest request = asked(path, token)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new IllegalStateException(path + ": " + answer.body());
            }
            return answer.body();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    String get(String path, String token) {
        try {
            return http.send(asked(path, token).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// {@return the first line of an answer that does not end}
    String firstLine(String path, String token) {
        try (InputStream body = http.send(asked(path, token).build(), HttpResponse.BodyHandlers.ofInputStream())
                        .body();
                BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            return String.valueOf(lines.readLine());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private HttpRequest.Builder asked(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(home.resolve(path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    /// Has both players listen to their game from here on, until it is over.
    void listen(LiveGame game) {
        for (int player = 0; player < game.tokens().size(); player++) {
            int listener = player;
            threads.execute(() -> listen(game, listener));
        }
    }

    private void listen(LiveGame game, int player) {
        String token = game.tokens().get(player);
        try (InputStream body = http.send(
                                asked(game.path("/events?from=3"), token).build(),
                                HttpResponse.BodyHandlers.ofInputStream())
                        .body();
                BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            listening.incrementAndGet();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty()) {
                    heard.incrementAndGet();
                    game.heard(line, player).ifPresent(hearing::add);
                }
            }
        } catch (IOException | InterruptedException _) {
            // The server has stopped, and so has the question.
        }
    }

    /// {@return how long it took until each move was heard by the other player, since this was last asked}
    static Timings hearing(List<Visitors> visitors) {
        long[] nanos = visitors.stream()
                .flatMap(each -> each.hearing.stream())
                .mapToLong(Long::longValue)
                .toArray();
        visitors.forEach(each -> each.hearing.clear());
        return Timings.of(nanos);
    }

    /// {@return how many streams have been opened, when there are so many or it takes too long}
    static int awaitStreams(List<Visitors> visitors, int streams) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        int open = 0;
        while (open < streams && System.nanoTime() < end) {
            Thread.sleep(100);
            open = visitors.stream().mapToInt(each -> each.listening.get()).sum();
        }
        return open;
    }

    /// {@return how many events all listeners have heard}
    int heard() {
        return heard.get();
    }

    @Override
    public void close() {
        http.shutdownNow();
        threads.shutdownNow();
    }
}
