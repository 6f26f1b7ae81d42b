package flagfall.server.store;

import flagfall.game.GameRecorder.RecordHeading;
import flagfall.game.TimeControl;
import flagfall.notation.RulesetText;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.PeopleAnswer;
import flagfall.rules.Ruleset;
import flagfall.server.error.ErrorCode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Games, their seats and their logs.
public final class GameStore {

    private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

    private final Jdbi jdbi;
    private final StoreWriter writer;
    private final RatedEnd ratedEnd;

    public GameStore(Jdbi jdbi, StoreWriter writer, RatedEnd ratedEnd) {
        this.jdbi = jdbi;
        this.writer = writer;
        this.ratedEnd = ratedEnd;
    }

    public RematchStore rematches() {
        return new RematchStore(jdbi, writer);
    }

    public CurtainStore curtains() {
        return new CurtainStore(jdbi, writer);
    }

    public ImportStore imports() {
        return new ImportStore(jdbi, writer);
    }

    /// What else happens when a rated game ends, in the transaction that ends it: all of it or nothing, and once.
    public interface RatedEnd {
        void ended(Handle handle, GameRow game, Outcome outcome);
    }

    /// Stores a new game with its first seats.
    public void create(GameRow game, Map<Side, String> seats) {
        writer.write(handle -> create(handle, game, seats));
    }

    /// Stores a new game that begins with something already done.
    public void create(GameRow game, Map<Side, String> seats, StoredEvent first, GameProgress progress) {
        writer.write(handle -> create(handle, game, seats) && append(handle, game, first, progress, first.at()));
    }

    /// Stores a game that was played elsewhere, whole.
    ///
    /// @param log each entry with how far the game has come with it
    public void create(GameRow game, RecordHeading heading, Map<StoredEvent, GameProgress> log) {
        writer.write(handle -> {
            create(handle, game, Map.of());
            ImportStore.insert(handle, game.id(), heading);
            log.forEach((entry, progress) -> append(handle, game, entry, progress, entry.at()));
            return true;
        });
    }

    /// The same as part of a larger task.
    public static boolean create(Handle handle, GameRow game, Map<Side, String> seats) {
        boolean joined = game.opponent() instanceof Opponent.Open && seats.size() == 2;
        insert(handle, game, joined);
        seats.forEach((side, guest) -> take(handle, game.id(), side, guest));
        return true;
    }

    private static void insert(Handle handle, GameRow game, boolean joined) {
        TimeControl clock = game.clock();
        handle.createUpdate("""
            insert into game (id, ruleset, first_side, opponent, creator, initial_seconds, bonus_seconds,
                              free_seconds, listed, is_private, rated, takebacks, challenged, secret, seed, created_at,
                              joined_at, changed_at, setup_seconds, days_per_move, due_at)
            values (:id, :ruleset, :first, :opponent, :creator, :initial, :bonus, :free, :listed, :private, :rated,
                    :takebacks, :challenged, :secret, :seed, :created, :joined, :created, :setup, :days, :due)""")
                .bind("id", game.id())
                .bind("ruleset", RulesetText.write(game.rules()))
                .bind("first", game.first().word())
                .bind("opponent", game.opponent().toString())
                .bind("creator", game.creator())
                .bind("initial", clock == null ? null : seconds(clock.initial()))
                .bind("bonus", clock == null ? null : seconds(clock.bonus()))
                .bind("free", clock == null ? null : seconds(clock.free()))
                .bind("setup", clock == null ? null : seconds(clock.setup()))
                .bind("due", due(game, joined))
                .bind("days", clock == null ? null : clock.daysPerMove())
                .bind("listed", game.isListed())
                .bind("private", game.visibility() == Visibility.PRIVATE)
                .bind("rated", game.rated())
                .bind("takebacks", game.takebacks())
                .bind("challenged", game.challenged())
                .bind("secret", game.secret())
                .bind("seed", game.seed())
                .bind("created", game.createdAt().toEpochMilli())
                .bind("joined", joined ? game.createdAt().toEpochMilli() : null)
                .execute();
    }

    /// {@return when placing has to be done in a game whose seats are taken from the start, or null}
    private static @Nullable Long due(GameRow game, boolean joined) {
        TimeControl clock = game.clock();
        boolean placing = joined || game.opponent() instanceof Opponent.Computer;
        return clock == null || clock.setup().isZero() || !placing
                ? null
                : game.createdAt().plus(clock.setup()).toEpochMilli();
    }

    private static Integer seconds(Duration duration) {
        return (int) duration.toSeconds();
    }

    public Optional<GameRow> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from game where id = :id and not cancelled")
                .bind("id", id)
                .map((row, context) -> readable(row))
                .findOne());
    }

    /// Gives the free seat of an open game to a guest.
    ///
    /// @return whether it was free
    public boolean join(String game, Side side, String guest, Instant now) {
        return writer.write(handle -> join(handle, game, side, guest, now));
    }

    /// The same as part of a larger task.
    public static boolean join(Handle handle, String game, Side side, String guest, Instant now) {
        boolean free = handle.createUpdate("""
                        update game set joined_at = :now, changed_at = :now,
                            due_at = case when setup_seconds > 0 then :now + setup_seconds * 1000 else null end
                        where id = :id and joined_at is null and ended_at is null and not cancelled""")
                        .bind("now", now.toEpochMilli())
                        .bind("id", game)
                        .execute()
                == 1;
        return free && take(handle, game, side, guest);
    }

    /// Takes an offer back.
    ///
    /// @return whether nobody had joined
    public boolean cancel(String game, Instant now) {
        return writer.write(handle -> handle.createUpdate("""
            update game set cancelled = true, ended_at = :now, changed_at = :now
            where id = :id and joined_at is null and ended_at is null""")
                        .bind("now", now.toEpochMilli())
                        .bind("id", game)
                        .execute()
                == 1);
    }

    /// Takes back every listed offer and every challenge that was made before this moment and that nobody has taken.
    public int cancelOffersBefore(Instant oldest, Instant now) {
        return writer.write(handle -> handle.createUpdate("""
            update game set cancelled = true, ended_at = :now, changed_at = :now
            where (listed or challenged is not null) and joined_at is null and ended_at is null and created_at < :oldest""")
                .bind("now", now.toEpochMilli())
                .bind("oldest", oldest.toEpochMilli())
                .execute());
    }

    private static boolean take(Handle handle, String game, Side side, String guest) {
        return handle.createUpdate("insert into seat (game, side, guest) values (:game, :side, :guest) on conflict do"
                                + " nothing")
                        .bind("game", game)
                        .bind("side", side.word())
                        .bind("guest", guest)
                        .execute()
                == 1;
    }

    /// {@return when the second player sat down, or nothing while a seat is free}
    public Optional<Instant> joinedAt(String game) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select joined_at from game where id = :id and joined_at is not null")
                        .bind("id", game)
                        .mapTo(Long.class)
                        .findOne()
                        .map(Instant::ofEpochMilli));
    }

    public Map<Side, String> seats(String game) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        jdbi.useHandle(handle -> handle.createQuery("select side, guest from seat where game = :game")
                .bind("game", game)
                .map((row, context) -> Map.entry(EventText.side(row.getString("side")), row.getString("guest")))
                .forEach(seat -> seats.put(seat.getKey(), seat.getValue())));
        return seats;
    }

    /// Appends the next event of a log, and keeps what lists of games say.
    ///
    /// @param now everyone's time, where the entry has the time at its table
    /// @return whether the slot was free; if not, another server was faster, and the log must be read again
    public boolean append(GameRow game, StoredEvent entry, GameProgress progress, Instant now) {
        return writer.write(handle -> append(handle, game, entry, progress, now));
    }

    private boolean append(Handle handle, GameRow game, StoredEvent entry, GameProgress progress, Instant now) {
        boolean won = insert(handle, game, entry, progress);
        if (won && game.isHotSeat()) {
            CurtainStore.lower(handle, game.id(), entry, progress.outcome().isOver());
        }
        if (won && progress.starts()) {
            handle.createUpdate("update game set started_at = :at where id = :id")
                    .bind("at", entry.at().toEpochMilli())
                    .bind("id", game.id())
                    .execute();
        }
        if (won && game.clock() != null) {
            setDue(handle, game.id(), progress.due());
        }
        if (won && progress.outcome().isOver()) {
            end(handle, game, now, progress.outcome());
        }
        return won;
    }

    /// {@return games whose clock has run out at this moment, as far as the store knows}
    public List<String> due(Instant now, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("""
            select id from game where due_at is not null and ended_at is null and due_at <= :now
            order by due_at limit :most""")
                .bind("now", now.toEpochMilli())
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /// {@return when the next clock runs out}
    public Optional<Instant> nextDue() {
        return jdbi.withHandle(
                handle -> handle.createQuery("""
                    select due_at from game where due_at is not null and ended_at is null
                    order by due_at limit 1""").mapTo(Long.class).findOne().map(Instant::ofEpochMilli));
    }

    /// Corrects when a game is due that was found to be due at this moment, unless somebody has done so; null where it
    /// never is.
    public void correctDue(String game, Instant now, @Nullable Instant due) {
        writer.write(handle -> handle.createUpdate("update game set due_at = :due where id = :id and due_at <= :now")
                .bind("due", due == null ? null : due.toEpochMilli())
                .bind("now", now.toEpochMilli())
                .bind("id", game)
                .execute());
    }

    static int setDue(Handle handle, String game, @Nullable Instant due) {
        return handle.createUpdate("update game set due_at = :due where id = :id")
                .bind("due", due == null ? null : due.toEpochMilli())
                .bind("id", game)
                .execute();
    }

    private void end(Handle handle, GameRow game, Instant now, Outcome outcome) {
        handle.createUpdate(
                        "update game set ended_at = :now, changed_at = :now, winner = :winner, reason = :reason where id = :id")
                .bind("now", now.toEpochMilli())
                .bind(
                        "winner",
                        outcome instanceof Outcome.Won won ? won.winner().word() : null)
                .bind("reason", GameProgress.reason(outcome).word())
                .bind("id", game.id())
                .execute();
        if (game.rated() && GameProgress.reason(outcome) != Outcome.Reason.ABORTED) {
            ratedEnd.ended(handle, game, outcome);
        }
    }

    private static boolean insert(Handle handle, GameRow game, StoredEvent entry, GameProgress progress) {
        EventText text = EventText.of(entry.event(), game.rules());
        Side side = text.side();
        return handle.createUpdate("""
            insert into event (game, slot, at, kind, side, body, guest, key, ply, turn)
            values (:game, :slot, :at, :kind, :side, :body, :guest, :key, :ply, :turn)
            on conflict do nothing""")
                        .bind("game", game.id())
                        .bind("slot", entry.slot())
                        .bind("at", entry.at().toEpochMilli())
                        .bind("kind", text.kind())
                        .bind("side", side == null ? null : side.word())
                        .bind("body", text.body())
                        .bind("guest", entry.author().guest())
                        .bind("key", entry.author().key())
                        .bind("ply", progress.ply())
                        .bind(
                                "turn",
                                progress.turn() == null ? null : progress.turn().word())
                        .execute()
                == 1;
    }

    /// {@return those who play a game, as everyone may know them}
    public Map<Side, FromServer.PlayerInfo> players(GameRow game) {
        if (game.opponent() instanceof Opponent.Imported) {
            return imports().heading(game.id()).map(ImportStore::players).orElse(Map.of());
        }
        Map<Side, FromServer.PlayerInfo> players = new EnumMap<>(Side.class);
        jdbi.useHandle(handle -> handle.createQuery("""
            select seat.side, guest.name, account.person as account, account.bot, rating.rating
            from seat join guest on guest.id = seat.guest
            left join account on account.person = seat.guest
            left join rating on rating.person = seat.guest and rating.ruleset = :ruleset
            where seat.game = :game\
            """)
                .bind("game", game.id())
                .bind("ruleset", game.rules().id())
                .map((row, context) -> Map.entry(EventText.side(row.getString("side")), player(row)))
                .forEach(player -> players.put(player.getKey(), player.getValue())));
        return players;
    }

    /// {@return the name of the person for whom the free seat of a game is kept, if it is}
    public Optional<String> challenged(GameRow game) {
        String person = game.challenged();
        return person == null
                ? Optional.empty()
                : jdbi.withHandle(handle -> handle.createQuery("select name from guest where id = :id")
                        .bind("id", person)
                        .mapTo(String.class)
                        .findOne());
    }

    private static FromServer.PlayerInfo player(ResultSet row) throws SQLException {
        String name = row.getString("name");
        double rating = row.getDouble("rating");
        return new FromServer.PlayerInfo(
                name,
                row.wasNull() ? null : rating,
                row.getBoolean("bot"),
                row.getString("account") == null && !name.equals(GuestStore.DELETED));
    }

    /// {@return what a rated game changed; nothing before its end}
    public Optional<PeopleAnswer.RatingChanges> ratingChanges(String game) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from rated_game where game = :game")
                .bind("game", game)
                .map((row, context) -> new PeopleAnswer.RatingChanges(change(row, Side.RED), change(row, Side.BLUE)))
                .findOne());
    }

    private static PeopleAnswer.RatingChange change(ResultSet row, Side side) throws SQLException {
        return new PeopleAnswer.RatingChange(
                row.getDouble(side.word() + "_before"), row.getDouble(side.word() + "_after"));
    }

    /// {@return the whole log of a game, in order}
    public List<StoredEvent> log(GameRow game) {
        return log(game, 0);
    }

    /// {@return the log of a game from this slot on, in order}
    public List<StoredEvent> log(GameRow game, int from) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select * from event where game = :game and slot >= :from order by slot")
                        .bind("game", game.id())
                        .bind("from", from)
                        .map((row, context) -> readable(row, game))
                        .list());
    }

    private static GameRow readable(ResultSet row) throws SQLException {
        try {
            return game(row);
        } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException unreadable) {
            LOG.error("game {} cannot be read", row.getString("id"));
            throw ErrorCode.DAMAGED_GAME.exception();
        }
    }

    /// {@return the game in this row}
    public static GameRow game(ResultSet row) throws SQLException {
        Ruleset rules = RulesetText.read(row.getString("ruleset")).orThrow();
        return new GameRow(
                row.getString("id"),
                rules,
                EventText.side(row.getString("first_side")),
                Opponent.read(row.getString("opponent")).orElseThrow(),
                row.getString("creator"),
                clock(row),
                visibility(row),
                row.getBoolean("rated"),
                row.getBoolean("takebacks"),
                row.getString("challenged"),
                row.getString("secret"),
                row.getLong("seed"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }

    private static Visibility visibility(ResultSet row) throws SQLException {
        if (row.getBoolean("is_private")) {
            return Visibility.PRIVATE;
        }
        return row.getBoolean("listed") ? Visibility.LISTED : Visibility.BY_LINK;
    }

    private static @Nullable TimeControl clock(ResultSet row) throws SQLException {
        int initial = row.getInt("initial_seconds");
        return row.wasNull()
                ? null
                : new TimeControl(
                        Duration.ofSeconds(initial),
                        Duration.ofSeconds(row.getInt("bonus_seconds")),
                        Duration.ofSeconds(row.getInt("free_seconds")),
                        Duration.ofSeconds(row.getInt("setup_seconds")),
                        row.getInt("days_per_move"));
    }

    private static StoredEvent readable(ResultSet row, GameRow game) throws SQLException {
        try {
            return entry(row, game.rules());
        } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException unreadable) {
            LOG.error("an entry of game {} cannot be read", game.id());
            throw ErrorCode.DAMAGED_GAME.exception();
        }
    }

    private static StoredEvent entry(ResultSet row, Ruleset rules) throws SQLException {
        String side = row.getString("side");
        EventText text =
                new EventText(row.getString("kind"), side == null ? null : EventText.side(side), row.getString("body"));
        return new StoredEvent(
                row.getInt("slot"),
                Instant.ofEpochMilli(row.getLong("at")),
                text.event(rules),
                new Author(row.getString("guest"), row.getString("key")));
    }
}
