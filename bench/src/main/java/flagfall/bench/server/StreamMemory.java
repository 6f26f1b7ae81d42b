package flagfall.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/// What does an open stream take of the memory, and what does a game?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.StreamMemory [GAMES]
/// ```
///
/// `GAMES` are begun, then both players of each listen. Counted is what the whole process takes, and what is in use of
/// its heap when it has tidied up.
public final class StreamMemory {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private StreamMemory() {}

    /// What a server takes, in bytes.
    private record Memory(long resident, long heap) {
        static Memory of(BuiltServer server) throws IOException {
            long heap = server.usedHeapBytes();
            return new Memory(server.residentBytes(), heap);
        }

        void print(String what, Memory before, int count) {
            System.out.printf(
                    "%s: %d KiB resident, %d KiB of heap in use; each %.1f KiB resident, %.1f KiB of heap%n",
                    what,
                    resident >> 10,
                    heap >> 10,
                    (resident - before.resident) / 1024.0 / count,
                    (heap - before.heap) / 1024.0 / count);
        }
    }

    public static void main(String[] arguments) throws Exception {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 2_000;
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "memory");
        try (BuiltServer server = BuiltServer.start(data, List.of());
                Visitors visitors = new Visitors(server.home())) {
            LiveGame.begin(visitors, games).listen();
            await(visitors, 2);
            Memory empty = Memory.of(server);
            List<LiveGame> live = IntStream.range(0, games)
                    .mapToObj(seed -> LiveGame.begin(visitors, seed))
                    .toList();
            Memory begun = Memory.of(server);
            begun.print(games + " games", empty, games);
            live.forEach(LiveGame::listen);
            await(visitors, 2 + 2 * games);
            Memory.of(server).print(2 * games + " streams", begun, 2 * games);
            Thread.sleep(20_000); // Several empty lines later.
            Memory.of(server).print("the same, later", begun, 2 * games);
        }
        System.exit(0);
    }

    private static void await(Visitors visitors, int streams) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (visitors.listening() < streams && System.nanoTime() < end) {
            Thread.sleep(100);
        }
    }
}
