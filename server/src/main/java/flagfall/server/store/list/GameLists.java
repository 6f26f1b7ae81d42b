package flagfall.server.store.list;

import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.GuestStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lists of games, each by one query on an index. A game that cannot be read is left out, and does not spoil the list.
public final class GameLists {

    private static final Logger LOG = LoggerFactory.getLogger(GameLists.class);

    private static final String SELECT = """
            select g.*, r.guest as red_id, rg.name as red_name, b.guest as blue_id, bg.name as blue_name,
                   (select e.ply from event e where e.game = g.id order by e.slot desc limit 1) as ply
            from game g
            left join seat r on r.game = g.id and r.side = 'red'
            left join guest rg on rg.id = r.guest
            left join seat b on b.game = g.id and b.side = 'blue'
            left join guest bg on bg.id = b.guest
            """;

    private static final String NEWEST_FIRST = " order by g.created_at desc, g.id desc limit :limit";

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
            if (after != null) {
                select.bind("created", after.created()).bind("id", after.id());
            }
            return readable(select);
        });
    }

    static String sql(ListQuery query) {
        return SELECT
                + "where "
                + query.shown().condition()
                + (query.ruleset() == null ? "" : " and g.ruleset = :ruleset")
                + (query.player() == null
                        ? ""
                        : " and g.id in (select s.game from seat s join guest p on p.id = s.guest"
                                + " where p.name = :player)")
                + (query.after() == null ? "" : " and (g.created_at, g.id) < (:created, :id)")
                + NEWEST_FIRST;
    }

    /// {@return the unfinished games of one guest}
    public List<ListedRow> unfinished(String guest) {
        return jdbi.withHandle(handle -> readable(handle.createQuery(
                        SELECT + "where g.ended_at is null and g.id in (select game from seat where guest = :guest)"
                                + NEWEST_FIRST)
                .bind("guest", guest)
                .bind("limit", ListQuery.LONGEST)));
    }

    private static List<ListedRow> readable(Query select) {
        return select.map((row, context) -> listed(row)).stream()
                .filter(Objects::nonNull)
                .toList();
    }

    private static @Nullable ListedRow listed(ResultSet row) throws SQLException {
        try {
            GameRow game = GameStore.game(row);
            return new ListedRow(game, status(row, game), row.getInt("ply"), players(row), result(row));
        } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException unreadable) {
            LOG.warn("a list leaves out game {}, which cannot be read", row.getString("id"));
            return null;
        }
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

    private static Map<Side, GuestStore.GuestRow> players(ResultSet row) throws SQLException {
        Map<Side, GuestStore.GuestRow> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String id = row.getString(side.word() + "_id");
            if (id != null) {
                players.put(side, new GuestStore.GuestRow(id, row.getString(side.word() + "_name")));
            }
        }
        return players;
    }

    private static FromServer.@Nullable Result result(ResultSet row) throws SQLException {
        String reason = row.getString("reason");
        String winner = row.getString("winner");
        return reason == null
                ? null
                : new FromServer.Result(
                        winner == null ? null : Side.valueOf(winner.toUpperCase(Locale.ROOT)), reason(reason));
    }

    private static Outcome.Reason reason(String word) {
        return Arrays.stream(Outcome.Reason.values())
                .filter(reason -> reason.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
