package flagfall.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Every address of the API, and how the paired test asks it. A new one that is not declared here fails the build:
/// somebody has to say who may see what it answers.
final class AskedRoutes {

    private AskedRoutes() {}

    /// Read by everyone: the players, spectators, strangers. `{id}` is the game, `{name}` a player.
    static final Map<String, List<String>> READ = new TreeMap<>(Map.ofEntries(
            Map.entry("GET /api/games/{id}", List.of("/api/games/{id}")),
            Map.entry("GET /api/games/{id}/replay", List.of("/api/games/{id}/replay")),
            Map.entry("GET /api/games/{id}/record", List.of("/api/games/{id}/record")),
            Map.entry(
                    "GET /api/games/{id}/picture",
                    List.of(
                            "/api/games/{id}/picture",
                            "/api/games/{id}/picture?ply=0&eyes=blue",
                            "/api/games/{id}/picture?eyes=all&format=png")),
            Map.entry("GET /api/games/{id}/review", List.of("/api/games/{id}/review")),
            Map.entry("GET /api/games/{id}/review/{ply}", List.of("/api/games/{id}/review/0")),
            Map.entry("GET /api/games/{id}/rematch", List.of("/api/games/{id}/rematch")),
            Map.entry("GET /api/games/{id}/draft", List.of("/api/games/{id}/draft")),
            Map.entry(
                    "GET /api/games",
                    List.of(
                            "/api/games?status=open",
                            "/api/games?status=playing",
                            "/api/games?status=over&result=blue",
                            "/api/games?mine=1")),
            Map.entry("GET /api/players/{name}", List.of("/api/players/{name}")),
            Map.entry("GET /api/players/{name}/ratings", List.of("/api/players/{name}/ratings?ruleset=classic")),
            Map.entry("GET /api/leaderboard", List.of("/api/leaderboard?ruleset=classic")),
            Map.entry("GET /api/me", List.of("/api/me")),
            Map.entry("GET /api/me/export", List.of("/api/me/export")),
            Map.entry("GET /api/me/setups", List.of("/api/me/setups")),
            Map.entry("GET /api/me/tokens", List.of("/api/me/tokens")),
            Map.entry("GET /api/records", List.of("/api/records")),
            Map.entry("GET /api/me/blocks", List.of("/api/me/blocks"))));

    /// Asked by everyone but the players, and refused.
    static final Map<String, String> REFUSED = new TreeMap<>(Map.ofEntries(
            Map.entry("POST /api/games/{id}/setup", "{\"setup\":\"\",\"side\":\"blue\"}"),
            Map.entry("POST /api/games/{id}/draft", "{\"setup\":\"\",\"side\":\"blue\"}"),
            Map.entry("POST /api/games/{id}/ready", "{\"side\":\"blue\",\"ply\":0}"),
            Map.entry("POST /api/games/{id}/moves", "{\"ply\":0,\"move\":\"a7a6\"}"),
            Map.entry("POST /api/games/{id}/join", "{}"),
            Map.entry("POST /api/games/{id}/invitation", "{}"),
            Map.entry("POST /api/games/{id}/draw", "{}"),
            Map.entry("POST /api/games/{id}/resign", "{}"),
            Map.entry("POST /api/games/{id}/abort", "{}"),
            Map.entry("POST /api/games/{id}/cancel", "{}"),
            Map.entry("POST /api/games/{id}/decline", "{}"),
            Map.entry("POST /api/games/{id}/rematch", "{}"),
            Map.entry("POST /api/games/{id}/takeback", "{}"),
            Map.entry("POST /api/games/{id}/hint", "{}"),
            Map.entry("POST /api/games/{id}/claim", "{}"),
            Map.entry("POST /api/games/{id}/block", "{}"),
            Map.entry("POST /api/games/{id}/report", "{\"text\":\"rude\"}"),
            Map.entry("POST /api/games/{id}/chat", "{\"on\":true}"),
            Map.entry("POST /api/games/{id}/messages", "{\"preset\":\"hello\"}")));

    /// What the opponent may ask at any time, and what changes nothing that the other world would not change too.
    static final Set<String> BY_THE_OPPONENT = Set.of(
            "POST /api/games/{id}/setup",
            "POST /api/games/{id}/moves",
            "POST /api/games/{id}/draft",
            "POST /api/games/{id}/ready",
            "POST /api/games/{id}/join",
            "POST /api/games/{id}/invitation",
            "POST /api/games/{id}/cancel",
            "POST /api/games/{id}/decline",
            "POST /api/games/{id}/rematch",
            "POST /api/games/{id}/takeback",
            "POST /api/games/{id}/hint",
            "POST /api/games/{id}/claim");

    /// Streams, which the test reads up to the last line it knows.
    static final Set<String> STREAMS = Set.of("GET /api/games/{id}/events", "GET /api/me/events");

    /// Knows the caller, or nobody at all, and no game: what it answers is the same whatever stands on a board.
    static final Set<String> KNOWS_NO_GAME = Set.of(
            "POST /api/guest",
            "POST /api/accounts",
            "POST /api/sessions",
            "DELETE /api/sessions/current",
            "DELETE /api/sessions/others",
            "DELETE /api/me",
            "POST /api/me/name",
            "POST /api/me/password",
            "POST /api/me/bot",
            "POST /api/me/tokens",
            "DELETE /api/me/tokens/{id}",
            "PUT /api/me/setups/{name}",
            "DELETE /api/me/setups/{name}",
            "POST /api/records",
            "DELETE /api/records/{id}",
            "POST /api/players/{name}/block",
            "DELETE /api/players/{name}/block",
            "POST /api/players/{name}/report",
            "POST /api/games",
            "POST /api/pairing",
            "GET /api/levels",
            "GET /api/rulesets",
            "GET /api/rulesets/{id}/page",
            "POST /api/rulesets/{id}/page",
            "POST /api/rulesets/check",
            "GET /api/setups",
            "POST /api/setups/random",
            "GET /api/network",
            "POST /api/network",
            "GET /api/openapi.yaml",
            "GET /api/docs",
            "GET /healthz");

    /// Figures of the whole server; the test compares their names.
    static final Set<String> FIGURES = Set.of("GET /metrics");

    /// {@return everything that is declared}
    static Set<String> declared() {
        Set<String> all = new TreeSet<>();
        Stream.of(READ.keySet(), REFUSED.keySet(), STREAMS, KNOWS_NO_GAME, FIGURES)
                .forEach(all::addAll);
        return all;
    }

    /// {@return every call that the API's own page describes; another test holds that page against the server}
    static Set<String> described() {
        Set<String> calls = new TreeSet<>();
        String[] path = {""};
        openApi().lines().takeWhile(line -> !line.equals("components:")).forEach(line -> {
            if (line.matches("  /\\S+:")) {
                path[0] = line.strip().replaceFirst(":$", "");
            } else if (line.matches("    (get|post|put|delete):")) {
                calls.add(line.strip().replace(":", "").toUpperCase(Locale.ROOT) + " " + path[0]);
            }
        });
        return calls;
    }

    private static String openApi() {
        try (InputStream file = Server.class.getResourceAsStream("/flagfall/server/page/openapi.yaml")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
