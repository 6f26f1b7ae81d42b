package flagfall.server;

import flagfall.server.account.Accounts;
import flagfall.server.account.Chance;
import flagfall.server.http.FrontDoor;
import flagfall.server.http.House;
import flagfall.server.http.HttpPort;
import flagfall.server.http.Limits;
import flagfall.server.lobby.Lobby;
import flagfall.server.mind.Thinker;
import flagfall.server.store.Database;
import flagfall.server.store.GameStore;
import flagfall.server.store.GroupCommit;
import flagfall.server.store.GuestStore;
import flagfall.server.store.Scribe;
import flagfall.server.table.Tables;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.InstantSource;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;

/// A whole server, from the port it listens on to the disk it writes to.
///
/// ```java
/// try (Server server = Server.start(new Settings("127.0.0.1", 0, folder, null, true))) {
///     URI home = URI.create("http://127.0.0.1:" + server.port());
/// }
/// ```
public final class Server implements AutoCloseable {

    private final FrontDoor door = new FrontDoor();
    private final HttpPort http;
    private final Database database;
    private final Scribe scribe;
    private final Thinker thinker = new Thinker();
    private final Tables tables;

    private Server(Settings settings, Fate fate) {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        Limits limits = settings.limits() ? Limits.on(System::nanoTime) : Limits.off();
        InstantSource time = fate.time();
        Chance chance = fate.chance();

        http = new HttpPort(settings.host(), settings.port(), door, limits, meters);
        String address = settings.database();
        database = address == null ? Database.inFolder(settings.data()) : Database.at(address);
        scribe = fate.scribe().apply(database.jdbi());
        GameStore games = new GameStore(database.jdbi(), scribe);
        Accounts accounts = new Accounts(new GuestStore(database.jdbi(), scribe), chance, time);
        tables = new Tables(games, thinker, time);
        Gauge.builder("flagfall.tables", tables, Tables::count)
                .description("games that are set up in memory")
                .register(meters);
        door.open(new House(accounts, new Lobby(games, tables, accounts, chance, time), tables, thinker));
    }

    /// What a server takes from the world: chance, time, and a hand that writes.
    record Fate(Chance chance, InstantSource time, Function<Jdbi, Scribe> scribe) {
        static Fate usual() {
            return new Fate(Chance.secure(), InstantSource.system(), GroupCommit::new);
        }
    }

    /// Starts a server, and returns when it is ready.
    public static Server start(Settings settings) {
        return start(settings, Fate.usual());
    }

    /// The same with a fate of one's choosing, so that whatever happened can be made to happen again.
    static Server start(Settings settings, Fate fate) {
        return new Server(settings, fate);
    }

    public int port() {
        return http.port();
    }

    /// Lets nobody in any more, ends every stream, finishes what was being written, and closes.
    @Override
    public void close() {
        door.shut();
        tables.close();
        http.close();
        thinker.close();
        scribe.close();
        database.close();
    }
}
