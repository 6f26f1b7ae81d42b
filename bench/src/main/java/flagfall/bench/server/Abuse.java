package flagfall.bench.server;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Do honest players notice when others abuse the server? Five pairs play at twenty moves a second, first alone,
/// then beside one kind of abuse after another.
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.Abuse [REQUESTS [OFFERS [SECONDS]]]
/// ```
///
/// `REQUESTS` hostile ones and `OFFERS` are spread over `SECONDS` each; the other kinds last as long. Every visitor
/// has an address of their own, and all limits are on. Server, abuse and honest players share the machine. Ends with
/// 1 if the server fails a request (500), tells a secret, or is gone.
public final class Abuse {

    private static final int HONEST = 5;
    private static final int MOVES_A_SECOND = 20;

    private final BuiltServer server;
    private final List<LiveGame> honest;
    private final int port;
    private final List<String> faults = new ArrayList<>();

    private Abuse(BuiltServer server, List<LiveGame> honest) {
        this.server = server;
        this.honest = honest;
        this.port = server.home().getPort();
    }

    public static void main(String[] arguments) throws Exception {
        int requests = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
        int offers = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2_000;
        Duration time = Duration.ofSeconds(arguments.length > 2 ? Integer.parseInt(arguments[2]) : 20);
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "abuse");
        List<String> faults;
        try (BuiltServer server = BuiltServer.limited(data);
                Visitors visitors = new Visitors(server.home(), InetAddress.getByName("127.0.1.1"))) {
            List<LiveGame> honest = IntStream.range(0, HONEST)
                    .mapToObj(seed -> LiveGame.begin(visitors, seed))
                    .toList();
            honest.forEach(visitors::listen);
            Abuse abuse = new Abuse(server, honest);
            abuse.run(requests, offers, time);
            faults = abuse.faults;
        }
        faults.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private void run(int requests, int offers, Duration time) throws Exception {
        new Load(honest, MOVES_A_SECOND).run(Duration.ofSeconds(10)); // So that what is measured has been compiled.
        System.out.println(
                "| beside | a move's answer p50 / p99 / worst, ms | p50 to alone | answers | most resident |");
        System.out.println("|---|---|---|---|---|");
        Timings alone = measured("nothing", time, null, null);
        String game = honest.getFirst().path("").replace("/api/games/", "");
        double each = time.toMillis() / 1e3;
        measured(
                "%,d hostile requests".formatted(requests),
                time,
                new Attack.Hostile(port, game, requests / each),
                alone);
        measured("a flood of good requests", time, new Attack.Flood(port, game), alone);
        measured("300 slow senders, 200 who do not read", time, new Attack.Slow(port, game), alone);
        measured("%,d offers".formatted(offers), time, new Attack.Offers(port, offers / each), alone);
        measured("50 games at the top level", time, new Attack.TopLevel(port, 50), alone);
        measured("nothing, afterwards", time, null, alone);
    }

    /// @param attack null for none
    /// @param alone null for the first time
    private Timings measured(String name, Duration time, @Nullable Attack attack, @Nullable Timings alone)
            throws Exception {
        try (Attack.Running running = new Attack.Running(attack);
                MemoryWatch memory = new MemoryWatch(server)) {
            Timings moves = new Load(honest, MOVES_A_SECOND).run(time);
            running.stop();
            Map<String, Integer> answers = running.answers();
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f / %.1f / %.1f | %s | %s | %d MiB |%n",
                    name,
                    moves.millis(0.5),
                    moves.millis(0.99),
                    moves.millis(1),
                    alone == null ? "" : String.format(Locale.ROOT, "%.1f", moves.ratio(alone, 0.5)),
                    answers,
                    memory.mostMebibytes());
            check(name, answers, running);
            return moves;
        }
    }

    private void check(String name, Map<String, Integer> answers, Attack.Running running) throws IOException {
        answers.keySet().stream()
                .filter(status -> status.startsWith("5") && !status.equals("503"))
                .forEach(status -> faults.add(name + ": answered with " + status));
        List<String> secrets =
                honest.stream().flatMap(game -> game.secrets().stream()).toList();
        if (running.told().stream().anyMatch(answer -> secrets.stream().anyMatch(answer::contains))) {
            faults.add(name + ": an answer has a secret of the honest players");
        }
        if (server.residentBytes() == 0) {
            faults.add(name + ": the server is gone");
        }
    }
}
