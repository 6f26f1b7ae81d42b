package flagfall.server.review;

import flagfall.ai.review.GameReview;
import flagfall.ai.review.ReviewedMove;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.protocol.Review;
import flagfall.server.error.ErrorCode;
import flagfall.server.limit.LongWork;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes reviews, one at a time on a thread of its own, and keeps the latest. Before each ply it lets live games think,
/// so that nobody's move waits for a look at the past.
public final class ReviewService implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ReviewService.class);
    private static final int MOST_KEPT = 100;
    private static final int MOST_WAITING = 20;

    /// On a server where somebody always thinks, a review goes on slowly; it does not stand still.
    private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(2);

    private static final long PAUSE_MILLIS = 10;

    private final BooleanSupplier isThinking;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("review").daemon().factory());
    /// By game: the one being made, those that wait, and those that are done, the least asked for first.
    private final Map<String, Job> jobs = new LinkedHashMap<>(16, 0.75f, true);

    /// @param isThinking whether a live game is being thought about
    public ReviewService(BooleanSupplier isThinking) {
        this.isThinking = isThinking;
    }

    /// A review in the making. It is done once `answer` is no progress any more.
    private static final class Job {
        private volatile Review answer;

        Job(int plies) {
            answer = new Review.ReviewProgress(0, plies);
        }

        boolean isDone() {
            return !(answer instanceof Review.ReviewProgress);
        }
    }

    /// {@return the review of a finished game, or how far it has come; asking for it begins it}
    /// @throws flagfall.server.error.ApiException if too many others wait
    public synchronized Review review(String id, Game finished) {
        Job known = jobs.get(id);
        return known != null ? known.answer : begin(id, finished);
    }

    private Review begin(String id, Game finished) {
        if (jobs.values().stream().filter(job -> !job.isDone()).count() >= MOST_WAITING) {
            throw ErrorCode.TOO_MANY.exception();
        }
        Job fresh = new Job(finished.ply());
        Review begun = fresh.answer;
        jobs.put(id, fresh);
        jobs.entrySet().stream()
                .filter(entry -> entry.getValue().isDone())
                .limit(Math.max(0, jobs.size() - MOST_KEPT))
                .map(Map.Entry::getKey)
                .toList()
                .forEach(jobs::remove);
        worker.execute(() -> make(id, finished, fresh));
        return begun;
    }

    private void make(String id, Game finished, Job job) {
        try {
            List<ReviewedMove> moves = new ArrayList<>();
            List<Integer> material = new ArrayList<>();
            if (finished.hasStarted()) {
                ReviewedGame game = new ReviewedGame(finished);
                while (game.hasNext()) {
                    letLiveGamesThink();
                    material.add(game.material());
                    moves.add(game.next());
                    job.answer = new Review.ReviewProgress(moves.size(), game.plies());
                }
            }
            job.answer = ReviewMapper.judgement(new GameReview(moves), material);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failure) {
            LOG.error("the game {} could not be reviewed", id, failure);
            forget(id);
        }
    }

    private synchronized void forget(String id) {
        jobs.remove(id);
    }

    private void letLiveGamesThink() throws InterruptedException {
        long since = System.nanoTime();
        while (isThinking.getAsBoolean() && System.nanoTime() - since < LONGEST_WAIT) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /// {@return what each side could believe before a ply of a finished game}
    /// @throws flagfall.server.error.ApiException if the game has no such ply
    public Review.Beliefs beliefs(Game finished, int ply) {
        if (!finished.hasStarted() || ply < 0 || ply > finished.ply()) {
            throw ErrorCode.NOT_FOUND.exception();
        }
        return LongWork.result(() -> believed(finished, ply));
    }

    private static Review.Beliefs believed(Game finished, int ply) {
        // After the last move the game is over, and nothing is hidden any more: what was believed before it stays.
        ReviewedGame game = new ReviewedGame(finished).at(Math.min(ply, Math.max(0, finished.ply() - 1)));
        return new Review.Beliefs(
                ply,
                ReviewMapper.hidden(game.belief(Side.RED), game.truth()),
                ReviewMapper.hidden(game.belief(Side.BLUE), game.truth()));
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
