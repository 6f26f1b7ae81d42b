package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.GameRecorder.RecordHeading;
import flagfall.game.Rejection;
import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Author;
import flagfall.server.store.GameProgress;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.Heartbeat;
import flagfall.server.store.LiftedCurtain;
import flagfall.server.store.Outages;
import flagfall.server.store.StoreFailure;
import flagfall.server.store.StoredEvent;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Where one game is played. Requests are carried out one at a time, and each is stored before it counts. The present
/// state is a [TableSnapshot] that anyone may read without waiting.
public final class Table {

    /// Where nobody has looked for so long, the computer does not play on.
    private static final Duration SOON_FORGOTTEN = Duration.ofMinutes(1);

    /// Whoever stored the last entry has the computer think about it. After so long, others do too: that server may
    /// be gone.
    private static final Duration LEFT_TO_ANOTHER = Duration.ofSeconds(4);

    private final GameRow row;
    private final GameStore store;
    private final Heartbeat heartbeat;
    private final InstantSource time;
    private final Listener listener;

    /// Whoever holds it may append to the log. It is fair: first come, first served.
    private final ReentrantLock writeLock = new ReentrantLock(true);
    private final Audience audience = new Audience();
    private volatile TableSnapshot snapshot;
    /// When both seats were taken; null before.
    private volatile @Nullable Instant joined;

    private volatile Instant looked;
    private volatile boolean asleep;
    private volatile Instant leftUntil = Instant.MIN;

    /// Called after every change, and when a table is loaded: the clock and the computer.
    interface Listener {
        void notice(Table table, TableSnapshot snapshot);

        /// Called when a player opens the first stream of a game here, and when the last is closed.
        default void watching(Table table, String player, boolean here) {}

        /// {@return how many streams of a game are open of people who do not play}
        default int spectators(Table table) {
            return table.spectatorsHere();
        }
    }

    /// @param fromAnother whether another server may have stored the last entry
    Table(
            GameRow row,
            GameStore store,
            Heartbeat heartbeat,
            InstantSource time,
            Listener listener,
            boolean fromAnother) {
        this.row = row;
        this.store = store;
        this.heartbeat = heartbeat;
        this.time = time;
        this.listener = listener;
        List<StoredEvent> stored = store.log(row);
        this.joined = readJoined();
        this.snapshot = new TableSnapshot(row, stateOf(stored), store.seats(row.id()), storedCurtain());
        if (fromAnother) {
            leaveToAnother(stored.isEmpty() ? row.createdAt() : stored.getLast().at());
        }
        this.looked = time.instant();
    }

    private TableState readLog() {
        return stateOf(store.log(row));
    }

    /// Reads the clock anew, which stood still while nobody could play.
    void takeOutagesIn() {
        if (row.clock() == null || row.isHotSeat()) {
            return;
        }
        exclusively(() -> show(snapshot.with(readLog())));
    }

    /// Takes in what another server has stored, where the log has at least so many entries.
    void catchUp(int slots) {
        if (snapshot.state().slots() >= slots) {
            return;
        }
        exclusively(() -> {
            TableState known = snapshot.state();
            if (known.slots() < slots) {
                leaveToAnother(time.instant());
                show(snapshot.with(known.after(row, store.log(row, known.slots()))));
            }
        });
    }

    /// Somebody else has stored the last entry, and will do what follows from it.
    private void leaveToAnother(Instant stored) {
        leftUntil = stored.plus(LEFT_TO_ANOTHER);
    }

    boolean isLeftToAnother() {
        return leftUntil.isAfter(time.instant());
    }

    /// The time at a hot-seat table leaves out by itself when no server was up.
    private TableState stateOf(List<StoredEvent> stored) {
        return TableState.of(row, stored, row.isHotSeat() ? Outages.NONE : heartbeat.outages());
    }

    /// {@return those who play, as everyone may know them}
    Map<Side, FromServer.PlayerInfo> players() {
        return store.players(row);
    }

    /// {@return the name of the person for whom the free seat is kept, if it is}
    Optional<String> challenged() {
        return store.challenged(row);
    }

    /// {@return the day on which an imported game was played, as its record tells it}
    Optional<String> playedOn() {
        return row.opponent() instanceof Opponent.Imported
                ? store.imports().heading(row.id()).map(RecordHeading::date)
                : Optional.empty();
    }

    public boolean isRated() {
        return row.rated();
    }

    /// {@return these events; if the end of a rated game is among them, it says what it changed}
    List<GameEvent> rated(List<GameEvent> events) {
        if (!row.rated() || events.stream().noneMatch(GameEvent.EndedEvent.class::isInstance)) {
            return events;
        }
        List<GameEvent> all = new ArrayList<>(events);
        store.ratingChanges(row.id())
                .ifPresent(changes -> all.replaceAll(
                        event -> event instanceof GameEvent.EndedEvent ended ? ended.with(changes) : event));
        return all;
    }

    public String id() {
        return row.id();
    }

    /// {@return what the game was opened with}
    public GameRow row() {
        return row;
    }

    public boolean isAgainstComputer() {
        return row.opponent() instanceof Opponent.Computer;
    }

    /// {@return the present state, for somebody who looks at it}
    TableSnapshot snapshot() {
        looked = time.instant();
        wake();
        return snapshot;
    }

    /// {@return whether somebody has a stream open or has looked lately}
    boolean isWatched() {
        return !audience.isEmpty() || !looked.plus(SOON_FORGOTTEN).isBefore(time.instant());
    }

    /// Tells the listeners again when somebody looks: one of them waits for that.
    void sleep() {
        asleep = true;
    }

    private void wake() {
        if (asleep && !isLeftToAnother()) {
            asleep = false;
            listener.notice(this, snapshot);
        }
    }

    /// {@return the time at this table: everyone's, except that it can stand still at one screen}
    Instant now() {
        Instant everyones = time.instant();
        return row.isHotSeat() ? timeIn(snapshot).at(everyones) : everyones;
    }

    private TableTime timeIn(TableSnapshot moment) {
        return new TableTime(
                moment.state().at(), moment.lift().map(LiftedCurtain::at).orElse(null), heartbeat.outages());
    }

    /// {@return for how long nobody has looked at this table}
    Duration idle() {
        return audience.isEmpty() ? Duration.between(looked, time.instant()) : Duration.ZERO;
    }

    /// Counts one more open stream of somebody.
    void enter(String caller) {
        synchronized (audience) {
            if (audience.enter(caller) && snapshot.isSeated(caller)) {
                listener.watching(this, caller, true);
            }
        }
        audience.tell();
    }

    void leave(String caller) {
        synchronized (audience) {
            if (audience.leave(caller) && snapshot.isSeated(caller)) {
                listener.watching(this, caller, false);
            }
        }
        audience.tell();
    }

    Audience audience() {
        return audience;
    }

    /// {@return who is here. Nobody comes or goes where one person plays alone}
    Participants participants() {
        return audience.among(snapshot.seats(), row.opponent() instanceof Opponent.Open);
    }

    /// {@return how many seats are taken}
    int seats() {
        return snapshot.seats().size();
    }

    /// {@return how many streams are open here of people who do not play}
    int spectatorsHere() {
        return audience.besides(snapshot.seats().values());
    }

    /// {@return how many streams are open of people who do not play, here and at other servers}
    int spectators() {
        return listener.spectators(this);
    }

    /// Carries out a request: it is decided under the write lock, checked against the law, and stored.
    ///
    /// @param request reads the snapshot and says what should happen, or nothing where it has happened already; it may
    ///     refuse by throwing
    /// @return the snapshot after it has happened
    TableSnapshot execute(Author author, Function<TableSnapshot, Optional<Event>> request) {
        return exclusively(() -> {
            while (true) {
                settle();
                Optional<Event> event = request.apply(snapshot);
                if (event.isEmpty()) {
                    return snapshot;
                }
                refuse(snapshot.state().game().rejection(event.get()));
                if (write(event.get(), author)) {
                    TableSnapshot after = snapshot;
                    settle();
                    return after;
                }
            }
        });
    }

    private static void refuse(Optional<Rejection> rejection) {
        rejection.ifPresent(reason -> {
            throw ApiException.of(reason);
        });
    }

    /// {@return whether it was stored; if not, another server was faster, and the snapshot now has what it wrote}
    private boolean write(Event event, Author author) {
        TableState state = snapshot.state();
        Side lifted = snapshot.curtain();
        StoredEvent entry = new StoredEvent(state.slots(), now(), event, author);
        TableState next = state.after(entry);
        try {
            GameProgress progress = state.progressTo(next);
            Instant due = row.isHotSeat() ? null : deadline(next).orElse(null);
            if (!store.append(row, entry, progress.dueAt(due), time.instant())) {
                readWhatWasFaster();
                return false;
            }
        } catch (StoreFailure unsure) {
            // Nobody knows whether it was stored, so the log is read again before anyone appends to it.
            show(snapshot.with(readLog()));
            throw unsure;
        }
        leftUntil = Instant.MIN;
        show(snapshot.with(next));
        if (lifted != null && event instanceof Event.DrawOffered) {
            raise(lifted); // An offer ends no turn.
        }
        return true;
    }

    private void readWhatWasFaster() {
        TableState read = readLog();
        if (read.slots() <= snapshot.state().slots()) {
            throw ErrorCode.DAMAGED_GAME.exception(); // The slot is taken, and yet there is nothing new.
        }
        leaveToAnother(time.instant());
        show(snapshot.with(read));
    }

    /// Ends the game if someone's time is up, or if nothing has been struck for too long.
    void settle() {
        exclusively(() -> {
            TableState state = snapshot.state();
            if (state.game().outcome().isOver()) {
                return;
            }
            boolean expired = heartbeat.isSteady()
                    && deadline(state)
                            .filter(deadline -> !deadline.isAfter(now()))
                            .isPresent();
            if (expired) {
                write(expired(state.game()), Author.SERVER);
            } else if (state.game().isTooQuiet()) {
                write(new Event.TooQuiet(), Author.SERVER);
            }
        });
    }

    /// {@return what it means that time is up: for the side to move, or for whoever has not placed}
    private static Event expired(Game game) {
        if (game.hasStarted()) {
            return new Event.TimedOut(game.toMove());
        }
        if (!game.hasPlaced(Side.RED) && !game.hasPlaced(Side.BLUE)) {
            return new Event.NobodyPlaced();
        }
        return new Event.TimedOut(game.hasPlaced(Side.RED) ? Side.BLUE : Side.RED);
    }

    private Optional<Instant> deadline(TableState state) {
        return state.deadline().or(() -> setupDeadline(state));
    }

    private Optional<Instant> setupDeadline(TableState state) {
        Instant since = joined;
        return since == null ? Optional.empty() : state.setupDeadline(since);
    }

    /// {@return how long is left for placing, if there is a limit}
    Optional<Duration> setupLeft() {
        return setupDeadline(snapshot.state())
                .map(deadline -> Duration.between(now(), deadline))
                .map(left -> left.isNegative() ? Duration.ZERO : left);
    }

    /// {@return when both seats were taken, or null before that and at one screen}
    private @Nullable Instant readJoined() {
        return switch (row.opponent()) {
            case Opponent.Open _ -> store.joinedAt(row.id()).orElse(null);
            case Opponent.Computer _ -> row.createdAt();
            case Opponent.HotSeat _, Opponent.Imported _ -> null;
        };
    }

    /// {@return this game as an offer, to be taken or taken back}
    public OpenOffer offer() {
        return new OpenOffer(this, store, time);
    }

    /// Looks who is seated now: somebody may have been, without asking this table.
    public void readSeats() {
        exclusively(() -> {
            joined = readJoined();
            show(snapshot.with(store.seats(row.id())));
        });
    }

    /// Lifts the curtain for one side, if `may` does not refuse.
    void lift(Side side, Consumer<TableSnapshot> may) {
        exclusively(() -> {
            may.accept(snapshot);
            while (snapshot.curtain() != side) {
                if (!raise(side)) {
                    readWhatWasFaster();
                    may.accept(snapshot);
                }
            }
        });
    }

    /// {@return whether the curtain was lifted; if not, another server has written something}
    private boolean raise(Side side) {
        LiftedCurtain wanted = new LiftedCurtain(side, snapshot.state().slots(), time.instant());
        Optional<LiftedCurtain> lifted = store.curtains().lift(row.id(), wanted, deadline(snapshot.with(wanted)));
        lifted.ifPresent(it -> show(snapshot.with(it)));
        return lifted.isPresent();
    }

    /// Looks how the curtain of a hot-seat game hangs: somebody may have lifted it elsewhere.
    void readCurtain() {
        exclusively(() -> {
            TableSnapshot read = snapshot.with(storedCurtain());
            if (!read.lift().equals(snapshot.lift())) {
                show(read);
            }
        });
    }

    private @Nullable LiftedCurtain storedCurtain() {
        return row.isHotSeat() ? store.curtains().of(row.id()).orElse(null) : null;
    }

    /// Keeps a half-placed army of the side for which the curtain is lifted.
    ///
    /// @return whether it is
    boolean keepDraft(Side side, String setup) {
        return snapshot.lift()
                .filter(lifted -> lifted.side() == side)
                .filter(lifted -> store.curtains().keep(row.id(), lifted, setup))
                .isPresent();
    }

    /// {@return the half-placed army of the side for which the curtain is lifted}
    Optional<String> draft() {
        return snapshot.lift().flatMap(lifted -> store.curtains().kept(row.id(), lifted));
    }

    private void show(TableSnapshot next) {
        snapshot = next;
        audience.tell();
        listener.notice(this, next);
    }

    /// Does this while nobody else may append to the log.
    <T> T exclusively(Supplier<T> work) {
        writeLock.lock();
        try {
            return work.get();
        } finally {
            writeLock.unlock();
        }
    }

    private void exclusively(Runnable work) {
        writeLock.lock();
        try {
            work.run();
        } finally {
            writeLock.unlock();
        }
    }

    /// Waits until there is an entry with this offset or somebody has come or gone, but no longer than `most`.
    ///
    /// @return the snapshot, with the entry or without
    TableSnapshot await(int offset, Participants known, Duration most) throws InterruptedException {
        wake();
        audience.await(
                () -> snapshot.state().log().size() > offset || !participants().equals(known), most);
        return snapshot;
    }

    /// {@return when the running clock runs out, or null where none runs}
    @Nullable
    Instant deadline() {
        return deadline(snapshot);
    }

    private @Nullable Instant deadline(TableSnapshot moment) {
        return deadline(moment.state())
                .flatMap(due -> row.isHotSeat() ? timeIn(moment).onTheWall(due) : Optional.of(due))
                .orElse(null);
    }
}
