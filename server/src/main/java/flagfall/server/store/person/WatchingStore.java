package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Update;

/// Who has a stream of which game open, so that servers that share a store can tell their players.
public final class WatchingStore {

    /// What a server has written that has said nothing for so long is not true any more.
    private static final Duration DOWN_AFTER = Duration.ofSeconds(15);

    private final Jdbi jdbi;
    private final StoreWriter writer;
    private final String server;

    /// @param server the id of this one
    public WatchingStore(Jdbi jdbi, StoreWriter writer, String server) {
        this.jdbi = jdbi;
        this.writer = writer;
        this.server = server;
    }

    /// A player has opened the first stream of a game here, or closed the last.
    public void set(String game, String person, boolean here) {
        String sql = here
                ? "insert into watching (game, person, server) values (:game, :person, :server) on conflict do nothing"
                : "delete from watching where game = :game and person = :person and server = :server";
        writer.write(handle -> handle.createUpdate(sql)
                .bind("game", game)
                .bind("person", person)
                .bind("server", server)
                .execute());
    }

    /// Says how many streams of a game are open here of people who do not play.
    public void setSpectators(String game, int streams) {
        String sql = streams == 0 ? "delete from spectators where game = :game and server = :server" : """
                insert into spectators (game, server, streams) values (:game, :server, :streams)
                on conflict (game, server) do update set streams = :streams""";
        writer.write(handle -> {
            Update update = handle.createUpdate(sql).bind("game", game).bind("server", server);
            return (streams == 0 ? update : update.bind("streams", streams)).execute();
        });
    }

    /// {@return for each game that somebody watches at another server, how many streams that are}
    public Map<String, Integer> spectatorsElsewhere() {
        Map<String, Integer> watched = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("""
                        select s.game, sum(s.streams) as streams from spectators s join alive a on a.server = s.server
                        where s.server <> :server and a.at > (select max(at) from alive) - :while
                        group by s.game""")
                .bind("server", server)
                .bind("while", DOWN_AFTER.toMillis())
                .map((row, context) -> Map.entry(row.getString("game"), row.getInt("streams")))
                .forEach(each -> watched.put(each.getKey(), each.getValue())));
        return watched;
    }

    /// {@return for each game, the players who have a stream of it open at another server}
    public Map<String, Set<String>> elsewhere() {
        Map<String, Set<String>> watching = new HashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("""
                        select w.game, w.person from watching w join alive a on a.server = w.server
                        where w.server <> :server and a.at > (select max(at) from alive) - :while""")
                .bind("server", server)
                .bind("while", DOWN_AFTER.toMillis())
                .map((row, context) -> Map.entry(row.getString("game"), row.getString("person")))
                .forEach(each -> watching.computeIfAbsent(each.getKey(), _ -> new HashSet<>())
                        .add(each.getValue())));
        return watching;
    }
}
