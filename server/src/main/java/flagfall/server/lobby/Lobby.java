package flagfall.server.lobby;

import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.server.account.Caller;
import flagfall.server.account.RandomSource;
import flagfall.server.feed.PersonalFeeds;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.SeedPurpose;
import flagfall.server.store.StoredEvent;
import flagfall.server.store.Visibility;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListQuery;
import flagfall.server.store.list.ListedRow;
import flagfall.server.store.list.PairingStore;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.Table;
import flagfall.server.table.TableRegistry;
import java.time.InstantSource;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Opens games, lists the offers, and lets people join.
public final class Lobby {

    private final GameStore store;
    private final ListCache lists;
    private final PairingStore pairings;
    private final TableRegistry tables;
    private final RandomSource random;
    private final InstantSource time;
    private final PersonalFeeds feeds;
    private final Challenges challenges;
    private final RematchOffers rematches;

    public Lobby(
            GameStore store,
            GameLists lists,
            PairingStore pairings,
            TableRegistry tables,
            RandomSource random,
            InstantSource time,
            PersonalFeeds feeds,
            Challenges challenges) {
        this.store = store;
        this.rematches = new RematchOffers(store.rematches());
        this.pairings = pairings;
        this.lists = new ListCache(lists, store.curtains(), tables, time, System::nanoTime);
        this.tables = tables;
        this.random = random;
        this.time = time;
        this.feeds = feeds;
        this.challenges = challenges;
    }

    /// Opens a game.
    ///
    /// @throws flagfall.server.error.ApiException if it cannot be played
    public FromServer.Created open(FromClient.NewGame request, Caller.Person person) {
        if (Boolean.TRUE.equals(request.rated())) {
            person.registered();
        }
        NewGameRequest opening = NewGameRequest.read(request);
        String name = request.challenge();
        return open(opening, person, name == null ? null : challenges.opponent(name, person));
    }

    private FromServer.Created open(NewGameRequest opening, Caller.Person person, @Nullable String challenged) {
        boolean hotSeat = opening.opponent() instanceof Opponent.HotSeat;
        Side side = side(opening);
        GameRow row = open(row(opening, person.id(), challenged), opening, seats(side, hotSeat, person));
        boolean byLink = row.opponent() instanceof Opponent.Open && !row.isListed() && challenged == null;
        return new FromServer.Created(row.id(), hotSeat ? null : side, byLink ? link(row) : null);
    }

    private GameRow open(GameRow row, NewGameRequest opening, Map<Side, String> seats) {
        create(row, seats, opening.arrangement());
        // An offer waits in the store, so that a hundred thousand of them cost no memory; whoever looks at one loads
        // it.
        if (!(row.opponent() instanceof Opponent.Open)) {
            tables.of(row);
        }
        lists.changed();
        ring(row, seats.values());
        return row;
    }

    private void ring(GameRow row, Collection<String> seated) {
        feeds.ring(seated, row.id());
        String challenged = row.challenged();
        if (challenged != null) {
            feeds.ring(Set.of(challenged), row.id());
        }
    }

    private GameRow row(NewGameRequest opening, String creator, @Nullable String challenged) {
        long seed = random.seed();
        return new GameRow(
                random.id(),
                opening.rules(),
                opening.rules().firstMover().draw(SeedPurpose.FIRST_MOVER.of(seed)),
                opening.opponent(),
                creator,
                opening.clock(),
                opening.visibility(),
                opening.rated(),
                opening.takebacks(),
                challenged,
                random.secret(),
                seed,
                time.instant());
    }

    private Side side(NewGameRequest opening) {
        Side asked = opening.side();
        return asked != null ? asked : (random.seed() < 0 ? Side.RED : Side.BLUE);
    }

    /// Joins an offer that fits, or makes it.
    public FromServer.PairingAnswer pair(FromClient.PairingRequest request, Caller.Person person) {
        if (Boolean.TRUE.equals(request.rated())) {
            person.registered();
        }
        NewGameRequest opening = NewGameRequest.read(request);
        PairingStore.SeatFound pairing = pairings.pair(row(opening, person.id(), null), side(opening), time.instant());
        tables.present(pairing.game()).ifPresent(Table::readSeats);
        lists.changed();
        if (pairing.paired()) {
            feeds.ring(store.seats(pairing.game()).values(), pairing.game());
        }
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

    private static Map<Side, String> seats(Side side, boolean both, Caller.Person person) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(side, person.id());
        if (both) {
            seats.put(side.opponent(), person.id());
        }
        return seats;
    }

    /// The secret comes after the `#`: browsers do not send that part.
    private static String link(GameRow row) {
        return "/game/" + row.id() + "#" + row.secret();
    }

    /// Gives the free seat to somebody, once.
    ///
    /// @param secret null where none is told
    public FromServer.Joined join(Table table, @Nullable String secret, Caller.Person person) {
        if (table.isRated()) {
            person.registered();
        }
        challenges.mayJoin(person, table.row());
        Side side = table.offer().join(secret, person.id());
        lists.changed();
        ring(table.row(), store.seats(table.id()).values());
        return new FromServer.Joined(side);
    }

    /// Takes an offer back that nobody has taken yet.
    public void cancel(Table table, Caller.Person person) {
        table.offer().cancel(person.id());
        forget(table);
    }

    /// Says no to a challenge.
    public void decline(Table table, Caller.Person person) {
        table.offer().decline(person.id());
        forget(table);
    }

    private void forget(Table table) {
        tables.forget(table);
        lists.changed();
        ring(table.row(), Set.of(table.row().creator()));
    }

    /// Somebody is called something else: their tables and the lists show it at once.
    public void renamed(Caller.Person person) {
        lists.changed();
        lists.unfinished(person).forEach(game -> tables.hasNames(game.id()));
    }

    /// {@return a page of a list of games}
    public FromServer.GameList list(ListQuery query) {
        return lists.page(query);
    }

    /// {@return one game as lists show it}
    public Optional<ListedRow> game(String id) {
        return TableRegistry.isId(id) ? lists.game(id) : Optional.empty();
    }

    /// {@return the caller's finished games, the newest first}
    public FromServer.GameList finished(Caller.Person person, ListQuery.@Nullable Cursor after, int limit) {
        return lists.finished(person, after, limit);
    }

    /// {@return the caller's unfinished games, the newest first}
    public List<FromServer.OwnGame> unfinished(Caller.Person person) {
        return lists.unfinished(person);
    }

    /// Opens the same game again with sides exchanged: at once where one person decides, and where two do, when both
    /// have asked for it.
    public FromServer.RematchState rematch(String id, Caller.Person person) {
        FinishedGames.Rematch again = FinishedGames.rematch(tables.find(id), person);
        GameRow row = again.row();
        var opening = new NewGameRequest(
                row.rules(),
                row.opponent(),
                again.side(),
                row.clock(),
                again.arrangement(),
                Visibility.BY_LINK,
                row.rated(),
                row.takebacks());
        Side before = again.side().opponent();
        return row.opponent() instanceof Opponent.Open
                ? rematches.ask(id, before, () -> openAgain(opening, again.seats()))
                : new FromServer.RematchState(
                        before, open(opening, person, null).id());
    }

    /// {@return whether a rematch is offered, and the new game once it is there}
    public FromServer.RematchState rematchOf(String id, Caller.Person person) {
        FinishedGames.rematch(tables.find(id), person);
        return rematches.of(id);
    }

    private String openAgain(NewGameRequest opening, Map<Side, String> before) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        before.forEach((side, person) -> seats.put(side.opponent(), person));
        String creator = seats.values().iterator().next();
        return open(row(opening, creator, null), opening, seats).id();
    }
}
