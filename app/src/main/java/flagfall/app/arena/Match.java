package flagfall.app.arena;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Many pairs of games between the same two players, several at a time.
///
/// Pairs are counted in the order of their numbers, whichever is finished first, so that a match that is stopped early
/// stops at the same pair each time, and quick games do not count before slow ones.
///
/// @param pairs the most that are played
/// @param goal when it may stop before
public record Match(Pairing pairing, int pairs, int threads, long seed, Goal goal) {

    /// Who looks on while a match is played.
    public interface MatchListener {

        /// Nobody looks on.
        MatchListener NOBODY = new MatchListener() {
            @Override
            public void game(int number, PlayedGame game) {}

            @Override
            public void score(Tally tally) {}
        };

        /// A game is over.
        void game(int number, PlayedGame game);

        /// A pair was counted.
        void score(Tally tally);
    }

    public Tally play(MatchListener audience) {
        ExecutorService workers = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().factory());
        try {
            Queue<Future<GamePair>> games = new ArrayDeque<>();
            for (int number = 0; number < pairs; number++) {
                long pairSeed = Seeds.mix(seed, number);
                games.add(workers.submit(() -> GamePair.play(pairing, pairSeed)));
            }
            return count(games, audience);
        } finally {
            workers.shutdownNow();
        }
    }

    /// Each pair leaves the queue when it is counted, so that a long match does not hold all its games.
    private Tally count(Queue<Future<GamePair>> games, MatchListener audience) {
        Tally tally = Tally.NONE;
        for (int number = 0; number < pairs && !goal.isReached(tally.pentanomial()); number++) {
            GamePair pair = await(games.remove());
            audience.game(2 * number, pair.first());
            audience.game(2 * number + 1, pair.second());
            tally = tally.plus(pair);
            audience.score(tally);
        }
        return tally;
    }

    private static GamePair await(Future<GamePair> pair) {
        try {
            return pair.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a game could not be played", failure.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the match was broken off");
        }
    }
}
