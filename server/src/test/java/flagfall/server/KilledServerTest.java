package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server is killed in the middle of many games, while others are being opened. Whatever it said was done, is done:
/// seats, armies and moves, accounts and ratings; and every game can be played on, to an end in which all is as it was
/// told.
///
/// `-Dflagfall.kill.rounds=100` kills it more often.
@Timeout(value = 1, unit = TimeUnit.HOURS)
class KilledServerTest {

    private static final int ROUNDS = Integer.getInteger("flagfall.kill.rounds", 2);
    private static final int GAMES = 6;
    private static final int NEWCOMERS = 2;

    @Test
    void nothing_that_was_acknowledged_is_lost_and_every_game_can_be_played_on() throws Exception {
        int kept = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Path folder = Store.folder();
            Told told = playUntilKilled(folder, false, NEWCOMERS, new Random(round));
            assertThat(integrity(folder)).isEqualTo("ok");
            assertThat(broken(folder, told)).isEmpty();
            kept += told.promises.size()
                    + told.pairs.stream().mapToInt(RatedPair::promises).sum();
        }
        System.out.printf("killed %d times, %d acknowledged requests kept, none lost%n", ROUNDS, kept);
    }

    @Test
    void this_test_notices_a_server_that_answers_before_it_has_written() throws Exception {
        Path folder = Store.folder();
        Told told = playUntilKilled(folder, true, 0, new Random(1));
        assertThat(broken(folder, told)).isNotEmpty();
    }

    /// What a server has said was done.
    private record Told(List<Promise> promises, List<RatedPair> pairs) {}

    private static Told playUntilKilled(Path folder, boolean hasty, int newcomers, Random random) throws Exception {
        Queue<Promise> told = new ConcurrentLinkedQueue<>();
        CountDownLatch moves = new CountDownLatch(75 + random.nextInt(20));
        List<Future<?>> players = new ArrayList<>();
        List<RatedPair> pairs = new ArrayList<>();
        try (ServerProcess server = ServerProcess.start(folder, hasty);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            int port = server.port();
            List<GuestGame> matches = IntStream.range(0, GAMES)
                    .mapToObj(_ -> begin(port, told, random.nextLong()))
                    .toList();
            for (GuestGame match : matches) {
                Random own = new Random(random.nextLong());
                players.add(threads.submit(() -> untilGone(() -> playOn(match, told, moves, own))));
            }
            for (int newcomer = 0; newcomer < newcomers; newcomer++) {
                Random own = new Random(random.nextLong());
                players.add(threads.submit(() -> untilGone(() -> begin(port, told, own.nextLong()))));
                RatedPair pair = new RatedPair(port);
                pairs.add(pair);
                players.add(threads.submit(() -> untilGone(pair::play)));
                players.add(threads.submit(() -> untilGone(pair::register)));
            }
            moves.await();
            server.kill();
        }
        for (Future<?> player : players) {
            player.get();
        }
        return new Told(new ArrayList<>(told), pairs);
    }

    private static void untilGone(Runnable play) {
        try {
            while (true) {
                play.run();
            }
        } catch (UncheckedIOException _) {
            // The server is gone, which is the point.
        }
    }

    private static GuestGame begin(int port, Queue<Promise> told, long seed) {
        GuestGame match = GuestGame.open(port, "classic");
        for (Side side : Side.values()) {
            told.add(new Promise.Seat(match, side));
        }
        for (Side side : Side.values()) {
            String setup = GuestGame.setup(Rulesets.CLASSIC, side, seed);
            match.place(side, setup);
            told.add(new Promise.Army(match, side, setup));
        }
        return match;
    }

    /// Makes one move, if the game is not over.
    private static void playOn(GuestGame match, Queue<Promise> told, CountDownLatch moves, Random random) {
        JsonNode view = match.view(Side.RED);
        Side side = view.get("turn").asText().equals("red") ? Side.RED : Side.BLUE;
        JsonNode legal = match.view(side).get("moves");
        if (legal.isEmpty()) {
            moves.countDown();
            return;
        }
        String move = legal.get(random.nextInt(legal.size())).asText();
        Client.Answer answer =
                match.move(side, view.get("ply").intValue(), move).is(200);
        told.add(new Promise.Made(match, answer.body().get("offset").intValue(), move));
        moves.countDown();
    }

    /// {@return what was said to be done and is not}
    private static List<Promise> broken(Path folder, Told all) throws Exception {
        List<Promise> told = all.promises;
        List<Promise> broken = new ArrayList<>();
        try (ServerProcess server = ServerProcess.start(folder, false)) {
            all.pairs.forEach(pair -> pair.assertKept(server.port()));
            keep(told, Promise.Seat.class, server.port(), broken);
            keep(told, Promise.Made.class, server.port(), broken);
            told.stream().map(Promise::match).distinct().forEach(match -> playToAnEnd(match.at(server.port())));
            keep(told, Promise.Army.class, server.port(), broken);
        }
        return broken;
    }

    private static void keep(List<Promise> told, Class<? extends Promise> kind, int port, List<Promise> broken) {
        told.stream()
                .filter(kind::isInstance)
                .filter(promise -> !promise.isKept(promise.match().at(port)))
                .forEach(broken::add);
    }

    /// Places the armies that are missing, moves where one can, and resigns, so that everything is told.
    private static void playToAnEnd(GuestGame match) {
        for (Side side : Side.values()) {
            String setup = GuestGame.setup(Rulesets.CLASSIC, side, 1);
            if (match.view(side).get("pieces").isEmpty()) {
                match.place(side, setup);
            }
        }
        boolean playing = match.view(Side.RED).get("status").asText().equals("playing");
        if (playing && match.playAny(new Random(1))) {
            match.red().post(match.path("/resign"), "").is(200);
        }
    }

    /// {@return what SQLite says of its file}
    private static String integrity(Path folder) throws SQLException {
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("flagfall.db"));
                Statement statement = file.createStatement();
                ResultSet answer = statement.executeQuery("pragma integrity_check")) {
            return answer.getString(1);
        }
    }
}
