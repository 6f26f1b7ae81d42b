package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Two worlds that differ in nothing but two hidden pieces of Blue, exchanged. Whatever Red, a spectator and a
/// visitor without a token ask, each world answers with the same bytes, until a battle shows the difference.
class NothingLeaksTest {

    private static final int PLIES = 30;
    /// Moves that Red can never make, of Blue's pieces among others: each is refused, for a reason that may not
    /// tell.
    private static final List<String> ILLEGAL = List.of("a8a7", "a7a6", "e7e6", "h8h7", "b10b9", "a5b6", "j10j9");

    /// One of the two: a server of its own, with the same random numbers as the other.
    private static final class World implements AutoCloseable {
        private final Server server;
        private final GuestGame match;
        private final String spectator;
        private final String blueName;
        private final List<String> told = new ArrayList<>();

        World(Ruleset rules, String red, String blue) {
            server = Server.start(
                    Store.SQLITE.fresh(),
                    new Server.Environment(
                            new RandomSource(new Random(42)),
                            InstantSource.fixed(Instant.ofEpochSecond(1_800_000_000)),
                            GroupCommit::new));
            spectator = Client.nobody(server.port()).post("/api/guest", "").get("token");
            match = GuestGame.open(server.port(), Map.of("ruleset", rules.id(), "opponent", "open", "side", "red"));
            blueName = match.view(Side.RED).get("blue").get("name").asText().replace(" ", "%20");
            for (Side side : Side.values()) {
                match.client(side).post(match.path("/chat"), Map.of("on", true)).is(200);
            }
            match.blue()
                    .post(match.path("/messages"), Map.of("text", "Here I am."))
                    .is(200);
            match.place(Side.RED, red);
            look();
            match.place(Side.BLUE, blue);
            look();
        }

        /// Asks everything that Red and others may ask, right and wrong, and keeps every byte of every answer.
        void look() {
            RawHttp visitor = new RawHttp(server.port(), Optional.empty());
            RawHttp watcher = new RawHttp(server.port(), Optional.of(spectator));
            RawHttp red = new RawHttp(server.port(), match.red().token());
            for (RawHttp who : List.of(visitor, watcher, red)) {
                AskedRoutes.READ.values().forEach(paths -> paths.forEach(path -> tell(who.get(filled(path)))));
                AskedRoutes.REFUSED.forEach((route, body) -> {
                    if (who != red || AskedRoutes.BY_THE_OPPONENT.contains(route)) {
                        tell(who.post(filled(route.substring("POST ".length())), body));
                    }
                });
                for (String move : ILLEGAL) {
                    tell(who.post(match.path("/moves"), "{\"ply\":" + ply() + ",\"move\":\"" + move + "\"}"));
                }
            }
            String last = "\"offset\":" + lastHeard() + ",";
            tell(visitor.upTo(last, match.path("/events"), "application/x-ndjson"));
            tell(red.upTo(last, match.path("/events"), "application/x-ndjson"));
            tell(red.upTo(last, match.path("/events"), "text/event-stream"));
            tell(red.upTo(match.id(), "/api/me/events", "application/x-ndjson"));
            tell(names(visitor.get("/metrics")));
        }

        private String filled(String path) {
            return path.replace("{id}", match.id()).replace("{name}", blueName);
        }

        /// {@return the number of the last event that everyone hears. Two switched chat on and one spoke before Red was
        /// ready, which is between them}
        private int lastHeard() {
            JsonNode view = match.view(Side.RED);
            boolean started = view.get("status").asText().equals("playing");
            JsonNode move = view.get("lastMove");
            return move.isNull() ? (started ? 5 : 3) : move.get("offset").intValue();
        }

        /// Keeps an answer. How many watch and who has a stream open is a matter of when the server notices that one is
        /// closed, how far a listed game has come one of when the list was read; neither is one of what is hidden.
        private void tell(String answer) {
            String settled = answer.replaceAll("\"spectators\":\\d+", "\"spectators\":0")
                    .replaceAll("\"online\":\\[[^\\]]*]", "\"online\":[]");
            if (answer.contains("\"games\":[")) {
                settled = settled.replaceAll("\"status\":\"\\w+\",\"ply\":\\d+", "");
            }
            told.add(answer.contains("\"spectators\"") ? settled.replaceFirst("Content-Length: \\d+", "") : settled);
        }

        /// {@return the names of all figures, without their values}
        private static String names(String metrics) {
            return metrics.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.replaceAll(" \\S+$", ""))
                    .filter(line -> line.startsWith("flagfall") && !line.contains("/events")) // Counted when noticed.
                    .sorted()
                    .distinct()
                    .collect(Collectors.joining("\n"));
        }

        int ply() {
            return match.view(Side.RED).get("ply").intValue();
        }

        List<String> moves(Side side) {
            return StreamSupport.stream(match.view(side).get("moves").spliterator(), false)
                    .map(JsonNode::asText)
                    .toList();
        }

        boolean isOver() {
            return match.view(Side.RED).get("status").asText().equals("over");
        }

        Side toMove() {
            return match.view(Side.RED).get("turn").asText().equals("red") ? Side.RED : Side.BLUE;
        }

        void play(String move) {
            Client.Answer answer = match.move(toMove(), ply(), move).is(200);
            told.add(answer.text());
        }

        @Override
        public void close() {
            server.close();
        }
    }

    @Test
    void every_route_is_asked_here_or_declared_to_know_no_game() {
        assertThat(AskedRoutes.declared()).isEqualTo(AskedRoutes.described());
    }

    static Stream<Ruleset> rulesets() {
        return Rulesets.named().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void exchanged_pieces_that_nobody_has_seen_change_no_byte(Ruleset rules) {
        int seed = rules.id().length();
        Random random = new Random(seed);
        String red = GuestGame.setup(rules, Side.RED, seed);
        Exchange exchange = Exchange.of(rules, seed, random);
        try (World one = new World(rules, red, exchange.before());
                World other = new World(rules, red, exchange.after())) {
            for (int ply = 0; ply < PLIES; ply++) {
                List<String> moves = quiet(one, other, exchange);
                if (moves.isEmpty()) {
                    break;
                }
                String move = moves.get(random.nextInt(moves.size()));
                one.play(move);
                other.play(move);
                if (one.isOver()) {
                    break; // All is told, and may be.
                }
                if (ply % 10 == 0) {
                    one.look();
                    other.look();
                }
                assertSameBytes(one, other);
            }
            // The same comparison does see the difference where it may be seen.
            assertThat(other.match.view(Side.BLUE)).isNotEqualTo(one.match.view(Side.BLUE));
        }
    }

    private static void assertSameBytes(World one, World other) {
        assertThat(other.told).hasSameSizeAs(one.told);
        for (int index = 0; index < one.told.size(); index++) {
            assertThat(other.told.get(index)).isEqualTo(one.told.get(index));
        }
    }

    /// Moves that are legal in both worlds and meet neither of the exchanged pieces.
    private static List<String> quiet(World one, World other, Exchange exchange) {
        Side side = one.toMove();
        List<String> both = new ArrayList<>(one.moves(side));
        if (side == Side.RED) {
            assertThat(other.moves(side)).isEqualTo(both);
        }
        both.retainAll(other.moves(side));
        both.removeIf(move -> exchange.squares().stream().anyMatch(square -> names(move, square)));
        return both;
    }

    private static boolean names(String move, String square) {
        return List.of(move.split("(?=[a-j])")).contains(square);
    }

    /// Two setups of Blue with two pieces of different kinds exchanged, and where they stand.
    private record Exchange(String before, String after, List<String> squares) {

        static Exchange of(Ruleset rules, long seed, Random random) {
            Setup setup = Setup.random(rules, Side.BLUE, seed);
            var squares = new ArrayList<>(setup.pieces().keySet());
            while (true) {
                var one = squares.get(random.nextInt(squares.size()));
                var other = squares.get(random.nextInt(squares.size()));
                var swapped = new TreeMap<>(setup.pieces());
                swapped.put(one, setup.pieces().get(other));
                swapped.put(other, setup.pieces().get(one));
                if (!swapped.equals(setup.pieces())) {
                    return new Exchange(
                            SetupText.write(setup, rules.board()),
                            SetupText.write(new Setup(Side.BLUE, swapped), rules.board()),
                            List.of(one.toString(), other.toString()));
                }
            }
        }
    }
}
