package flagfall.server.lobby;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Wire;
import flagfall.rules.SetupOrder;
import flagfall.server.account.Caller;
import flagfall.server.store.CurtainStore;
import flagfall.server.store.GameRow;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListQuery;
import flagfall.server.store.list.ListedRow;
import flagfall.server.store.list.OwnRow;
import flagfall.server.table.TableRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Lists of games. A page is kept for a second, so that readers, however many, cost one query a second; what changes
/// here is seen at once.
final class ListCache {

    private static final long KEPT_NANOS = Duration.ofSeconds(1).toNanos();
    private static final int MOST_PAGES = 200;

    private final GameLists store;
    private final CurtainStore curtains;
    private final TableRegistry tables;
    private final InstantSource time;
    private final LongSupplier nanos;
    private final AtomicLong version = new AtomicLong();
    private final Map<ListQuery, Page> pages = new ConcurrentHashMap<>();

    private record Page(FromServer.GameList list, long version, long at) {}

    ListCache(GameLists store, CurtainStore curtains, TableRegistry tables, InstantSource time, LongSupplier nanos) {
        this.store = store;
        this.curtains = curtains;
        this.tables = tables;
        this.time = time;
        this.nanos = nanos;
    }

    /// Says that a list may be out of date.
    void changed() {
        version.incrementAndGet();
    }

    FromServer.GameList page(ListQuery query) {
        if (pages.size() >= MOST_PAGES) {
            pages.clear();
        }
        long now = nanos.getAsLong();
        // Under the lock of its page, so that a crowd that asks at once waits for one query.
        return pages.compute(query, (_, page) -> isFresh(page, now) ? page : read(query, now))
                .list();
    }

    /// Both only ever grow, so their sum tells any change.
    private long version() {
        return version.get() + tables.endings();
    }

    private boolean isFresh(@Nullable Page page, long now) {
        return page != null && page.version == version() && now - page.at < KEPT_NANOS;
    }

    private Page read(ListQuery query, long now) {
        long before = version();
        return new Page(list(store.find(query), query.limit()), before, now);
    }

    private FromServer.GameList list(List<ListedRow> rows, int limit) {
        List<ListedRow> shown = rows.subList(0, Math.min(rows.size(), limit));
        return new FromServer.GameList(
                shown.stream().map(this::listed).toList(), rows.size() > limit ? cursor(shown.getLast()) : null);
    }

    Optional<ListedRow> game(String id) {
        return store.game(id);
    }

    /// {@return the caller's finished games, also those that nobody else may see}
    FromServer.GameList finished(Caller.Person person, ListQuery.@Nullable Cursor after, int limit) {
        return list(store.finished(person.id(), after, limit), limit);
    }

    private static String cursor(ListedRow last) {
        return last.game().createdAt().toEpochMilli() + "." + last.game().id();
    }

    private FromServer.ListedGame listed(ListedRow row) {
        return new FromServer.ListedGame(
                row.game().id(),
                Wire.ruleset(row.game().rules()),
                row.game().opponent().toString(),
                row.game().rated(),
                row.game().clockOptions(),
                row.status(),
                row.ply(),
                player(row.players().get(Side.RED)),
                player(row.players().get(Side.BLUE)),
                tables.spectators(row.game().id()),
                row.result(),
                row.game().createdAt().toEpochMilli());
    }

    private static FromServer.@Nullable PlayerInfo player(ListedRow.@Nullable ListedPlayer player) {
        return player == null
                ? null
                : new FromServer.PlayerInfo(player.name(), player.rating(), player.bot(), player.guest());
    }

    /// {@return the caller's unfinished games, the newest first; in a hot-seat game, `you` is the side the curtain is
    /// lifted for}
    List<FromServer.OwnGame> unfinished(Caller.Person person) {
        List<OwnRow> games = store.unfinished(person.id());
        boolean hasCurtain = games.stream().anyMatch(own -> own.row().game().isHotSeat());
        Map<String, Side> lifted = hasCurtain ? curtains.ofGuest(person.id()) : Map.of();
        return games.stream()
                .map(own -> {
                    GameRow game = own.row().game();
                    return own(own, game.isHotSeat() ? lifted.get(game.id()) : seat(own.row(), person));
                })
                .toList();
    }

    private FromServer.OwnGame own(OwnRow own, @Nullable Side you) {
        ListedRow row = own.row();
        return new FromServer.OwnGame(
                row.game().id(),
                Wire.ruleset(row.game().rules()),
                row.game().opponent().toString(),
                row.status(),
                you,
                row.ply(),
                against(own, you),
                waitsFor(own, you),
                left(own.due()));
    }

    private static @Nullable String against(OwnRow own, @Nullable Side you) {
        if (!(own.row().game().opponent() instanceof Opponent.Open) || you == null) {
            return null;
        }
        ListedRow.ListedPlayer player = own.row().players().get(you.opponent());
        return player == null ? own.challenged() : player.name();
    }

    /// {@return whether the next thing to happen is up to the caller}
    private static boolean waitsFor(OwnRow own, @Nullable Side you) {
        GameRow game = own.row().game();
        if (game.isHotSeat()) {
            return true;
        }
        return you != null
                && switch (own.row().status()) {
                    case SETUP -> mayPlace(game.rules().setupOrder(), you, own.placed());
                    case PLAYING -> own.turn() == you;
                    case WAITING, OVER -> false;
                };
    }

    private static boolean mayPlace(SetupOrder order, Side you, List<Side> placed) {
        return !placed.contains(you) && order.allows(you, placed.contains(Side.RED));
    }

    private @Nullable Long left(@Nullable Instant due) {
        return due == null
                ? null
                : Math.max(0, Duration.between(time.instant(), due).toMillis());
    }

    private static @Nullable Side seat(ListedRow row, Caller.Person person) {
        return row.players().entrySet().stream()
                .filter(seat -> seat.getValue().id().equals(person.id()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }
}
