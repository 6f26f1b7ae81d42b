package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

/// A whole run in which every write fails sooner or later: no line of the log has a setup, a secret, a token or a seed.
@ParameterizedClass
@EnumSource(Store.class)
class LogSecrecyTest {

    private final Store store;

    LogSecrecyTest(Store store) {
        this.store = store;
    }

    /// Everything that is logged, with every cause.
    private static final class Lines extends AppenderBase<ILoggingEvent> implements AutoCloseable {
        private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        private final Level before = root.getLevel();
        private final Queue<String> lines = new ConcurrentLinkedQueue<>();

        Lines() {
            start();
            root.addAppender(this);
            root.setLevel(Level.INFO);
        }

        @Override
        protected void append(ILoggingEvent event) {
            if (event.getLoggerName().contains("EmbeddedPostgres")) {
                return; // The log of the database itself, which the tests pass on.
            }
            lines.add(event.getFormattedMessage());
            if (event.getThrowableProxy() != null) {
                lines.add(ThrowableProxyUtil.asString(event.getThrowableProxy()));
            }
        }

        @Override
        public void close() {
            root.setLevel(before);
            root.detachAppender(this);
        }
    }

    /// Keeps every seed that is drawn.
    private static final class RememberedRandom implements RandomGenerator {
        private final Random random = new Random(3);
        private final List<String> drawn = new ArrayList<>();

        @Override
        public synchronized long nextLong() {
            long seed = random.nextLong();
            drawn.add(Long.toString(seed));
            return seed;
        }
    }

    @Test
    void no_line_of_the_log_has_a_secret_whatever_fails() throws Exception {
        Settings settings = store.fresh();
        RememberedRandom random = new RememberedRandom();
        List<String> secrets = new ArrayList<>();
        try (Lines log = new Lines();
                Server server = Server.start(
                        settings,
                        new Server.Environment(new RandomSource(random), InstantSource.system(), GroupCommit::new))) {
            GuestGame match = GuestGame.open(server.port(), "barrage");
            secrets.add(match.secret());
            secrets.add(match.red().token().orElseThrow());
            secrets.add(match.blue().token().orElseThrow());
            Person person = Person.registered(server.port());
            String another = "a password that is new";
            secrets.addAll(
                    List.of(person.password(), another, person.client().token().orElseThrow()));
            secrets.add(person.client()
                    .post("/api/me/tokens", Map.of("label", "bot"))
                    .is(201)
                    .get("token"));
            HotSeatGame screen = HotSeatGame.open(server.port());
            screen.ready(Side.RED, 0).is(200);
            breakEveryTable(settings);
            String half = "SM......../S........./........../F.........";
            secrets.add(half);
            screen.keep(Side.RED, half).is(503);
            person.client().post("/api/me/tokens", Map.of("label", "bot")).is(503);
            Client.nobody(server.port())
                    .post("/api/sessions", Map.of("name", person.name(), "password", person.password()))
                    .is(503);
            Client.nobody(server.port())
                    .post("/api/accounts", Map.of("name", Person.freshName(), "password", another))
                    .is(503);
            String saved = GuestGame.setup(Rulesets.BARRAGE, Side.RED, 6);
            secrets.add(saved);
            person.client()
                    .put("/api/me/setups/mine", Map.of("ruleset", "barrage", "setup", saved))
                    .is(503);
            for (Side side : Side.values()) {
                String setup = GuestGame.setup(Rulesets.BARRAGE, side, 5);
                secrets.add(setup);
                match.client(side)
                        .post(match.path("/setup"), Map.of("setup", setup))
                        .is(503);
            }
            match.red()
                    .post("/api/games", Map.of("ruleset", "classic", "opponent", "open"))
                    .is(503);
            Client.nobody(server.port()).post("/api/guest", "").is(503);
            match.red().get("/api/games/" + match.secret()).is(404);
            secrets.addAll(random.drawn);
            assertThat(log.lines).anyMatch(line -> line.contains("a write failed"));
            assertThat(log.lines).noneMatch(line -> secrets.stream().anyMatch(line::contains));
        }
    }

    private void breakEveryTable(Settings settings) throws Exception {
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                Statement statement = connection.createStatement()) {
            for (String table :
                    List.of("event", "game", "guest", "account", "access_token", "saved_setup", "curtain")) {
                String write = table.equals("curtain") ? "update" : "insert";
                statement.execute(
                        store == Store.SQLITE
                                ? "create trigger no_" + table + " before " + write + " on " + table
                                        + " begin select raise(abort, 'no more'); end"
                                : "alter table " + table + " add constraint no_more check (false) not valid");
            }
        }
    }
}
