package flagfall.bench.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Is anything lost that a server has acknowledged, when it is killed in the middle of hundreds of games, again and
/// again?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.Kills [KILLS [GAMES [MINUTES [LAYER]]]]
/// ```
///
/// With a `LAYER` (`power-cut.so`), each kill also loses what was not synced. All kills happen to one data folder;
/// after every kill twenty games are asked how far they are, and the rated players what their profiles say; the other
/// games play on, which only works where nothing is lost or doubled. At the end every move and every account is read.
/// A game that ends is followed by another. After `MINUTES` no further kill follows. Ends with 1 if anything is lost or
/// there twice.
public final class Kills {

    private static final int FEWEST_MOVES = 5;
    private static final int MOST_MOVES = 300;
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(10);
    private static final int COMPARED_EACH_ROUND = 20;

    private final Path data;
    private final int port = BuiltServer.sparePort();
    private final Map<String, String> environment;
    private final Random random = new Random(1);
    private final List<Long> starts = new ArrayList<>();
    private final List<Long> playable = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    private Kills(Path data, Map<String, String> environment) throws Exception {
        this.data = data;
        this.environment = environment;
    }

    public static void main(String[] arguments) throws Exception {
        int kills = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        int games = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
        int minutes = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 600;
        Map<String, String> layer = arguments.length > 3
                ? Map.of("LD_PRELOAD", Path.of(arguments[3]).toRealPath().toString())
                : Map.of();
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "kills");
        System.exit(new Kills(data, layer).run(kills, games, Duration.ofMinutes(minutes)) ? 0 : 1);
    }

    private BuiltServer start() throws Exception {
        BuiltServer server = BuiltServer.start(Path.of("."), data, List.of(), port, environment);
        starts.add(server.startNanos());
        return server;
    }

    private boolean run(int kills, int count, Duration most) throws Exception {
        long began = System.nanoTime();
        BuiltServer server = start();
        List<KeptGame> games = new ArrayList<>();
        KeptPeople people;
        try (Visitors visitors = new Visitors(server.home())) {
            people = KeptPeople.begin(visitors);
        }
        for (int kill = 1; kill <= kills && broken.isEmpty() && System.nanoTime() - began < most.toNanos(); kill++) {
            try (Visitors visitors = new Visitors(server.home())) {
                begin(visitors, games, count);
            }
            play(server, games, people);
            server = start();
            compare(server, games, people);
            if (kill % 10 == 0) {
                System.out.printf("killed %d times, %s%n", kill, summary(games, people));
            }
        }
        readThrough(server, games, people);
        server.close();
        broken.forEach(System.out::println);
        System.out.printf("killed %d times, %s%n", starts.size() - 1, summary(games, people));
        System.out.printf(
                "start: %s%ntwenty games have answered again after: %s%n", timings(starts), timings(playable));
        return broken.isEmpty();
    }

    /// Begins as many games as are missing.
    private static void begin(Visitors visitors, List<KeptGame> games, int count) {
        long going = games.stream().filter(game -> !game.isOver()).count();
        for (; going < count; going++) {
            games.add(KeptGame.begin(visitors, games.size()));
        }
    }

    private static Timings timings(List<Long> nanos) {
        return Timings.of(nanos.stream().mapToLong(Long::longValue).toArray());
    }

    private String summary(List<KeptGame> games, KeptPeople people) {
        return games.size() + " games, " + made(games) + " moves and " + people.summary() + " acknowledged, "
                + broken.size() + " broken promises";
    }

    private void play(BuiltServer server, List<KeptGame> games, KeptPeople people) throws Exception {
        try (Visitors visitors = new Visitors(server.home());
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            games.forEach(game -> threads.execute(() -> game.playUntilGone(visitors)));
            people.playUntilGone(visitors, threads);
            awaitMoves(games, made(games) + random.nextInt(FEWEST_MOVES, MOST_MOVES));
            server.kill();
        }
    }

    private static int made(List<KeptGame> games) {
        return games.stream().mapToInt(game -> game.told().size()).sum();
    }

    /// However fast the machine is, so many moves are acknowledged between two kills, unless it takes far too long.
    private static void awaitMoves(List<KeptGame> games, int moves) throws InterruptedException {
        long end = System.nanoTime() + LONGEST_ROUND.toNanos();
        while (made(games) < moves && System.nanoTime() < end) {
            Thread.sleep(5);
        }
    }

    /// Some games are looked at; the others notice with their next move, which only fits where the last one is.
    private void compare(BuiltServer server, List<KeptGame> games, KeptPeople people) {
        long began = System.nanoTime();
        try (Visitors visitors = new Visitors(server.home())) {
            random.ints(COMPARED_EACH_ROUND, 0, games.size())
                    .forEach(place -> broken.addAll(games.get(place).compared(visitors)));
            playable.add(server.startNanos() + System.nanoTime() - began);
            games.forEach(game -> broken.addAll(game.refused()));
            broken.addAll(people.compared(visitors));
        }
    }

    private void readThrough(BuiltServer server, List<KeptGame> games, KeptPeople people) {
        try (Visitors visitors = new Visitors(server.home())) {
            games.forEach(game -> broken.addAll(game.compared(visitors)));
            games.forEach(game -> broken.addAll(game.readThrough(visitors)));
            broken.addAll(people.readThrough(visitors));
        }
    }

    /// {@return the lines of a text that say this}
    static List<String> lines(String text, String part) {
        return Arrays.stream(text.split("\n"))
                .filter(line -> line.contains(part))
                .toList();
    }
}
