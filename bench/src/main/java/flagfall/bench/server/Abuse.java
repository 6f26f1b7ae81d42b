package flagfall.bench.server;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Do honest players notice when others abuse the server? Five pairs play at twenty moves a second, first alone, then
/// beside one kind of abuse after another.
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.Abuse [REQUESTS [OFFERS [SECONDS]]]
/// ```
///
/// `REQUESTS` hostile ones and `OFFERS` are spread over `SECONDS` each, after a third as long that is not measured;
/// the other kinds last as long, but no more than a minute. Every visitor has an address of their own, and all limits
/// are on. Server, abuse and honest players share the machine, but those who abuse only have what the others leave of
/// it. `Abuse 750000 75000 300` sends a million hostile requests and 100,000 offers, and takes 24 minutes. Ends with 1
/// if the server fails a request (500) or an honest move, tells a secret, or is gone.
public final class Abuse {

    private static final int HONEST = 5;
    private static final int MOVES_A_SECOND = 20;
    private static final int FLOOD_A_SECOND = 2_000;
    private static final Duration LONGEST_BRIEF = Duration.ofMinutes(1);

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
            honest.forEach(LiveGame::listen);
            Abuse abuse = new Abuse(server, honest);
            abuse.run(requests, offers, time);
            faults = abuse.faults;
        }
        faults.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private void run(int requests, int offers, Duration time) throws Exception {
        double each = time.toMillis() / 1e3;
        Duration brief = time.compareTo(LONGEST_BRIEF) < 0 ? time : LONGEST_BRIEF;
        warmUp("hostile", requests / each, brief);
        warmUp("flood", FLOOD_A_SECOND, brief);
        System.out.println("| beside | moves | a move's answer p50 / p99 / worst, ms | p50 to alone | processor time of"
                + " the server, s | answers | most resident | heap in use after |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        Timings alone = measured("nothing", "", 0, brief, null);
        measured("%,d hostile requests".formatted(requests), "hostile", requests / each, time, alone);
        measured("a flood of good requests", "flood", FLOOD_A_SECOND, brief, alone);
        measured("300 slow senders, 200 who do not read", "slow", 0, brief, alone);
        measured("%,d offers".formatted(offers), "offers", offers / each, time, alone);
        measured("a flood of good requests, with all those offers", "flood", FLOOD_A_SECOND, brief, alone);
        measured("50 games at the top level", "top", 50, brief, alone);
        measured("nothing, afterwards", "", 0, brief, alone);
    }

    /// A server that has run for a while has been compiled: what is measured afterwards is not its start.
    private void warmUp(String kind, double each, Duration time) throws IOException {
        try (Attackers attackers = attackers(kind, each)) {
            new Load(honest, MOVES_A_SECOND).run(time);
            attackers.stop();
        }
    }

    private Attackers attackers(String kind, double each) throws IOException {
        String game = honest.getFirst().path("").replace("/api/games/", "");
        List<String> secrets =
                honest.stream().flatMap(pair -> pair.secrets().stream()).toList();
        return kind.isEmpty() ? Attackers.none() : Attackers.start(kind, port, game, each, secrets);
    }

    /// @param kind of attack, empty for none
    /// @param each how much of it
    /// @param alone null for the first time
    private Timings measured(String name, String kind, double each, Duration time, @Nullable Timings alone)
            throws Exception {
        try (Attackers attackers = attackers(kind, each);
                MemoryWatch memory = new MemoryWatch(server)) {
            new Load(honest, MOVES_A_SECOND).run(time.dividedBy(3));
            Duration before = server.processorTime();
            Load load = new Load(honest, MOVES_A_SECOND);
            Timings moves = load.run(time);
            double processor = server.processorTime().minus(before).toMillis() / 1e3;
            Attackers.Answers answers = attackers.stop();
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %d | %.1f / %.1f / %.1f | %s | %.1f | %s | %d MiB | %d MiB |%n",
                    name,
                    load.made(),
                    moves.millis(0.5),
                    moves.millis(0.99),
                    moves.millis(1),
                    alone == null ? "" : String.format(Locale.ROOT, "%.1f", moves.ratio(alone, 0.5)),
                    processor,
                    answers.counts(),
                    memory.mostMebibytes(),
                    server.usedHeapBytes() >> 20);
            if (load.failed() > 0) {
                faults.add(name + ": " + load.failed() + " moves of honest players failed");
            }
            check(name, answers);
            return moves;
        }
    }

    private void check(String name, Attackers.Answers answers) throws IOException {
        if (answers.hasFault()) {
            faults.add(name + ": the server failed");
        }
        if (answers.toldSecret()) {
            faults.add(name + ": an answer has a secret of the honest players");
        }
        if (server.residentBytes() == 0) {
            faults.add(name + ": the server is gone");
        }
    }
}
