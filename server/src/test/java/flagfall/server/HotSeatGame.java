package flagfall.server;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// A game at one screen, as the screen sees it.
record HotSeatGame(String id, Client screen) {

    /// Two half-placed armies.
    static final String HALF = "S........./........../........../..........";

    static final String OTHER_HALF = "M........./........../........../..........";

    static HotSeatGame open(int port) {
        return open(port, Map.of("ruleset", "tabletop", "opponent", "hotseat"));
    }

    /// With so many seconds for each side.
    static HotSeatGame timed(int port, int seconds) {
        Map<String, Integer> clock = Map.of("initialSeconds", seconds, "bonusSeconds", 0, "freeSeconds", 0);
        return open(port, Map.of("ruleset", "tabletop", "opponent", "hotseat", "clock", clock));
    }

    private static HotSeatGame open(int port, Map<String, ?> request) {
        Client screen = Client.guest(port);
        Client.Answer created = screen.post("/api/games", request).is(201);
        assertThat(created.body().get("side").isNull()).isTrue();
        return new HotSeatGame(created.get("id"), screen);
    }

    /// The same game at another server, or at one that has moved.
    HotSeatGame at(int port) {
        return new HotSeatGame(id, screen.at(port));
    }

    String path(String rest) {
        return "/api/games/" + id + rest;
    }

    Client.Answer ready(Side side, int ply) {
        return screen.post(path("/ready"), Map.of("side", side.word(), "ply", ply));
    }

    Client.Answer place(Side side) {
        return screen.post(
                path("/setup"), Map.of("side", side.word(), "setup", GuestGame.setup(Rulesets.TABLETOP, side, 4)));
    }

    void begin() {
        for (Side side : Side.values()) {
            ready(side, 0).is(200);
            place(side).is(200);
        }
    }

    Client.Answer move(int ply, String move) {
        return screen.post(path("/moves"), Map.of("ply", ply, "move", move, "key", "key-" + ply));
    }

    Client.Answer keep(Side side, String setup) {
        return screen.post(path("/draft"), Map.of("side", side.word(), "setup", setup));
    }

    /// {@return the half-placed army that this screen is told, or `null`}
    String kept() {
        return screen.get(path("/draft")).is(200).get("setup");
    }

    JsonNode view() {
        return screen.get(path("")).is(200).body();
    }

    long millis(Side side) {
        return view().at("/clocks/" + side.word()).asLong();
    }

    /// {@return what happens in this game until it is over, in order}
    List<String> story() {
        return screen.allEvents(id).stream()
                .map(event -> Stream.of("type", "winner", "reason")
                        .filter(event::has)
                        .map(field -> event.get(field).asText())
                        .collect(joining(" ")))
                .toList();
    }

    /// {@return of how many pieces a view names the kind}
    static long kinds(JsonNode view) {
        return StreamSupport.stream(view.get("pieces").spliterator(), false)
                .filter(piece -> piece.has("kind"))
                .count();
    }
}
