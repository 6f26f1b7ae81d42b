package flagfall.server.store;

import flagfall.game.TimeControl;
import flagfall.notation.RulesetText;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import flagfall.server.error.ErrorCode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.NoSuchElementException;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What a game was opened with, as a row of the table of games.
public final class GameColumns {

    private static final Logger LOG = LoggerFactory.getLogger(GameColumns.class);

    private GameColumns() {}

    /// @param joined whether both seats of a game between two people are taken from the start
    static void insert(Handle handle, GameRow game, boolean joined) {
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

    /// {@return the game in this row, or an error for whoever asks for it where it cannot be read}
    static GameRow readable(ResultSet row) throws SQLException {
        try {
            return read(row);
        } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException unreadable) {
            LOG.error("game {} cannot be read", row.getString("id"));
            throw ErrorCode.DAMAGED_GAME.exception();
        }
    }

    /// {@return the game in this row}
    public static GameRow read(ResultSet row) throws SQLException {
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
}
