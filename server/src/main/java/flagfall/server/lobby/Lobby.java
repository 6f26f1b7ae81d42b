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
import flagfall.server.account.RandomSource;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.StoredEvent;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.TableRegistry;
import flagfall.server.table.ViewAssembler;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Opens games, lists the offers, and lets people join.
public final class Lobby {

    private final GameStore store;
    private final TableRegistry tables;
    private final Accounts accounts;
    private final RandomSource random;
    private final InstantSource time;
    private final RematchOffers rematches = new RematchOffers();

    public Lobby(GameStore store, TableRegistry tables, Accounts accounts, RandomSource random, InstantSource time) {
        this.store = store;
        this.tables = tables;
        this.accounts = accounts;
        this.random = random;
        this.time = time;
    }

    /// Opens a game.
    ///
    /// @throws flagfall.server.error.ApiException if it cannot be played
    public FromServer.Created open(FromClient.NewGame request, Caller.Guest guest) {
        return open(NewGameRequest.read(request), guest);
    }

    private FromServer.Created open(NewGameRequest opening, Caller.Guest guest) {
        boolean hotSeat = opening.opponent() instanceof Opponent.HotSeat;
        Side asked = opening.side();
        Side side = asked != null ? asked : (random.seed() < 0 ? Side.RED : Side.BLUE);
        GameRow row = open(opening, guest.id(), seats(side, hotSeat, guest));
        return new FromServer.Created(
                row.id(), hotSeat ? null : side, row.opponent() instanceof Opponent.Open ? link(row) : null);
    }

    private GameRow open(NewGameRequest opening, String creator, Map<Side, String> seats) {
        long seed = random.seed();
        GameRow row = new GameRow(
                random.id(),
                opening.rules(),
                opening.rules().firstMover().draw(seed),
                opening.opponent(),
                creator,
                opening.clock(),
                opening.listed(),
                random.secret(),
                seed,
                time.instant());
        store.create(row, seats, firstEntries(opening));
        tables.of(row);
        return row;
    }

    private static Map<Side, String> seats(Side side, boolean both, Caller.Guest guest) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(side, guest.id());
        if (both) {
            seats.put(side.opponent(), guest.id());
        }
        return seats;
    }

    private List<StoredEvent> firstEntries(NewGameRequest opening) {
        Event.Arranged arrangement = opening.arrangement();
        return arrangement == null
                ? List.of()
                : List.of(new StoredEvent(0, time.instant(), arrangement, Author.SERVER));
    }

    /// The secret comes after the `#`: browsers do not send that part.
    private static String link(GameRow row) {
        return "/game/" + row.id() + "#" + row.secret();
    }

    /// Gives the free seat to a guest who knows the secret, once.
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

    private static FromClient.@Nullable ClockOptions clock(@Nullable TimeControl clock) {
        return clock == null
                ? null
                : new FromClient.ClockOptions(
                        (int) clock.initial().toSeconds(), (int) clock.bonus().toSeconds(), (int)
                                clock.free().toSeconds());
    }

    /// {@return the caller's unfinished games, the newest first}
    public List<FromServer.OwnGame> unfinished(Caller.Guest guest) {
        return store.unfinished(guest.id()).stream()
                .map(row -> ViewAssembler.summary(tables.of(row), guest))
                .toList();
    }

    /// Opens the same game again with sides exchanged: at once where one person decides, and where two do, when both
    /// have asked for it.
    public FromServer.RematchState rematch(String id, Caller.Guest guest) {
        FinishedGames.Rematch again = FinishedGames.rematch(tables.find(id), guest);
        GameRow row = again.row();
        var opening =
                new NewGameRequest(row.rules(), row.opponent(), again.side(), row.clock(), again.arrangement(), false);
        Side before = again.side().opponent();
        return row.opponent() instanceof Opponent.Open
                ? rematches.ask(id, before, () -> openAgain(opening, again.seats()))
                : new FromServer.RematchState(before, open(opening, guest).id());
    }

    /// {@return whether a rematch is offered, and the new game once it is there}
    public FromServer.RematchState rematchOf(String id, Caller.Guest guest) {
        FinishedGames.rematch(tables.find(id), guest);
        return rematches.of(id);
    }

    private String openAgain(NewGameRequest opening, Map<Side, String> before) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        before.forEach((side, guest) -> seats.put(side.opponent(), guest));
        return open(opening, seats.values().iterator().next(), seats).id();
    }
}
