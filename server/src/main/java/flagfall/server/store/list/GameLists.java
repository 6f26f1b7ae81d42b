package flagfall.server.store.list;

import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.server.store.GameColumns;
import flagfall.server.store.GameRow;
import flagfall.server.store.GuestStore;
import flagfall.server.store.list.ListedRow.ListedPlayer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lists of games, each by one query on an index. A game that cannot be read is left out, and does not spoil the list.
public final class GameLists {

    private static final Logger LOG = LoggerFactory.getLogger(GameLists.class);

    private static final String COLUMNS = """
            select g.*, r.guest as red_id, rg.name as red_name, ra.bot as red_bot, ra.person as red_account,
                   b.guest as blue_id, bg.name as blue_name, ba.bot as blue_bot, ba.person as blue_account,
                   (select e.ply from event e where e.game = g.id order by e.slot desc limit 1) as ply
            """;

    private static final String FROM = """
            from game g
            left join seat r on r.game = g.id and r.side = 'red'
            left join guest rg on rg.id = r.guest
            left join account ra on ra.person = r.guest
            left join seat b on b.game = g.id and b.side = 'blue'
            left join guest bg on bg.id = b.guest
            left join account ba on ba.person = b.guest
            """;

    private static final String SELECT = COLUMNS + FROM;

    /// What a game has still to come to, for those who play it.
    private static final String SELECT_OWN = COLUMNS + """
            , (select e.turn from event e where e.game = g.id order by e.slot desc limit 1) as turn,
            (select c.name from guest c where c.id = g.challenged) as challenged_name,
            g.started_at is not null or exists (
                select 1 from event e where e.game = g.id and e.kind = 'placed' and e.side = 'red') as red_placed,
            g.started_at is not null or exists (
                select 1 from event e where e.game = g.id and e.kind = 'placed' and e.side = 'blue') as blue_placed
            """ + FROM;

    private static final String PLAYED_BY =
            "from seat w join guest p on p.id = w.guest where lower(p.name) = lower(:player)";

    private static final String NEWEST_FIRST = " order by g.created_at desc, g.id desc limit :limit";

    /// So many games and challenges are told when a personal stream opens.
    private static final int MOST_CONCERNING = 1_000;

    private final Jdbi jdbi;

    public GameLists(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /// {@return what is asked for, and one more where there is a next page}
    public List<ListedRow> find(ListQuery query) {
        String ruleset = query.ruleset();
        String player = query.player();
        ListQuery.Cursor after = query.after();
        return jdbi.withHandle(handle -> {
            Query select = handle.createQuery(sql(query)).bind("limit", query.limit() + 1);
            if (ruleset != null) {
                select.bind("ruleset", ruleset);
            }
            if (player != null) {
                select.bind("player", player);
            }
            Instant since = query.since();
            Instant until = query.until();
            if (since != null) {
                select.bind("since", since.toEpochMilli());
            }
            if (until != null) {
                select.bind("until", until.toEpochMilli());
            }
            if (after != null) {
                select.bind("created", after.created()).bind("id", after.id());
            }
            return withRatings(handle, readable(select));
        });
    }

    static String sql(ListQuery query) {
        return SELECT
                + "where "
                + query.shown().condition()
                + (query.ruleset() == null ? "" : " and g.ruleset = :ruleset")
                + (query.player() == null ? "" : " and g.id in (select w.game " + PLAYED_BY + ")")
                + result(query.result())
                + (query.since() == null ? "" : " and g.created_at >= :since")
                + (query.until() == null ? "" : " and g.created_at < :until")
                + (query.after() == null ? "" : " and (g.created_at, g.id) < (:created, :id)")
                + NEWEST_FIRST;
    }

    private static String result(ListQuery.@Nullable ListedResult result) {
        if (result == null) {
            return "";
        }
        return result.isOfAPlayer()
                ? " and exists (select 1 " + PLAYED_BY + " and w.game = g.id and " + result.condition() + ")"
                : " and " + result.condition();
    }

    /// {@return the unfinished games of one guest}
    public List<OwnRow> unfinished(String guest) {
        return jdbi.withHandle(handle -> readable(
                handle.createQuery(SELECT_OWN
                                + "where g.ended_at is null and g.id in (select game from seat where guest = :guest)"
                                + NEWEST_FIRST)
                        .bind("guest", guest)
                        .bind("limit", ListQuery.LONGEST),
                GameLists::own));
    }

    /// {@return the records that one person has imported, the newest first}
    public List<ListedRow> imported(String person) {
        return jdbi.withHandle(handle -> readable(
                handle.createQuery(SELECT + "where g.creator = :person and g.opponent = 'imported'" + NEWEST_FIRST)
                        .bind("person", person)
                        .bind("limit", ListQuery.LONGEST)));
    }

    /// {@return the finished games of one person, whoever may see them; one more than asked for where there are more}
    public List<ListedRow> finished(String guest, ListQuery.@Nullable Cursor after, int limit) {
        return jdbi.withHandle(handle -> {
            Query select = handle.createQuery(SELECT
                            + "where g.ended_at is not null and g.id in (select game from seat where guest = :guest)"
                            + (after == null ? "" : " and (g.created_at, g.id) < (:created, :id)")
                            + NEWEST_FIRST)
                    .bind("guest", guest)
                    .bind("limit", limit + 1);
            if (after != null) {
                select.bind("created", after.created()).bind("id", after.id());
            }
            return withRatings(handle, readable(select));
        });
    }

    /// {@return the unfinished games of one person and the challenges to them, the oldest first}
    public List<ListedRow> concerning(String person) {
        return jdbi.withHandle(handle ->
                readable(handle.createQuery(SELECT + """
                        where g.ended_at is null and g.id in (
                            select game from seat where guest = :person
                            union select id from game
                            where challenged = :person and joined_at is null and ended_at is null)
                        order by g.created_at, g.id limit :limit""").bind("person", person).bind("limit", MOST_CONCERNING)));
    }

    /// {@return a game with those who play it, also one that was taken back}
    public Optional<ListedRow> game(String id) {
        return jdbi.withHandle(handle ->
                readable(handle.createQuery(SELECT + "where g.id = :id").bind("id", id)).stream()
                        .findFirst());
    }

    /// A game that was opened, joined, taken back or ended, with everyone whom that concerns.
    public record GameChange(String game, long at, boolean cancelled, Set<String> people) {}

    /// {@return what has changed since this moment}
    public List<GameChange> changedSince(Instant moment) {
        Map<String, GameChange> changes = new LinkedHashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("""
                        select g.id, g.changed_at, g.cancelled, g.challenged, s.guest
                        from game g left join seat s on s.game = g.id
                        where g.changed_at >= :since""")
                .bind("since", moment.toEpochMilli())
                .map((row, context) -> new GameChange(
                        row.getString("id"), row.getLong("changed_at"), row.getBoolean("cancelled"), people(row)))
                .forEach(change -> changes.merge(change.game, change, GameLists::joined)));
        return List.copyOf(changes.values());
    }

    private static Set<String> people(ResultSet row) throws SQLException {
        Set<String> people = new HashSet<>();
        Stream.of(row.getString("challenged"), row.getString("guest"))
                .filter(Objects::nonNull)
                .forEach(people::add);
        return people;
    }

    private static GameChange joined(GameChange one, GameChange other) {
        Set<String> people = new HashSet<>(one.people);
        people.addAll(other.people);
        return new GameChange(one.game, one.at, one.cancelled, people);
    }

    private static List<ListedRow> readable(Query select) {
        return readable(select, GameLists::listed);
    }

    private interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private static <T> List<T> readable(Query select, RowReader<T> reader) {
        return select.map((row, context) -> unlessDamaged(row, reader)).stream()
                .filter(Objects::nonNull)
                .toList();
    }

    private static <T> @Nullable T unlessDamaged(ResultSet row, RowReader<T> reader) throws SQLException {
        try {
            return reader.read(row);
        } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException unreadable) {
            LOG.warn("a list leaves out game {}, which cannot be read", row.getString("id"));
            return null;
        }
    }

    private static ListedRow listed(ResultSet row) throws SQLException {
        GameRow game = GameColumns.read(row);
        return new ListedRow(game, status(row, game), row.getInt("ply"), players(row), result(row));
    }

    private static OwnRow own(ResultSet row) throws SQLException {
        ListedRow listed = listed(row);
        List<Side> placed = new ArrayList<>();
        for (Side side : Side.values()) {
            if (row.getBoolean(side.word() + "_placed")) {
                placed.add(side);
            }
        }
        long dueAt = row.getLong("due_at");
        Instant due = row.wasNull() ? null : Instant.ofEpochMilli(dueAt);
        return new OwnRow(listed, row.getString("challenged_name"), turn(row, listed), placed, due);
    }

    /// Entries of older servers do not tell whose turn it was: there the sides take turns.
    private static @Nullable Side turn(ResultSet row, ListedRow listed) throws SQLException {
        String turn = row.getString("turn");
        if (turn != null) {
            return side(turn);
        }
        Side first = listed.game().first();
        return listed.status() != Status.PLAYING ? null : listed.ply() % 2 == 0 ? first : first.opponent();
    }

    private static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static Status status(ResultSet row, GameRow game) throws SQLException {
        if (has(row, "ended_at")) {
            return Status.OVER;
        }
        if (game.opponent() instanceof Opponent.Open && !has(row, "joined_at")) {
            return Status.WAITING;
        }
        return has(row, "started_at") ? Status.PLAYING : Status.SETUP;
    }

    private static boolean has(ResultSet row, String column) throws SQLException {
        row.getLong(column);
        return !row.wasNull();
    }

    private static Map<Side, ListedPlayer> players(ResultSet row) throws SQLException {
        Map<Side, ListedPlayer> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String id = row.getString(side.word() + "_id");
            if (id != null) {
                String name = row.getString(side.word() + "_name");
                boolean guest = row.getString(side.word() + "_account") == null && !name.equals(GuestStore.DELETED);
                players.put(side, new ListedPlayer(id, name, row.getBoolean(side.word() + "_bot"), guest, null));
            }
        }
        return players;
    }

    /// {@return these games with the ratings of those who play, which is one query more}
    private static List<ListedRow> withRatings(Handle handle, List<ListedRow> rows) {
        Map<String, Double> ratings = new HashMap<>();
        Set<String> people = new HashSet<>();
        rows.forEach(row -> row.players().values().stream()
                .filter(player -> !player.guest())
                .forEach(player -> people.add(player.id())));
        if (people.isEmpty()) {
            return rows;
        }
        handle.createQuery("select person, ruleset, rating from rating where person in (<people>)")
                .bindList("people", List.copyOf(people))
                .map((row, context) ->
                        Map.entry(row.getString("person") + " " + row.getString("ruleset"), row.getDouble("rating")))
                .forEach(rating -> ratings.put(rating.getKey(), rating.getValue()));
        return rows.stream().map(row -> rated(row, ratings)).toList();
    }

    private static ListedRow rated(ListedRow row, Map<String, Double> ratings) {
        Map<Side, ListedPlayer> players = new EnumMap<>(Side.class);
        row.players()
                .forEach((side, player) -> players.put(
                        side,
                        new ListedPlayer(
                                player.id(),
                                player.name(),
                                player.bot(),
                                player.guest(),
                                ratings.get(
                                        player.id() + " " + row.game().rules().id()))));
        return new ListedRow(row.game(), row.status(), row.ply(), players, row.result());
    }

    private static FromServer.@Nullable Result result(ResultSet row) throws SQLException {
        String reason = row.getString("reason");
        String winner = row.getString("winner");
        return reason == null ? null : new FromServer.Result(winner == null ? null : side(winner), reason(reason));
    }

    private static Outcome.Reason reason(String word) {
        return Arrays.stream(Outcome.Reason.values())
                .filter(reason -> reason.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
