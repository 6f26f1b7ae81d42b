package flagfall.bench.server;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What do a move, a view, an event and loading cost, against the length of the game?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.GameLength [MOVES,MOVES,… [FOLDER …]]
/// ```
///
/// The games are played once, at the first folder's server; each version then gets a copy of the same database, so that
/// versions can be compared in one run. Everything is counted in processor time of the server, which other programs on
/// the machine change less than the time of day. Of each length there are two games: the first warms the server up.
public final class GameLength {

    private static final int GAMES_OF_EACH = 2;
    private static final int MOVES = 200;
    private static final int READS = 300;

    private final PrintStream out = System.out;
    private final int[] lengths;

    private GameLength(int[] lengths) {
        this.lengths = lengths;
    }

    public static void main(String[] arguments) throws Exception {
        String asked = arguments.length > 0 ? arguments[0] : "1000,4000,20000";
        GameLength question = new GameLength(
                Arrays.stream(asked.split(",", -1)).mapToInt(Integer::parseInt).toArray());
        List<Path> folders = arguments.length > 1
                ? Arrays.stream(arguments).skip(1).map(Path::of).toList()
                : List.of(Path.of("."));
        Path data = folder();
        List<List<LongGame>> games = question.play(folders.getFirst(), data);
        for (Path version : folders) {
            question.measure(version, copy(data), games);
        }
    }

    private List<List<LongGame>> play(Path version, Path data) throws IOException {
        try (BuiltServer server = BuiltServer.start(version, data, List.of());
                Visitors visitors = new Visitors(server.home())) {
            return Arrays.stream(lengths)
                    .parallel()
                    .mapToObj(length -> IntStream.range(0, GAMES_OF_EACH)
                            .parallel()
                            .mapToObj(_ -> game(visitors, length))
                            .toList())
                    .toList();
        }
    }

    private static LongGame game(Visitors visitors, int length) {
        LongGame game = LongGame.begin(visitors);
        for (int move = 0; move < length; move++) {
            game.move(visitors);
        }
        return game;
    }

    private void measure(Path version, Path data, List<List<LongGame>> games) throws IOException {
        out.printf("%s: milliseconds of processor time%n", version);
        out.printf("%8s %10s %10s %10s %10s%n", "moves", "loading", "a view", "an event", "a move");
        try (BuiltServer server = BuiltServer.start(version, data, List.of());
                Visitors visitors = new Visitors(server.home())) {
            for (int index = 0; index < lengths.length; index++) {
                List<double[]> rows = new ArrayList<>();
                for (LongGame played : games.get(index)) {
                    rows.add(row(server, visitors, played.copy()));
                }
                double[] row = rows.getLast();
                out.printf("%8d %10.1f %10.2f %10.2f %10.2f%n", lengths[index], row[0], row[1], row[2], row[3]);
            }
        }
    }

    private static double[] row(BuiltServer server, Visitors visitors, LongGame game) {
        return new double[] {
            cost(server, 1, () -> game.view(visitors)),
            cost(server, READS, () -> game.view(visitors)),
            cost(server, READS, () -> game.newestEvent(visitors)),
            cost(server, MOVES, () -> game.move(visitors)),
        };
    }

    private static double cost(BuiltServer server, int times, Runnable what) {
        Duration before = server.processorTime();
        for (int time = 0; time < times; time++) {
            what.run();
        }
        return server.processorTime().minus(before).toNanos() / 1e6 / times;
    }

    private static Path folder() throws IOException {
        return Files.createTempDirectory("flagfall-length");
    }

    private static Path copy(Path data) throws IOException {
        Path copy = folder();
        try (Stream<Path> files = Files.list(data)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
        return copy;
    }
}
