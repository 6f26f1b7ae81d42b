package flagfall.server.engine;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Thinks for the computer, on a few threads of its own, so that nobody else's move waits for it. An answer is given
/// when the level's time is up, and never sooner: how long it took to find says nothing to anyone.
public final class EngineService implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EngineService.class);
    private static final int THREADS = 2;
    /// Whoever asks for advice asks the best there is.
    private static final Level HINT_LEVEL = Level.all().getLast();

    private final ExecutorService workers = Executors.newFixedThreadPool(
            THREADS, Thread.ofPlatform().name("engine-", 0).daemon().factory());
    private final ExecutorService responders = Executors.newVirtualThreadPerTaskExecutor();

    /// Finds a setup for this side.
    public void place(int level, long seed, Ruleset rules, Side side, Consumer<Setup> answer) {
        workers.execute(() -> {
            Setup setup = Level.of(level).player(seed).place(rules, side);
            responders.execute(() -> answer.accept(setup));
        });
    }

    /// Finds a move, and gives it when the level's time is up.
    public void choose(int level, long seed, PlayerMemory memory, Consumer<Move> answer) {
        think(Level.of(level), seed, memory, answer);
    }

    /// {@return a move for someone who asks for advice}
    public CompletableFuture<Move> advise(long seed, PlayerMemory memory) {
        CompletableFuture<Move> advice = new CompletableFuture<>();
        think(HINT_LEVEL, seed, memory, advice::complete);
        return advice;
    }

    private void think(Level level, long seed, PlayerMemory memory, Consumer<Move> answer) {
        AnswerSchedule schedule = AnswerSchedule.starting(System.nanoTime(), level.thinkingTime());
        workers.execute(() -> {
            Move move = chosen(level, seed, memory);
            later(schedule.next(System.nanoTime())).execute(() -> answer.accept(move));
        });
    }

    private static Move chosen(Level level, long seed, PlayerMemory memory) {
        try {
            return level.player(seed).choose(memory, Budget.time(level.thinkingTime()));
        } catch (RuntimeException fault) {
            LOG.error("level {} could not find a move", level.number(), fault);
            return Level.of(1).player(seed).choose(memory, Budget.time(Duration.ZERO));
        }
    }

    private Executor later(Duration wait) {
        return CompletableFuture.delayedExecutor(wait.toNanos(), TimeUnit.NANOSECONDS, responders);
    }

    @Override
    public void close() {
        workers.shutdownNow();
        responders.shutdown();
    }
}
