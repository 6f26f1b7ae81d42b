package flagfall.server.feed;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.PersonalEvent;
import flagfall.protocol.Status;
import flagfall.protocol.Wire;
import flagfall.server.store.GameRow;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListedRow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// One open stream of one person. It is told which games have changed, reads how they stand, and tells the difference
/// to what it has told before: so a change that is notified twice is told once.
public final class PersonalFeed implements AutoCloseable {

    private final String person;
    private final GameLists games;
    private final PersonalFeeds feeds;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    /// Guarded by the lock.
    private final Set<String> changed = new LinkedHashSet<>();

    private final Map<String, Stage> told = new HashMap<>();
    private int next;
    private boolean caughtUp;
    private volatile boolean ended;

    /// How far a game has come, for whoever listens. A later stage is never followed by an earlier one.
    private enum Stage {
        UNTOLD,
        /// The other seat is kept for someone who has not answered.
        CHALLENGE,
        RUNNING,
        OVER
    }

    PersonalFeed(String person, GameLists games, PersonalFeeds feeds) {
        this.person = person;
        this.games = games;
        this.feeds = feeds;
    }

    String person() {
        return person;
    }

    void changed(String game) {
        lock.lock();
        try {
            changed.add(game);
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    void end() {
        lock.lock();
        try {
            ended = true;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// {@return whether there is nothing more to hear}
    public boolean isOver() {
        return ended;
    }

    /// Waits for something new, but no longer than `most`; the first time it tells what stands.
    public List<PersonalEvent> listen(Duration most) throws InterruptedException {
        List<PersonalEvent> events = new ArrayList<>();
        if (!caughtUp) {
            caughtUp = true;
            games.concerning(person).forEach(row -> tell(row, events));
            return events;
        }
        for (String game : await(most)) {
            games.game(game).ifPresent(row -> tell(row, events));
        }
        return events;
    }

    private List<String> await(Duration most) throws InterruptedException {
        long left = most.toNanos();
        lock.lock();
        try {
            while (changed.isEmpty() && left > 0 && !ended) {
                left = news.awaitNanos(left);
            }
            List<String> all = List.copyOf(changed);
            changed.clear();
            return all;
        } finally {
            lock.unlock();
        }
    }

    private void tell(ListedRow row, List<PersonalEvent> events) {
        GameRow game = row.game();
        if (game.isHotSeat()) {
            return;
        }
        Stage before = told.getOrDefault(game.id(), Stage.UNTOLD);
        Stage now = stage(row);
        if (now.compareTo(before) <= 0) {
            return;
        }
        told.put(game.id(), now);
        if (now == Stage.CHALLENGE) {
            challenge(row, events);
        } else if (isPlayed(row)) {
            play(row, before, events);
        } else if (game.challenged() != null
                && (before == Stage.CHALLENGE || game.creator().equals(person))) {
            events.add(new PersonalEvent.ChallengeEndedEvent(next++, game.id()));
        }
    }

    private static Stage stage(ListedRow row) {
        return switch (row.status()) {
            case WAITING -> row.game().challenged() == null ? Stage.UNTOLD : Stage.CHALLENGE;
            case SETUP, PLAYING -> Stage.RUNNING;
            case OVER -> Stage.OVER;
        };
    }

    /// {@return whether both seats are taken}
    private static boolean isPlayed(ListedRow row) {
        boolean taken = !(row.game().opponent() instanceof Opponent.Open)
                || row.players().size() == Side.values().length;
        return taken && (row.status() != Status.OVER || row.result() != null);
    }

    private void challenge(ListedRow row, List<PersonalEvent> events) {
        GameRow game = row.game();
        if (person.equals(game.challenged())) {
            String from = row.players().values().iterator().next().name();
            events.add(new PersonalEvent.ChallengeEvent(
                    next++, game.id(), from, Wire.ruleset(game.rules()), game.clockOptions(), game.rated()));
        }
    }

    private void play(ListedRow row, Stage before, List<PersonalEvent> events) {
        String id = row.game().id();
        if (before != Stage.RUNNING) {
            seat(row).ifPresent(side -> events.add(new PersonalEvent.GameStartEvent(next++, id, side)));
        }
        FromServer.Result result = row.result();
        if (result != null) {
            events.add(new PersonalEvent.GameFinishEvent(next++, id, result.winner(), result.reason()));
        }
    }

    private Optional<Side> seat(ListedRow row) {
        return row.players().entrySet().stream()
                .filter(seat -> seat.getValue().id().equals(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Override
    public void close() {
        feeds.leave(this);
    }
}
