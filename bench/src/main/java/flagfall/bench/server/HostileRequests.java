package flagfall.bench.server;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/// Requests that nobody sends who means well: broken, oversized, lying, or just noise. None of them may be answered
/// with a fault of the server.
final class HostileRequests {

    private static final List<String> PATHS = List.of(
            "/../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/api/games/%00",
            "/api/games/" + "x".repeat(5000),
            "/api/games?status=over&after=1.%27%20or%201=1",
            "/api/games?limit=99999999999",
            "/api/games?since=0000-99-99",
            "/api/games/{id}/events?from=-1",
            "/api/games/{id}/events?from=99999999999999",
            "/api/games/{id}/picture?ply=2147483647",
            "/api/games/{id}/picture?eyes=blue&format=gif",
            "/api/games/{id}/review/99999999999",
            "/api/games/{id}/record",
            "/api/players/%F0%9F%92%A3%00'--",
            "/api/leaderboard?ruleset=%22&bots=maybe",
            "/metrics",
            "/api/rulesets/..%2f..%2fx/page",
            "//api//games",
            "*",
            "http://elsewhere.example/api/me");

    private static final List<String> BODIES = List.of(
            "",
            "{",
            "null",
            "[]",
            "\"\u0000\"",
            "{\"ply\":1e999,\"move\":\"a1a2\"}",
            "{\"ply\":\"0\",\"move\":7}",
            "{\"ply\":0,\"move\":\"a1a2\",\"key\":\"\u0007\"}",
            "{\"ruleset\":{\"board\":{\"columns\":1000000000}},\"opponent\":\"open\"}",
            "{\"ruleset\":\"classic\",\"opponent\":\"level:999\",\"clock\":{\"initialSeconds\":1e12}}",
            "{\"name\":\"' or 1=1 --\",\"password\":\"x\"}",
            "{\"setup\":\"" + "/".repeat(3000) + "\"}",
            "[".repeat(30_000),
            "{\"a\":".repeat(5_000),
            "x".repeat(70_000),
            "\u00e4\ud83d\udca3".repeat(100));

    private static final List<String> TARGETS = List.of(
            "/api/games",
            "/api/guest",
            "/api/accounts",
            "/api/sessions",
            "/api/pairing",
            "/api/rulesets/check",
            "/api/setups/random",
            "/api/games/{id}/moves",
            "/api/games/{id}/setup",
            "/api/games/{id}/join",
            "/api/games/{id}/resign",
            "/api/games/{id}/messages",
            "/api/games/nobody/hint",
            "/api/me/tokens",
            "/api/network");

    private final Random random;
    private final String game;

    /// @param game an honest game, whose id everyone may know
    HostileRequests(long seed, String game) {
        this.random = new Random(seed);
        this.game = game;
    }

    byte[] next() {
        return switch (random.nextInt(10)) {
            case 0 -> noise();
            case 1, 2 -> text(RawVisitor.request("GET", any(PATHS), token(), ""));
            case 3, 4, 5 -> text(RawVisitor.request("POST", any(TARGETS), token(), any(BODIES)));
            case 6 ->
                text(any(List.of("BREW", "PUT", "DELETE", "TRACE", "CONNECT", "get")) + " " + any(TARGETS)
                        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
            case 7 -> text(lying());
            case 8 ->
                text("GET /api/me HTTP/1.1\r\nHost: " + any(List.of("evil.example", "", "a b", "localhost:99999"))
                        + "\r\nConnection: close\r\n\r\n");
            default -> text(headers());
        };
    }

    private byte[] noise() {
        byte[] bytes = new byte[1 + random.nextInt(400)];
        random.nextBytes(bytes);
        bytes[bytes.length - 1] = '\n';
        return bytes;
    }

    /// Says one thing about its body and does another.
    private String lying() {
        String head = "POST " + any(TARGETS) + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
        return head
                + any(List.of(
                        "Content-Length: -1\r\n\r\n{}",
                        "Content-Length: 99999999999999999999\r\n\r\n{}",
                        "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                        "Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n",
                        "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n",
                        "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
                        "Expect: 1000-maybe\r\nContent-Length: 2\r\n\r\n{}"));
    }

    private String headers() {
        StringBuilder text = new StringBuilder("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        int count = random.nextInt(200);
        for (int header = 0; header < count; header++) {
            text.append("X-")
                    .append(header)
                    .append(": ")
                    .append("y".repeat(random.nextInt(300)))
                    .append("\r\n");
        }
        return text.append("Cookie: flagfall=")
                .append(Long.toHexString(random.nextLong()))
                .append("; =;;\r\n\r\n")
                .toString();
    }

    private String token() {
        return random.nextInt(3) == 0 ? Long.toString(random.nextLong(), 36) : "";
    }

    private String any(List<String> all) {
        return all.get(random.nextInt(all.size())).replace("{id}", game);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
