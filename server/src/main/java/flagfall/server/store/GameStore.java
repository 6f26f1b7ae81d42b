package flagfall.server.store;

import flagfall.game.TimeControl;
import flagfall.notation.RulesetText;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
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

    private static final int LONGEST_LIST = 100;

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public GameStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// Stores a new game with its first seats and its first events, if it has any.
    public void create(GameRow game, Map<Side, String> seats, List<StoredEvent> log) {
        writer.write(handle -> {
            insert(handle, game);
            seats.forEach((side, guest) -> take(handle, game.id(), side, guest));
            log.forEach(entry -> append(handle, game, entry));
            return true;
        });
    }

    private static void insert(Handle handle, GameRow game) {
        TimeControl clock = game.clock();
        handle.createUpdate("""
                        insert into game (id, ruleset, first_side, opponent, creator, initial_seconds, bonus_seconds,
                                          free_seconds, listed, secret, seed, created_at)
                        values (:id, :ruleset, :first, :opponent, :creator, :initial, :bonus, :free, :listed, :secret,
                                :seed, :created)""")
                .bind("id", game.id())
                .bind("ruleset", RulesetText.write(game.rules()))
                .bind("first", game.first().word())
                .bind("opponent", game.opponent().toString())
                .bind("creator", game.creator())
                .bind("initial", clock == null ? null : seconds(clock.initial()))
                .bind("bonus", clock == null ? null : seconds(clock.bonus()))
                .bind("free", clock == null ? null : seconds(clock.free()))
                .bind("listed", game.listed())
                .bind("secret", game.secret())
                .bind("seed", game.seed())
                .bind("created", game.createdAt().toEpochMilli())
                .execute();
    }

    private static Integer seconds(Duration duration) {
        return (int) duration.toSeconds();
    }

    public Optional<GameRow> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from game where id = :id")
                .bind("id", id)
                .map((row, context) -> game(row))
                .findOne());
    }

    /// {@return whether the seat was free}
    public boolean takeSeat(String game, Side side, String guest) {
        return writer.write(handle -> take(handle, game, side, guest));
    }

    private static boolean take(Handle handle, String game, Side side, String guest) {
        return handle.createUpdate(
                                "insert into seat (game, side, guest) values (:game, :side, :guest) on conflict do nothing")
                        .bind("game", game)
                        .bind("side", side.word())
                        .bind("guest", guest)
                        .execute()
                == 1;
    }

    public Map<Side, String> seats(String game) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        jdbi.useHandle(handle -> handle.createQuery("select side, guest from seat where game = :game")
                .bind("game", game)
                .map((row, context) -> Map.entry(EventText.side(row.getString("side")), row.getString("guest")))
                .forEach(seat -> seats.put(seat.getKey(), seat.getValue())));
        return seats;
    }

    /// Appends the next event of a log; `ends` says that it is the last.
    ///
    /// @return whether the slot was free; if not, another server was faster, and the log must be read again
    public boolean append(GameRow game, StoredEvent entry, boolean ends) {
        return writer.write(handle -> {
            boolean won = append(handle, game, entry);
            if (won && ends) {
                handle.createUpdate("update game set ended_at = :at where id = :id")
                        .bind("at", entry.at().toEpochMilli())
                        .bind("id", game.id())
                        .execute();
            }
            return won;
        });
    }

    private static boolean append(Handle handle, GameRow game, StoredEvent entry) {
        EventText text = EventText.of(entry.event(), game.rules());
        Side side = text.side();
        return handle.createUpdate("""
                        insert into event (game, slot, at, kind, side, body, guest, key)
                        values (:game, :slot, :at, :kind, :side, :body, :guest, :key)
                        on conflict do nothing""")
                        .bind("game", game.id())
                        .bind("slot", entry.slot())
                        .bind("at", entry.at().toEpochMilli())
                        .bind("kind", text.kind())
                        .bind("side", side == null ? null : side.word())
                        .bind("body", text.body())
                        .bind("guest", entry.author().guest())
                        .bind("key", entry.author().key())
                        .execute()
                == 1;
    }

    /// {@return the whole log of a game, in order}
    public List<StoredEvent> log(GameRow game) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from event where game = :game order by slot")
                .bind("game", game.id())
                .map((row, context) -> entry(row, game.rules()))
                .list());
    }

    /// {@return listed games that wait for an opponent, the newest first}
    public List<GameRow> offers() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select * from game
                        where ended_at is null and listed and opponent = 'open'
                          and (select count(*) from seat where seat.game = game.id) = 1
                        order by created_at desc limit :most""")
                .bind("most", LONGEST_LIST)
                .map((row, context) -> game(row))
                .list());
    }

    /// {@return the unfinished games of one guest, the newest first}
    public List<GameRow> unfinished(String guest) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select * from game
                        where ended_at is null and id in (select game from seat where guest = :guest)
                        order by created_at desc limit :most""")
                .bind("guest", guest)
                .bind("most", LONGEST_LIST)
                .map((row, context) -> game(row))
                .list());
    }

    private static GameRow game(ResultSet row) throws SQLException {
        Ruleset rules = RulesetText.read(row.getString("ruleset")).orThrow();
        return new GameRow(
                row.getString("id"),
                rules,
                EventText.side(row.getString("first_side")),
                Opponent.read(row.getString("opponent")).orElseThrow(),
                row.getString("creator"),
                clock(row),
                row.getBoolean("listed"),
                row.getString("secret"),
                row.getLong("seed"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }

    private static @Nullable TimeControl clock(ResultSet row) throws SQLException {
        int initial = row.getInt("initial_seconds");
        return row.wasNull()
                ? null
                : new TimeControl(
                        Duration.ofSeconds(initial),
                        Duration.ofSeconds(row.getInt("bonus_seconds")),
                        Duration.ofSeconds(row.getInt("free_seconds")));
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
