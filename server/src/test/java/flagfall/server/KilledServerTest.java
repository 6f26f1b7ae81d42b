package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A server is killed in the middle of many games. Whatever it said was done, is done; and every game can be played
/// on.
///
/// `-Dflagfall.kill.rounds=100` kills it more often.
class KilledServerTest {

    private static final int ROUNDS = Integer.getInteger("flagfall.kill.rounds", 2);
    private static final int GAMES = 6;
    /// Two guests, a game, a seat and two setups: what is written before the first move of each game.
    private static final int WRITES_BEFORE_MOVES = GAMES * 6;

    /// A move that the server said was made.
    private record Acknowledged(Match match, int offset, String move) {}

    @Test
    void no_acknowledged_move_is_lost_and_every_game_can_be_played_on() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            Path folder = Store.folder();
            List<Acknowledged> told = playUntilKilled(folder, -1, new Random(round));
            assertThat(lost(folder, told)).isEmpty();
        }
    }

    @Test
    void this_test_notices_a_server_that_answers_before_it_has_written() throws Exception {
        Path folder = Store.folder();
        List<Acknowledged> told = playUntilKilled(folder, WRITES_BEFORE_MOVES, new Random(1));
        assertThat(lost(folder, told)).isNotEmpty();
    }

    private static List<Acknowledged> playUntilKilled(Path folder, int patience, Random random) throws Exception {
        int enough = 75 + random.nextInt(20);
        ConcurrentLinkedQueue<Acknowledged> told = new ConcurrentLinkedQueue<>();
        CountDownLatch moves = new CountDownLatch(enough);
        try (ServerProcess server = ServerProcess.start(folder, patience);
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Match> matches = IntStream.range(0, GAMES)
                    .mapToObj(game -> Match.begin(server.port(), Rulesets.CLASSIC, game))
                    .toList();
            for (Match match : matches) {
                players.execute(() -> playOn(match, told, moves, new Random(random.nextLong())));
            }
            moves.await();
            server.kill();
        }
        return new ArrayList<>(told);
    }

    private static void playOn(
            Match match, ConcurrentLinkedQueue<Acknowledged> told, CountDownLatch moves, Random random) {
        try {
            for (int ply = 0; ; ply++) {
                Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
                JsonNode legal = match.view(side).get("moves");
                String move = legal.get(random.nextInt(legal.size())).asText();
                Client.Answer answer = match.move(side, ply, move).is(200);
                told.add(new Acknowledged(match, answer.body().get("offset").intValue(), move));
                moves.countDown();
            }
        } catch (UncheckedIOException _) {
            // The server is gone, which is the point.
        }
    }

    /// {@return what was said to be done and is not}
    private static List<Acknowledged> lost(Path folder, List<Acknowledged> told) throws Exception {
        List<Acknowledged> lost = new ArrayList<>();
        try (ServerProcess server = ServerProcess.start(folder, -1)) {
            for (Acknowledged move : told) {
                if (!isThere(move, server.port())) {
                    lost.add(move);
                }
            }
            told.stream().map(Acknowledged::match).distinct().forEach(match -> playOn(match, server.port()));
        }
        return lost;
    }

    private static boolean isThere(Acknowledged acknowledged, int port) {
        Match match = acknowledged.match.at(port);
        int known = match.view(Side.RED).get("offset").intValue();
        return known > acknowledged.offset
                && match.red()
                        .events(match.id(), acknowledged.offset, 1)
                        .getFirst()
                        .get("move")
                        .asText()
                        .equals(acknowledged.move);
    }

    private static void playOn(Match match, int port) {
        Match again = match.at(port);
        if (again.view(Side.RED).get("status").asText().equals("playing")) {
            again.playAny(new Random(1));
        }
    }
}
