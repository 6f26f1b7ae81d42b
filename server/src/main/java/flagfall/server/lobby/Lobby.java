package flagfall.server.lobby;

import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.server.account.Caller;
import flagfall.server.account.RandomSource;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.SeedPurpose;
import flagfall.server.store.StoredEvent;
import flagfall.server.store.Visibility;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListQuery;
import flagfall.server.store.list.PairingStore;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.Table;
import flagfall.server.table.TableRegistry;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Opens games, lists the offers, and lets people join.
public final class Lobby {

    private final GameStore store;
    private final ListCache lists;
    private final PairingStore pairings;
    private final TableRegistry tables;
    private final RandomSource random;
    private final InstantSource time;
    private final RematchOffers rematches = new RematchOffers();

    public Lobby(
            GameStore store,
            GameLists lists,
            PairingStore pairings,
            TableRegistry tables,
            RandomSource random,
            InstantSource time) {
        this.store = store;
        this.pairings = pairings;
        this.lists = new ListCache(lists, tables, System::nanoTime);
        this.tables = tables;
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
        Side side = side(opening);
        GameRow row = open(opening, guest.id(), seats(side, hotSeat, guest));
        boolean byLink = row.opponent() instanceof Opponent.Open && !row.isListed();
        return new FromServer.Created(row.id(), hotSeat ? null : side, byLink ? link(row) : null);
    }

    private GameRow open(NewGameRequest opening, String creator, Map<Side, String> seats) {
        GameRow row = row(opening, creator);
        create(row, seats, opening.arrangement());
        tables.of(row);
        lists.changed();
        return row;
    }

    private GameRow row(NewGameRequest opening, String creator) {
        long seed = random.seed();
        return new GameRow(
                random.id(),
                opening.rules(),
                opening.rules().firstMover().draw(SeedPurpose.FIRST_MOVER.of(seed)),
                opening.opponent(),
                creator,
                opening.clock(),
                opening.visibility(),
                random.secret(),
                seed,
                time.instant());
    }

    private Side side(NewGameRequest opening) {
        Side asked = opening.side();
        return asked != null ? asked : (random.seed() < 0 ? Side.RED : Side.BLUE);
    }

    /// Joins an offer that fits, or makes it.
    public FromServer.PairingAnswer pair(FromClient.PairingRequest request, Caller.Guest guest) {
        if (Boolean.TRUE.equals(request.rated())) {
            throw ErrorCode.GUEST.exception();
        }
        NewGameRequest opening = NewGameRequest.read(request);
        PairingStore.SeatFound pairing = pairings.pair(row(opening, guest.id()), side(opening), time.instant());
        tables.present(pairing.game()).ifPresent(Table::readSeats);
        lists.changed();
        return new FromServer.PairingAnswer(pairing.game(), pairing.side(), pairing.paired());
    }

    private void create(GameRow row, Map<Side, String> seats, Event.@Nullable Arranged arrangement) {
        if (arrangement == null) {
            store.create(row, seats);
            return;
        }
        StoredEvent first = new StoredEvent(0, time.instant(), arrangement, Author.SERVER);
        store.create(row, seats, first, tables.progressWith(row, first));
    }

    private static Map<Side, String> seats(Side side, boolean both, Caller.Guest guest) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(side, guest.id());
        if (both) {
            seats.put(side.opponent(), guest.id());
        }
        return seats;
    }

    /// The secret comes after the `#`: browsers do not send that part.
    private static String link(GameRow row) {
        return "/game/" + row.id() + "#" + row.secret();
    }

    /// Gives the free seat to a guest, once.
    ///
    /// @param secret null where none is told
    public FromServer.Joined join(Table table, @Nullable String secret, Caller.Guest guest) {
        Side side = table.join(secret, guest.id());
        lists.changed();
        return new FromServer.Joined(side);
    }

    /// Takes an offer back that nobody has taken yet.
    public void cancel(Table table, Caller.Guest guest) {
        table.cancel(guest.id());
        tables.forget(table);
        lists.changed();
    }

    /// {@return a page of a list of games}
    public FromServer.GameList list(ListQuery query) {
        return lists.page(query);
    }

    /// {@return the caller's unfinished games, the newest first}
    public List<FromServer.OwnGame> unfinished(Caller.Guest guest) {
        return lists.unfinished(guest);
    }

    /// Opens the same game again with sides exchanged: at once where one person decides, and where two do, when both
    /// have asked for it.
    public FromServer.RematchState rematch(String id, Caller.Guest guest) {
        FinishedGames.Rematch again = FinishedGames.rematch(tables.find(id), guest);
        GameRow row = again.row();
        var opening = new NewGameRequest(
                row.rules(), row.opponent(), again.side(), row.clock(), again.arrangement(), Visibility.BY_LINK);
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
