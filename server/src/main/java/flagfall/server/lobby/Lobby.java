package flagfall.server.lobby;

import flagfall.game.Event;
import flagfall.game.TimeControl;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Wire;
import flagfall.server.account.Accounts;
import flagfall.server.account.Caller;
import flagfall.server.account.Chance;
import flagfall.server.store.Author;
import flagfall.server.store.Entry;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.table.Aftermath;
import flagfall.server.table.Glance;
import flagfall.server.table.Table;
import flagfall.server.table.Tables;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Opens games, lists the offers, and shows people to their seats.
public final class Lobby {

    private final GameStore store;
    private final Tables tables;
    private final Accounts accounts;
    private final Chance chance;
    private final InstantSource time;

    public Lobby(GameStore store, Tables tables, Accounts accounts, Chance chance, InstantSource time) {
        this.store = store;
        this.tables = tables;
        this.accounts = accounts;
        this.chance = chance;
        this.time = time;
    }

    /// Opens a game.
    ///
    /// @throws flagfall.server.refusal.Refused if it cannot be played
    public FromServer.Created open(FromClient.NewGame wish, Caller.Guest guest) {
        return open(Opening.read(wish), guest);
    }

    private FromServer.Created open(Opening opening, Caller.Guest guest) {
        long seed = chance.seed();
        GameRow row = new GameRow(
                chance.id(),
                opening.rules(),
                opening.rules().firstMover().draw(seed),
                opening.opponent(),
                guest.id(),
                opening.clock(),
                opening.listed(),
                chance.secret(),
                seed,
                time.instant());
        boolean hotSeat = row.isHotSeat();
        Side wished = opening.side();
        Side side = wished != null ? wished : (chance.seed() < 0 ? Side.RED : Side.BLUE);
        store.create(row, seats(side, hotSeat, guest), firstEntries(opening));
        tables.of(row);
        return new FromServer.Created(
                row.id(), hotSeat ? null : side, row.opponent() instanceof Opponent.Open ? link(row) : null);
    }

    private static Map<Side, String> seats(Side side, boolean both, Caller.Guest guest) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(side, guest.id());
        if (both) {
            seats.put(side.opponent(), guest.id());
        }
        return seats;
    }

    private List<Entry> firstEntries(Opening opening) {
        Event.Arranged arrangement = opening.arrangement();
        return arrangement == null ? List.of() : List.of(new Entry(0, time.instant(), arrangement, Author.HOUSE));
    }

    /// The secret stands after the `#`, which browsers keep to themselves.
    private static String link(GameRow row) {
        return "/game/" + row.id() + "#" + row.secret();
    }

    /// Seats a guest who knows the secret, once.
    public FromServer.Joined join(String id, String secret, Caller.Guest guest) {
        return new FromServer.Joined(tables.find(id).join(secret, guest.id()));
    }

    /// {@return offers that can be joined, the newest first}
    public List<FromServer.Offer> offers() {
        return store.offers().stream().map(this::offer).toList();
    }

    private FromServer.Offer offer(GameRow row) {
        Side taken = store.seats(row.id()).containsKey(Side.RED) ? Side.RED : Side.BLUE;
        return new FromServer.Offer(
                row.id(),
                Wire.ruleset(row.rules()),
                taken.opponent(),
                clock(row.clock()),
                accounts.nameOf(row.creator()),
                link(row));
    }

    private static FromClient.@Nullable Clock clock(@Nullable TimeControl clock) {
        return clock == null
                ? null
                : new FromClient.Clock(
                        (int) clock.initial().toSeconds(), (int) clock.bonus().toSeconds(), (int)
                                clock.free().toSeconds());
    }

    /// {@return the caller's unfinished games, the newest first}
    public List<FromServer.OwnGame> goingOn(Caller.Guest guest) {
        return store.goingOn(guest.id()).stream()
                .map(row -> Glance.summary(tables.of(row), guest))
                .toList();
    }

    /// Opens the same game again with sides exchanged.
    public FromServer.Created rematch(String id, Caller.Guest guest) {
        Table table = tables.find(id);
        Aftermath.Rematch again = Aftermath.rematch(table, guest);
        GameRow row = again.row();
        return open(
                new Opening(row.rules(), row.opponent(), again.side(), row.clock(), again.arrangement(), false), guest);
    }
}
