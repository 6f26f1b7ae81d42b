package flagfall.server.store;

import flagfall.game.Event;
import flagfall.piece.Side;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The curtains of hot-seat games, and the half-placed armies that wait behind them. A browser must keep none of them
/// while the curtain is down.
public final class CurtainStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    CurtainStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// {@return the curtain of a game, if it is lifted}
    public Optional<LiftedCurtain> of(String game) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select side, slots, lifted_at from curtain where game = :game and side is not null")
                .bind("game", game)
                .map((row, context) -> lifted(row))
                .findOne());
    }

    private static LiftedCurtain lifted(ResultSet row) throws SQLException {
        return new LiftedCurtain(
                EventText.side(row.getString("side")),
                row.getInt("slots"),
                Instant.ofEpochMilli(row.getLong("lifted_at")));
    }

    /// {@return the sides for which the curtains of somebody's games are lifted, by game}
    public Map<String, Side> ofGuest(String guest) {
        Map<String, Side> sides = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("""
            select game, side from curtain
            where side is not null and game in (select game from seat where guest = :guest)""")
                .bind("guest", guest)
                .map((row, context) -> Map.entry(row.getString("game"), EventText.side(row.getString("side"))))
                .forEach(curtain -> sides.put(curtain.getKey(), curtain.getValue())));
        return sides;
    }

    /// Lifts the curtain, unless the log has gone on or the game has ended. Where it was lifted already, time has been
    /// running since then.
    ///
    /// @param due when the clock that runs now runs out; null where there is none
    /// @return the curtain as it hangs now, or nothing where it was not lifted
    public Optional<LiftedCurtain> lift(String game, LiftedCurtain wanted, @Nullable Instant due) {
        return writer.write(handle -> {
            Optional<LiftedCurtain> done = handle.createQuery("""
                    insert into curtain (game, side, slots, lifted_at)
                    select id, :side, :slots, :at from game where id = :game and ended_at is null
                        and not exists (select 1 from event where game = :game and slot >= :slots)
                    on conflict (game) do update set side = :side, slots = :slots, lifted_at =
                        case when curtain.side is null or curtain.slots < :slots then :at
                             else curtain.lifted_at end
                    where curtain.slots <= :slots
                    returning side, slots, lifted_at""")
                    .bind("game", game)
                    .bind("side", wanted.side().word())
                    .bind("slots", wanted.slots())
                    .bind("at", wanted.at().toEpochMilli())
                    .map((row, context) -> lifted(row))
                    .findOne();
            if (done.isPresent() && due != null) {
                GameStore.setDue(handle, game, due);
            }
            return done;
        });
    }

    /// Keeps a half-placed army of the side for which the curtain is lifted.
    ///
    /// @return whether it still is
    public boolean keep(String game, LiftedCurtain behind, String setup) {
        return writer.write(handle -> handle.createUpdate("update curtain set " + draft(behind.side())
                                + " = :setup where game = :game and side = :side and slots = :slots")
                        .bind("setup", setup)
                        .bind("game", game)
                        .bind("side", behind.side().word())
                        .bind("slots", behind.slots())
                        .execute()
                == 1);
    }

    /// {@return the half-placed army of the side for which the curtain is lifted}
    public Optional<String> kept(String game, LiftedCurtain behind) {
        String column = draft(behind.side());
        return jdbi.withHandle(handle -> handle.createQuery("select " + column + " from curtain where " + column
                        + " is not null and game = :game and side = :side and slots = :slots")
                .bind("game", game)
                .bind("side", behind.side().word())
                .bind("slots", behind.slots())
                .mapTo(String.class)
                .findOne());
    }

    private static String draft(Side side) {
        return switch (side) {
            case RED -> "red_draft";
            case BLUE -> "blue_draft";
        };
    }

    /// Clears every half-placed army in somebody's games, as part of a larger task.
    public static void clear(Handle handle, String guest) {
        handle.createUpdate("""
            update curtain set red_draft = null, blue_draft = null
            where game in (select game from seat where guest = :guest)""").bind("guest", guest).execute();
    }

    /// Lowers the curtain with a new entry of the log. An army that is placed is no longer half-placed, and when the
    /// game is over nothing is left.
    static void lower(Handle handle, String game, StoredEvent entry, boolean over) {
        if (over) {
            handle.createUpdate("delete from curtain where game = :game")
                    .bind("game", game)
                    .execute();
            return;
        }
        String placed = entry.event() instanceof Event.Placed(var setup) ? ", " + draft(setup.side()) + " = null" : "";
        handle.createUpdate("update curtain set side = null, slots = :slots" + placed + " where game = :game")
                .bind("slots", entry.slot() + 1)
                .bind("game", game)
                .execute();
    }
}
