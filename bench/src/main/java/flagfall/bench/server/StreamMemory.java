package flagfall.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What does an open stream take of the memory, and what does a game?
///
/// ```
/// java -cp bench/target/bench.jar flagfall.bench.server.StreamMemory [GAMES [CERTIFICATE KEY]]
/// ```
///
/// `GAMES` are begun, then both players of each listen; with a certificate and its key over HTTP/2, fifty streams on a
/// connection. Counted is what the whole process takes, and what is in use of
/// its heap when it has tidied up.
public final class StreamMemory {

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
        List<String> encryption = arguments.length > 2 ? BuiltServer.encrypted(arguments[1], arguments[2]) : List.of();
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("bench", "target", "stores")), "memory");
        try (BuiltServer server = BuiltServer.start(data, encryption)) {
            List<Visitors> visitors = Visitors.enough(server, games);
            LiveGame.begin(visitors.getFirst(), games).listen();
            Visitors.awaitStreams(visitors, 2);
            Memory empty = Memory.of(server);
            List<LiveGame> live = LiveGame.beginAll(visitors, games);
            Memory begun = Memory.of(server);
            begun.print(games + " games", empty, games);
            live.forEach(LiveGame::listen);
            int streams = Visitors.awaitStreams(visitors, 2 + 2 * games);
            Memory.of(server).print(streams + " streams", begun, streams);
            Thread.sleep(20_000); // Several empty lines later.
            Memory.of(server).print("the same, later", begun, streams);
            visitors.forEach(Visitors::close);
        }
    }
}
