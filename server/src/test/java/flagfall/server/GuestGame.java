package flagfall.server;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;

/// A game between two guests, driven over HTTP.
record GuestGame(String id, Client red, Client blue, String secret) {

    static GuestGame open(int port, String ruleset) {
        return open(port, Map.of("ruleset", ruleset, "opponent", "open", "side", "red"));
    }

    static GuestGame open(int port, Map<String, ?> request) {
        Client red = Client.guest(port);
        Client blue = Client.guest(port);
        Client.Answer created = red.post("/api/games", request).is(201);
        String secret = created.get("join").substring(created.get("join").indexOf('#') + 1);
        GuestGame match = new GuestGame(created.get("id"), red, blue, secret);
        blue.post(match.path("/join"), Map.of("secret", secret)).is(200);
        return match;
    }

    /// A game that has begun, with armies drawn from the seed.
    static GuestGame begin(int port, Ruleset rules, long seed) {
        GuestGame match = open(port, rules.id());
        match.place(Side.RED, setup(rules, Side.RED, seed));
        match.place(Side.BLUE, setup(rules, Side.BLUE, seed));
        return match;
    }

    static String setup(Ruleset rules, Side side, long seed) {
        return SetupText.write(Setup.random(rules, side, seed), rules.board());
    }

    /// The same game at a server that has moved.
    GuestGame at(int port) {
        return new GuestGame(id, red.at(port), blue.at(port), secret);
    }

    String path(String rest) {
        return "/api/games/" + id + rest;
    }

    Client client(Side side) {
        return side == Side.RED ? red : blue;
    }

    void place(Side side, String setup) {
        client(side).post(path("/setup"), Map.of("setup", setup)).is(200);
    }

    JsonNode view(Side side) {
        return client(side).get(path("")).is(200).body();
    }

    Client.Answer move(Side side, int ply, String move) {
        return move(side, ply, move, "key-" + ply);
    }

    Client.Answer move(Side side, int ply, String move, String key) {
        return client(side).post(path("/moves"), Map.of("ply", ply, "move", move, "key", key));
    }

    /// Makes one move of whoever is to move.
    ///
    /// @return whether the game goes on
    boolean playAny(Random random) {
        Side side = view(Side.RED).get("turn").asText().equals("red") ? Side.RED : Side.BLUE;
        JsonNode view = view(side);
        JsonNode moves = view.get("moves");
        String move = moves.get(random.nextInt(moves.size())).textValue();
        move(side, view.get("ply").intValue(), move).is(200);
        return !view(side).get("status").asText().equals("over");
    }

    /// {@return what this side sees on a square where something stands}
    JsonNode piece(Side side, String square) {
        return StreamSupport.stream(view(side).get("pieces").spliterator(), false)
                .filter(piece -> piece.get("square").asText().equals(square))
                .findFirst()
                .orElseThrow();
    }
}
