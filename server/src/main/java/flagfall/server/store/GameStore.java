package flagfall.server.store;

import flagfall.game.GameRecorder.RecordHeading;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.PeopleAnswer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// Games, their seats and their logs.
public final class GameStore {

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
        GameColumns.insert(handle, game, joined);
        seats.forEach((side, guest) -> take(handle, game.id(), side, guest));
        return true;
    }

    public Optional<GameRow> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from game where id = :id and not cancelled")
                .bind("id", id)
                .map((row, context) -> GameColumns.readable(row))
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
        boolean won = EventColumns.insert(handle, game, entry, progress);
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
                        .map((row, context) -> EventColumns.read(row, game))
                        .list());
    }
}
