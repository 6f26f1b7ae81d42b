package flagfall.server.store;

import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.server.error.ErrorCode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.NoSuchElementException;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// An entry of a game's log, as a row of the table of events.
final class EventColumns {

    private static final Logger LOG = LoggerFactory.getLogger(EventColumns.class);

    private EventColumns() {}

    /// {@return whether the slot was free}
    static boolean insert(Handle handle, GameRow game, StoredEvent entry, GameProgress progress) {
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

    /// {@return the entry in this row}
    static StoredEvent read(ResultSet row, GameRow game) throws SQLException {
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
