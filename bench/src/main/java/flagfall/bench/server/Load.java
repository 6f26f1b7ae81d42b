package flagfall.bench.server;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// Moves that leave at a steady pace, one game after the other, however long the answers take.
final class Load {

    private final List<LiveGame> games;
    private final long gapNanos;
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private int next;

    Load(List<LiveGame> games, int perSecond) {
        this.games = games;
        this.gapNanos = 1_000_000_000L / perSecond;
    }

    /// {@return how long each move took, from when it was due to when it was known to be safe}
    Timings run(Duration time) {
        int moves = (int) (time.toNanos() / gapNanos);
        long[] nanos = new long[moves];
        long began = System.nanoTime();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < moves; i++) {
                long due = began + i * gapNanos;
                await(due);
                int place = i;
                LiveGame game = games.get(next++ % games.size());
                threads.execute(() -> nanos[place] = timed(game, due));
            }
        }
        return Timings.of(Arrays.stream(nanos).filter(each -> each > 0).toArray());
    }

    private static void await(long due) {
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    /// {@return how long it took; nothing where the game was over, and another had to be begun}
    private long timed(LiveGame game, long due) {
        try {
            if (!game.move(due)) {
                return 0;
            }
        } catch (RuntimeException refused) {
            failed.incrementAndGet();
            throw refused;
        }
        made.incrementAndGet();
        return System.nanoTime() - due;
    }

    /// {@return how many moves were made in all}
    int made() {
        return made.get();
    }

    /// {@return how many moves were refused or not answered}
    int failed() {
        return failed.get();
    }
}
