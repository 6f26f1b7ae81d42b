package flagfall.server.lobby;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Wire;
import flagfall.server.account.Caller;
import flagfall.server.store.CurtainStore;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.ListQuery;
import flagfall.server.store.list.ListedRow;
import flagfall.server.table.TableRegistry;
import java.time.Duration;
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
    private final LongSupplier nanos;
    private final AtomicLong version = new AtomicLong();
    private final Map<ListQuery, Page> pages = new ConcurrentHashMap<>();

    private record Page(FromServer.GameList list, long version, long at) {}

    ListCache(GameLists store, CurtainStore curtains, TableRegistry tables, LongSupplier nanos) {
        this.store = store;
        this.curtains = curtains;
        this.tables = tables;
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
        List<ListedRow> rows = store.unfinished(person.id());
        Map<String, Side> lifted =
                rows.stream().anyMatch(row -> row.game().isHotSeat()) ? curtains.ofGuest(person.id()) : Map.of();
        return rows.stream()
                .map(row ->
                        own(row, row.game().isHotSeat() ? lifted.get(row.game().id()) : seat(row, person)))
                .toList();
    }

    private static FromServer.OwnGame own(ListedRow row, @Nullable Side you) {
        return new FromServer.OwnGame(
                row.game().id(),
                Wire.ruleset(row.game().rules()),
                row.game().opponent().toString(),
                row.status(),
                you,
                row.ply());
    }

    private static @Nullable Side seat(ListedRow row, Caller.Person person) {
        return row.players().entrySet().stream()
                .filter(seat -> seat.getValue().id().equals(person.id()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }
}
