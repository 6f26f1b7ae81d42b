package flagfall.bench.server;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/// How soon does the built server answer, and how long does a move take until it is safe on the disk?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.ServerSpeed [PER_SECOND [SECONDS [GAMES [DATABASE_URL]]]]
/// ```
///
/// Moves leave at a steady pace whether or not earlier ones are answered, and each is timed from the moment it was due,
/// so a server that falls behind cannot hide it. Every player listens to their game meanwhile. The same disk is asked
/// for a bare sync now and then in the same run, since machines differ more than servers do.
public final class ServerSpeed {

    private static final int STARTS = 7;

    private final PrintStream out = System.out;
    private final List<String> database;

    private ServerSpeed(List<String> database) {
        this.database = database;
    }

    public static void main(String[] arguments) throws Exception {
        int perSecond = number(arguments, 0, 200);
        int seconds = number(arguments, 1, 60);
        int games = number(arguments, 2, 200);
        List<String> database = arguments.length > 3 ? List.of("--db", arguments[3]) : List.of();
        ServerSpeed question = new ServerSpeed(database);
        question.start();
        question.move(games, perSecond, Duration.ofSeconds(seconds));
    }

    private static int number(String[] arguments, int place, int otherwise) {
        return arguments.length > place ? Integer.parseInt(arguments[place]) : otherwise;
    }

    /// From the command to the first answer, each time in an empty folder.
    private void start() throws Exception {
        long[] nanos = new long[STARTS];
        for (int i = 0; i < STARTS; i++) {
            try (BuiltServer server = BuiltServer.start(folder(), database)) {
                nanos[i] = server.startNanos();
            }
        }
        report("start-up to first answer", Timings.of(nanos));
    }

    private void move(int games, int perSecond, Duration time) throws Exception {
        Path folder = folder();
        try (BuiltServer server = BuiltServer.start(folder, database);
                Visitors visitors = new Visitors(server.home())) {
            List<LiveGame> live = IntStream.range(0, games)
                    .parallel()
                    .mapToObj(seed -> LiveGame.begin(visitors, seed))
                    .toList();
            live.forEach(LiveGame::listen);
            Load load = new Load(live, perSecond);
            out.printf("%d games, %d listeners, %d moves a second%n", games, 2 * games, perSecond);
            load.run(Duration.ofSeconds(10)); // So that what is measured has been compiled.
            try (BareSync disk = BareSync.start(folder)) {
                Timings moves = load.run(time);
                Timings syncs = disk.stop();
                report("a move's durable answer", moves);
                report("a bare sync of the same disk", syncs);
                out.printf(
                        "a move's answer in bare syncs: p50 %.1f, p99 %.1f%n",
                        moves.ratio(syncs, 0.5), moves.ratio(syncs, 0.99));
                out.printf("events heard: %d of %d%n", visitors.heard(), 2 * load.made());
            }
        }
    }

    private void report(String what, Timings timings) {
        out.printf("%s: %s%n", what, timings);
    }

    // Beside the project, not in a folder for temporary things, which on some machines is no disk at all.
    private static Path folder() throws Exception {
        return Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "store");
    }
}
