package flagfall.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How do answers slow down as more moves come in a second, until the server falls behind?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.LoadCurve PICTURE.svg [GAMES [SECONDS [MORE]]]
/// ```
///
/// More is the URL of a PostgreSQL, or a certificate and its key: then all goes over HTTP/2. Open loop: moves leave at
/// their pace whether or not earlier ones are answered. Server, load and disk share the machine.
public final class LoadCurve {

    private static final List<Integer> PACES = List.of(25, 50, 100, 200, 400, 600, 800, 1200, 1600);
    private static final double TOO_SLOW_MILLIS = 2000;

    private LoadCurve() {}

    /// What was measured at one pace, in milliseconds.
    record Point(int pace, Timings answered, Timings heard, Timings sync) {}

    public static void main(String[] arguments) throws Exception {
        Path picture = Path.of(arguments[0]);
        int games = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
        int seconds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 15;
        List<String> database = arguments.length == 4 ? List.of("--db", arguments[3]) : List.of();
        List<String> encryption = arguments.length > 4 ? BuiltServer.encrypted(arguments[3], arguments[4]) : List.of();
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "curve");
        List<Point> points = new ArrayList<>();
        try (BuiltServer server = BuiltServer.start(data, database.isEmpty() ? encryption : database)) {
            List<Visitors> visitors = Visitors.enough(server, games);
            List<LiveGame> live = LiveGame.beginAll(visitors, games);
            live.forEach(LiveGame::listen);
            int streams = Visitors.awaitStreams(visitors, 2 * games);
            new Load(live, PACES.getFirst()).run(Duration.ofSeconds(10)); // So that what is measured has been compiled.
            System.out.printf("%d games, %d streams, %d KiB resident%n", games, streams, server.residentBytes() / 1024);
            for (int pace : PACES) {
                Visitors.hearing(visitors);
                points.add(measured(live, visitors, pace, Duration.ofSeconds(seconds), data));
                print(points.getLast());
                if (points.getLast().answered.millis(0.5) > TOO_SLOW_MILLIS) {
                    break;
                }
            }
            System.out.printf("%d KiB resident at the end%n", server.residentBytes() / 1024);
            visitors.forEach(Visitors::close);
        }
        Files.writeString(picture, CurvePicture.of(points, games, database.isEmpty() ? "SQLite" : "PostgreSQL"));
    }

    private static Point measured(List<LiveGame> live, List<Visitors> visitors, int pace, Duration time, Path data)
            throws IOException, InterruptedException {
        try (BareSync disk = BareSync.start(data)) {
            Timings answered = new Load(live, pace).run(time);
            return new Point(pace, answered, Visitors.hearing(visitors), disk.stop());
        }
    }

    private static void print(Point point) {
        System.out.printf(
                Locale.ROOT,
                "| %d | %.1f / %.1f / %.1f | %.1f / %.1f / %.1f | %.1f / %.1f | %.1f |%n",
                point.pace,
                point.answered.millis(0.5),
                point.answered.millis(0.99),
                point.answered.millis(0.999),
                point.heard.millis(0.5),
                point.heard.millis(0.99),
                point.heard.millis(0.999),
                point.sync.millis(0.5),
                point.sync.millis(0.99),
                point.answered.ratio(point.sync, 0.5));
    }
}
