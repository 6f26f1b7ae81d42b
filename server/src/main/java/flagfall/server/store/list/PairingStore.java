package flagfall.server.store.list;

import flagfall.game.TimeControl;
import flagfall.notation.RulesetText;
import flagfall.piece.Side;
import flagfall.server.rating.PlayerRating;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.StoreWriter;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Brings those together who want to play the same now.
public final class PairingStore {

    /// So many offers are tried: others may take them at the same moment.
    private static final int MOST_TRIED = 20;

    private final StoreWriter writer;

    public PairingStore(StoreWriter writer) {
        this.writer = writer;
    }

    /// The game that somebody is seated at.
    public record SeatFound(String game, Side side, boolean paired) {}

    /// Joins the offer of somebody else that fits this one, the nearest in rating; where there is none, makes the
    /// offer, unless the same person has already made it. All of this happens at once: two who ask at the same time
    /// find each other.
    public SeatFound pair(GameRow offer, Side side, Instant now) {
        return writer.write(handle -> {
            oneAtATime(handle);
            return joined(handle, offer, now)
                    .or(() -> standing(handle, offer))
                    .orElseGet(() -> opened(handle, offer, side));
        });
    }

    /// Keeps other servers from pairing until this is committed: otherwise both of two could open an offer.
    private static void oneAtATime(Handle handle) {
        handle.execute("update pairing_turn set number = number + 1");
    }

    private static Optional<SeatFound> joined(Handle handle, GameRow offer, Instant now) {
        List<SeatFound> fitting = fitting(handle, offer, "<>");
        for (SeatFound each : fitting) {
            if (GameStore.join(handle, each.game, each.side, offer.creator(), now)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static Optional<SeatFound> standing(Handle handle, GameRow offer) {
        return fitting(handle, offer, "=").stream()
                .findFirst()
                .map(own -> new SeatFound(own.game, own.side.opponent(), false));
    }

    /// {@return offers that fit, each with the side that is free, the nearest in rating first, then the oldest}
    private static List<SeatFound> fitting(Handle handle, GameRow offer, String creator) {
        TimeControl clock = offer.clock();
        Query select = handle.createQuery("""
                select g.id, s.side from game g join seat s on s.game = g.id
                left join rating r on r.person = g.creator and r.ruleset = :law
                where g.listed and g.joined_at is null and g.ended_at is null
                  and g.ruleset = :ruleset and g.creator %s :me and g.rated = :rated and %s
                  and not exists (select 1 from block k
                    where (k.person = :me and k.blocked = g.creator) or (k.person = g.creator and k.blocked = :me))
                order by abs(coalesce(r.rating, :start) - coalesce(
                        (select rating from rating where person = :me and ruleset = :law), :start)),
                    g.created_at, g.id limit :most""".formatted(creator, sameClock(clock)))
                .bind("ruleset", RulesetText.write(offer.rules()))
                .bind("law", offer.rules().id())
                .bind("rated", offer.rated())
                .bind("start", PlayerRating.START.rating())
                .bind("me", offer.creator())
                .bind("most", MOST_TRIED);
        if (clock != null) {
            select.bind("initial", clock.initial().toSeconds())
                    .bind("bonus", clock.bonus().toSeconds())
                    .bind("free", clock.free().toSeconds())
                    .bind("setup", clock.setup().toSeconds())
                    .bind("days", clock.daysPerMove());
        }
        return select.map((row, context) -> new SeatFound(
                        row.getString("id"),
                        Side.valueOf(row.getString("side").toUpperCase(Locale.ROOT))
                                .opponent(),
                        true))
                .list();
    }

    private static String sameClock(@Nullable TimeControl clock) {
        return clock == null
                ? "g.initial_seconds is null"
                : "g.initial_seconds = :initial and g.bonus_seconds = :bonus and g.free_seconds = :free"
                        + " and coalesce(g.setup_seconds, 0) = :setup and coalesce(g.days_per_move, 0) = :days";
    }

    private static SeatFound opened(Handle handle, GameRow offer, Side side) {
        GameStore.create(handle, offer, Map.of(side, offer.creator()));
        return new SeatFound(offer.id(), side, false);
    }
}
