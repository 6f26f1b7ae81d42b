package flagfall.bench.server;

import java.util.List;

/// A game of any length between two guests, in which two marshals walk to and fro.
final class LongGame {

    /// The quiet limit lies beyond any game: where a ruleset sets none, a game still ends after 2,000 quiet moves.
    private static final String RULES =
            "{\"base\":\"barrage\",\"quietLimit\":100000,\"twoSquare\":\"OFF\",\"chase\":\"OFF\"}";
    private static final String SETUP = "M........./.........G/SSIY....../FB........";
    private static final List<String> ROUND = List.of("a4a5", "j7j6", "a5a4", "j6j7");

    /// Both setups and the start.
    private static final int EVENTS_BEFORE = 3;

    private final String id;
    private final List<String> tokens;
    private int ply;

    private LongGame(String id, List<String> tokens, int ply) {
        this.id = id;
        this.tokens = tokens;
        this.ply = ply;
    }

    static LongGame begin(Visitors visitors) {
        String red = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        String blue = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        String created =
                visitors.post("/api/games", red, "{\"ruleset\":" + RULES + ",\"opponent\":\"open\",\"side\":\"red\"}");
        LongGame game = new LongGame(Visitors.position(created, "id"), List.of(red, blue), 0);
        String secret = Visitors.position(created, "join").split("#", 2)[1];
        visitors.post(game.path("/join"), blue, "{\"secret\":\"" + secret + "\"}");
        for (String token : game.tokens) {
            visitors.post(game.path("/setup"), token, "{\"setup\":\"" + SETUP + "\"}");
        }
        return game;
    }

    /// {@return the same game at another server, which has a copy of its log}
    LongGame copy() {
        return new LongGame(id, tokens, ply);
    }

    private String path(String rest) {
        return "/api/games/" + id + rest;
    }

    private String toMove() {
        return tokens.get(ply % 2);
    }

    void move(Visitors visitors) {
        String body =
                "{\"ply\":" + ply + ",\"move\":\"" + ROUND.get(ply % ROUND.size()) + "\",\"key\":\"" + ply + "\"}";
        visitors.post(path("/moves"), toMove(), body);
        ply++;
    }

    /// {@return the view of the side to move}
    String view(Visitors visitors) {
        return visitors.get(path(""), toMove());
    }

    /// {@return the newest event, as the side to move hears it}
    String newestEvent(Visitors visitors) {
        return visitors.firstLine(path("/events?from=" + (EVENTS_BEFORE + ply - 1)), toMove());
    }
}
