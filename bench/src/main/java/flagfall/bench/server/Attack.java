package flagfall.bench.server;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// One kind of abuse: what one of many threads does again and again.
sealed interface Attack {

    int threads();

    /// How often in a second, all threads together; 0 for as often as they can.
    double pace();

    /// {@return what was answered}
    ///
    /// @param number how many there were before
    String once(int number) throws IOException;

    /// {@return the attack of this name}
    ///
    /// @param game an honest game, whose id everyone may know
    /// @param each how many times in a second, or how many games
    static Attack of(String name, int port, String game, double each) {
        return switch (name) {
            case "hostile" -> new Hostile(port, game, each);
            case "flood" -> new Flood(port, game, each);
            case "slow" -> new Slow(port, game);
            case "offers" -> new Offers(port, each);
            case "top" -> new TopLevel(port, (int) each);
            default -> throw new IllegalArgumentException("no such attack: " + name);
        };
    }

    /// Broken requests from a thousand addresses.
    record Hostile(int port, String game, double pace) implements Attack {
        @Override
        public int threads() {
            return 32;
        }

        @Override
        public String once(int number) throws IOException {
            return RawVisitor.of(port, number % 1000).ask(new HostileRequests(number, game).next());
        }
    }

    /// Requests that are in order, from a hundred addresses.
    record Flood(int port, String game, double pace) implements Attack {
        private static final List<String> PATHS = List.of(
                "/api/games?status=open",
                "/api/games?status=playing",
                "/api/games/{id}",
                "/api/games/{id}/picture?format=png",
                "/api/leaderboard?ruleset=classic",
                "/api/rulesets",
                "/");

        @Override
        public int threads() {
            return 16;
        }

        @Override
        public String once(int number) throws IOException {
            String path = PATHS.get(number % PATHS.size()).replace("{id}", game);
            return RawVisitor.of(port, 2000 + number % 100)
                    .ask(RawVisitor.request("GET", path, "", "").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Three hundred who send a letter a second, two hundred who open a stream and never read it.
    record Slow(int port, String game) implements Attack {
        @Override
        public int threads() {
            return 500;
        }

        @Override
        public double pace() {
            return 0;
        }

        @Override
        public String once(int number) throws IOException {
            try (Socket socket = RawVisitor.of(port, 4000 + number % 10).connect()) {
                OutputStream out = socket.getOutputStream();
                if (number % 5 < 2) {
                    out.write(RawVisitor.request("GET", "/api/games/" + game + "/events", "", "")
                            .getBytes(StandardCharsets.UTF_8));
                    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(20));
                    return "unread";
                }
                for (char letter : "POST /api/games HTTP/1.1\r\nHost: localhost\r\n".toCharArray()) {
                    out.write(letter);
                    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
                    if (Thread.currentThread().isInterrupted()) {
                        break;
                    }
                }
                return "slow";
            }
        }
    }

    /// Listed offers, fifty from each address, each of which is then looked at.
    record Offers(int port, double pace, Map<Integer, String> tokens) implements Attack {
        private static final int OF_EACH = 50;

        Offers(int port, double pace) {
            this(port, pace, new ConcurrentHashMap<>());
        }

        @Override
        public int threads() {
            return 16;
        }

        @Override
        public String once(int number) throws IOException {
            int guest = number / OF_EACH;
            RawVisitor visitor = RawVisitor.of(port, 10_000 + guest);
            String token = tokens.get(guest);
            if (token == null) {
                token = Visitors.position(visitor.post("/api/guest", "", "{}"), "token");
                tokens.put(guest, token);
            }
            String answer = visitor.ask(RawVisitor.request(
                            "POST",
                            "/api/games",
                            token,
                            "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"side\":\"red\",\"listed\":true}")
                    .getBytes(StandardCharsets.UTF_8));
            if (answer.startsWith("HTTP/1.1 201")) {
                visitor.get("/api/games/" + Visitors.position(answer, "id"), token);
            }
            return answer;
        }
    }

    /// Games against the highest level, each of a guest with an address of their own, who moves at once.
    record TopLevel(int port, int threads) implements Attack {
        private static final Pattern LEVEL = Pattern.compile("\"level\":(\\d+)");
        private static final Pattern MOVES = Pattern.compile("\"moves\":\\[\"([^\"]+)\"");
        private static final Pattern PLY = Pattern.compile("\"ply\":(\\d+)");

        @Override
        public double pace() {
            return 0;
        }

        @Override
        public String once(int number) throws IOException {
            RawVisitor visitor = RawVisitor.of(port, 60_000 + number);
            String token = Visitors.position(visitor.post("/api/guest", "", "{}"), "token");
            int top = LEVEL.matcher(visitor.get("/api/levels", ""))
                    .results()
                    .mapToInt(level -> Integer.parseInt(level.group(1)))
                    .max()
                    .orElseThrow();
            String opened = visitor.post(
                    "/api/games",
                    token,
                    "{\"ruleset\":\"classic\",\"opponent\":\"computer:" + top + "\",\"side\":\"red\"}");
            String game = "/api/games/" + Visitors.position(opened, "id");
            String setup =
                    Visitors.position(visitor.post("/api/setups/random", "", "{\"ruleset\":\"classic\"}"), "setup");
            visitor.post(game + "/setup", token, "{\"setup\":\"" + setup + "\"}");
            Random random = new Random(number);
            while (!Thread.currentThread().isInterrupted()) {
                String view = visitor.get(game, token);
                Matcher move = MOVES.matcher(view);
                Matcher ply = PLY.matcher(view);
                if (move.find() && ply.find()) {
                    visitor.ask(RawVisitor.request(
                                    "POST",
                                    game + "/moves",
                                    token,
                                    "{\"ply\":" + ply.group(1) + ",\"move\":\"" + move.group(1) + "\"}")
                            .getBytes(StandardCharsets.UTF_8));
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500 + random.nextInt(500)));
            }
            return "HTTP/1.1 200";
        }
    }

    /// An attack that goes on until it is closed.
    final class Running implements AutoCloseable {
        private static final int KEPT = 20_000;

        private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        private final AtomicInteger next = new AtomicInteger();
        private final Map<String, Integer> answers = new ConcurrentHashMap<>();
        private final Queue<String> told = new ConcurrentLinkedQueue<>();
        private final long began = System.nanoTime();
        private volatile boolean stopped;

        Running(Attack attack) {
            IntStream.range(0, attack.threads()).forEach(_ -> threads.execute(() -> repeat(attack)));
        }

        private void repeat(Attack attack) {
            while (!stopped) {
                int number = next.getAndIncrement();
                if (attack.pace() > 0) {
                    long due = began + (long) (number * 1e9 / attack.pace());
                    LockSupport.parkNanos(due - System.nanoTime());
                }
                if (!stopped) {
                    count(attack, number);
                }
            }
        }

        private void count(Attack attack, int number) {
            try {
                String answer = attack.once(number);
                String status =
                        answer.startsWith("HTTP/1.1 ") ? answer.substring(9, 12) : answer.isEmpty() ? "none" : "other";
                answers.merge(status, 1, Integer::sum);
                if (number < KEPT) {
                    told.add(answer);
                }
            } catch (IOException failed) {
                String message = String.valueOf(failed.getMessage());
                answers.merge(message.startsWith("/") ? "no good answer" : "hung up", 1, Integer::sum);
            }
        }

        Map<String, Integer> answers() {
            return new TreeMap<>(answers);
        }

        Queue<String> told() {
            return told;
        }

        void stop() {
            stopped = true;
            threads.shutdownNow();
        }

        @Override
        public void close() {
            stop();
        }
    }
}
