package flagfall.server;

import flagfall.server.account.Accounts;
import flagfall.server.account.Blocks;
import flagfall.server.account.Login;
import flagfall.server.account.NameChanges;
import flagfall.server.account.PasswordHasher;
import flagfall.server.account.People;
import flagfall.server.account.PersonalData;
import flagfall.server.account.Profiles;
import flagfall.server.account.RandomSource;
import flagfall.server.engine.EngineService;
import flagfall.server.feed.PersonalFeeds;
import flagfall.server.http.ApplicationContext;
import flagfall.server.http.HttpPort;
import flagfall.server.http.Readiness;
import flagfall.server.limit.Limits;
import flagfall.server.lobby.Challenges;
import flagfall.server.lobby.Lobby;
import flagfall.server.lobby.RecordImports;
import flagfall.server.network.HomeNetwork;
import flagfall.server.presence.Presence;
import flagfall.server.review.ReviewService;
import flagfall.server.store.Database;
import flagfall.server.store.GameStore;
import flagfall.server.store.GroupCommit;
import flagfall.server.store.GuestStore;
import flagfall.server.store.Heartbeat;
import flagfall.server.store.StoreWriter;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.PairingStore;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.BlockStore;
import flagfall.server.store.person.NameStore;
import flagfall.server.store.person.PresenceStore;
import flagfall.server.store.person.RatingStore;
import flagfall.server.store.person.SavedSetupStore;
import flagfall.server.store.person.TokenStore;
import flagfall.server.store.person.WatchingStore;
import flagfall.server.store.shared.OtherServers;
import flagfall.server.table.TableRegistry;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Jdbi;

/// A whole server, from the port it listens on to the disk it writes to.
///
/// ```java
/// try (Server server = Server.start(new Settings("127.0.0.1", 0, folder, null, true))) {
///     URI home = URI.create("http://127.0.0.1:" + server.port());
/// }
/// ```
public final class Server implements AutoCloseable {

    private final Readiness readiness = new Readiness();
    private final HttpPort http;
    private final Database database;
    private final StoreWriter writer;
    private final EngineService engines = new EngineService();
    private final ReviewService reviews = new ReviewService(engines::isThinking);
    private final TableRegistry tables;
    private final OtherServers others;

    private Server(Settings settings, Environment environment) {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        Limits limits = settings.limits() ? Limits.on(System::nanoTime) : Limits.off();
        RandomSource random = environment.random();

        http = new HttpPort(
                settings.host(), settings.port(), settings.names(), settings.http(), readiness, limits, meters);
        database = open(settings);
        InstantSource time = environment.time().apply(database.clock());
        writer = environment.writer().apply(database.forWriting());
        GameStore games = new GameStore(database.jdbi(), writer, RatingStore::ended);
        TokenStore tokens = new TokenStore(database.jdbi(), writer);
        Accounts accounts = new Accounts(new GuestStore(writer), tokens, random, time, settings.database() != null);
        PasswordHasher hasher = new PasswordHasher(random);
        Gauge.builder("flagfall.password.hashes", hasher, PasswordHasher::count)
                .description("passwords hashed since the start")
                .register(meters);
        String self = random.id();
        Heartbeat heartbeat = new Heartbeat(database.jdbi(), writer, self, database::freeBytes);
        heartbeat.begin(time.instant());
        Presence presence = new Presence(
                time,
                Optional.ofNullable(settings.database())
                        .map(_ -> new Presence.Others(
                                new PresenceStore(database.jdbi(), writer),
                                new WatchingStore(database.jdbi(), writer, self))));
        GameLists lists = new GameLists(database.jdbi());
        PersonalFeeds feeds = new PersonalFeeds(lists);
        tables = new TableRegistry(games, heartbeat, engines, time, feeds, presence);
        others = database.others();
        tables.shareWith(others);
        Gauge.builder("flagfall.tables", tables, TableRegistry::count)
                .description("games in memory")
                .register(meters);
        HomeNetwork network = new HomeNetwork(settings.host(), http.port(), http::alsoAt, environment.addresses());
        AccountStore stored = new AccountStore(database.jdbi(), writer);
        BlockStore blockStore = new BlockStore(database.jdbi(), writer);
        Blocks blocks = new Blocks(blockStore, stored, random, time);
        readiness.open(new ApplicationContext(
                accounts,
                people(accounts, stored, tokens, hasher, blockStore, blocks, random, time),
                new Lobby(
                        games,
                        lists,
                        new PairingStore(writer),
                        tables,
                        random,
                        time,
                        feeds,
                        new Challenges(stored, blocks)),
                new RecordImports(games, lists, tables, random, time),
                feeds,
                presence,
                tables,
                engines,
                reviews,
                heartbeat,
                network));
    }

    private Database open(Settings settings) {
        try {
            String address = settings.database();
            return address == null ? Database.inFolder(settings.data()) : Database.at(address);
        } catch (RuntimeException cannot) {
            http.close();
            throw cannot;
        }
    }

    private People people(
            Accounts accounts,
            AccountStore stored,
            TokenStore tokens,
            PasswordHasher hasher,
            BlockStore blockStore,
            Blocks blocks,
            RandomSource random,
            InstantSource time) {
        SavedSetupStore setups = new SavedSetupStore(database.jdbi(), writer);
        return new People(
                new Login(accounts, stored, tokens, hasher, random, time),
                new PersonalData(stored, tokens, setups, blockStore, accounts, random, time),
                new Profiles(stored, new RatingStore(database.jdbi())),
                blocks,
                new NameChanges(accounts, new NameStore(database.jdbi(), writer), time));
    }

    /// What a server takes from outside: random numbers, time, a writer for its store, and its machine's addresses.
    /// Time may be made of the clock that all servers on one database go by.
    record Environment(
            RandomSource random,
            UnaryOperator<InstantSource> time,
            Function<Jdbi, StoreWriter> writer,
            Supplier<List<InetAddress>> addresses) {

        Environment(
                RandomSource random,
                InstantSource time,
                Function<Jdbi, StoreWriter> writer,
                Supplier<List<InetAddress>> addresses) {
            this(random, _ -> time, writer, addresses);
        }

        Environment(RandomSource random, InstantSource time, Function<Jdbi, StoreWriter> writer) {
            this(random, time, writer, HomeNetwork::addresses);
        }

        static Environment usual() {
            return usual(GroupCommit::new);
        }

        static Environment usual(Function<Jdbi, StoreWriter> writer) {
            return new Environment(
                    RandomSource.secure(),
                    clock -> new MonotonicClock(clock, System::nanoTime),
                    writer,
                    HomeNetwork::addresses);
        }
    }

    /// Starts a server, and returns when it is ready.
    public static Server start(Settings settings) {
        return start(settings, Environment.usual());
    }

    /// The same with a chosen environment, so that a run can be repeated exactly.
    static Server start(Settings settings, Environment environment) {
        return new Server(settings, environment);
    }

    public int port() {
        return http.port();
    }

    /// Says that it is not well for so long, and answers all the same, so that whoever sends it visitors sends no more.
    public void drain(Duration most) {
        readiness.leave();
        try {
            Thread.sleep(most);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /// Takes no more requests, ends every stream, finishes what is being written, and closes.
    @Override
    public void close() {
        readiness.close();
        others.close();
        tables.close();
        http.close();
        reviews.close();
        engines.close();
        writer.close();
        database.close();
    }
}
