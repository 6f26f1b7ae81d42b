package flagfall.server.engine;

import flagfall.ai.Budget;
import flagfall.ai.GreedyPlayer;
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
    /// An army leaves at whole beats, too: some take longer to find than others.
    private static final Duration PLACING = Duration.ofMillis(48);
    /// Whoever asks for advice asks the best there is.
    private static final Level HINT_LEVEL = Level.all().getLast();

    private final EngineQueue queue = new EngineQueue(THREADS);
    private final ExecutorService responders = Executors.newVirtualThreadPerTaskExecutor();

    /// The table at which something is to be thought about, and the guest who waits for it.
    public record Requester(String table, String guest) {

        /// {@return the same guest asking for advice, which waits beside the computer's own move}
        private Requester forAdvice() {
            return new Requester(table + "/hint", guest);
        }
    }

    /// Finds a setup for this side.
    ///
    /// @return whether there was room for the task
    public boolean place(Requester requester, int level, long seed, Ruleset rules, Side side, Consumer<Setup> answer) {
        AnswerSchedule schedule = AnswerSchedule.starting(System.nanoTime(), PLACING);
        return queue.submit(
                requester.table,
                requester.guest,
                () -> {
                    Setup setup = Level.of(level).player(seed).place(rules, side);
                    later(schedule.next(System.nanoTime())).execute(() -> answer.accept(setup));
                },
                () -> {});
    }

    /// Finds a move, and gives it when the level's time is up.
    ///
    /// @return whether there was room for the task
    public boolean choose(Requester requester, int level, long seed, PlayerMemory memory, Consumer<Move> answer) {
        return think(requester, Level.of(level), seed, memory, answer, () -> {});
    }

    /// {@return a move for someone who asks for advice; cancelled where there is no room, or the table moves on}
    public CompletableFuture<Move> advise(Requester requester, long seed, PlayerMemory memory) {
        CompletableFuture<Move> advice = new CompletableFuture<>();
        Runnable drop = () -> advice.cancel(false);
        if (!think(requester.forAdvice(), HINT_LEVEL, seed, memory, advice::complete, drop)) {
            drop.run();
        }
        return advice;
    }

    /// Forgets what was to be thought about at a table, which has moved on.
    public void cancel(Requester requester) {
        queue.cancel(requester.table);
        queue.cancel(requester.forAdvice().table);
    }

    /// {@return whether nothing more can be thought about for this guest now}
    public boolean isFull(String guest) {
        return queue.isFull(guest);
    }

    /// {@return whether anybody waits for the computer}
    public boolean isThinking() {
        return queue.isBusy();
    }

    /// {@return how many tasks wait}
    public int waiting() {
        return queue.size();
    }

    private boolean think(
            Requester requester, Level level, long seed, PlayerMemory memory, Consumer<Move> answer, Runnable dropped) {
        AnswerSchedule schedule = AnswerSchedule.starting(System.nanoTime(), level.thinkingTime());
        return queue.submit(
                requester.table,
                requester.guest,
                () -> {
                    Move move = chosen(level, seed, memory);
                    later(schedule.next(System.nanoTime())).execute(() -> answer.accept(move));
                },
                dropped);
    }

    static Move chosen(Level level, long seed, PlayerMemory memory) {
        try {
            return level.player(seed).choose(memory, Budget.time(level.thinkingTime()));
        } catch (RuntimeException fault) {
            // The only place where a fault in thinking does not come to light by itself: a person waits for a move.
            LOG.error("level {} could not find a move; a greedy one is made", level.number(), fault);
            return new GreedyPlayer(seed).choose(memory, Budget.nodes(0));
        }
    }

    private Executor later(Duration wait) {
        return CompletableFuture.delayedExecutor(wait.toNanos(), TimeUnit.NANOSECONDS, responders);
    }

    @Override
    public void close() {
        queue.close();
        responders.shutdown();
    }
}
