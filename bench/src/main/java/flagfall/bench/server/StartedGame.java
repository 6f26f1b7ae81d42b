package flagfall.bench.server;

import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.stream.LongStream;

/// A game between two guests, who have just placed their armies.
///
/// @param tokens Red's, then Blue's
record StartedGame(String id, List<String> tokens, Position position) {

    private static final Ruleset RULES = Rulesets.CLASSIC;

    /// {@return a game of two new guests}
    static StartedGame begin(Visitors visitors, long seed) {
        String red = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        String blue = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        return begin(visitors, red, blue, seed);
    }

    /// {@return another game of the same two}
    StartedGame next(Visitors visitors, long seed) {
        return begin(visitors, tokens.getFirst(), tokens.getLast(), seed);
    }

    private static StartedGame begin(Visitors visitors, String red, String blue, long seed) {
        String created =
                visitors.post("/api/games", red, "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"side\":\"red\"}");
        String secret = Visitors.position(created, "join").split("#", 2)[1];
        Position start = Position.start(RULES, army(Side.RED, seed), army(Side.BLUE, seed), Side.RED);
        StartedGame game = new StartedGame(Visitors.position(created, "id"), List.of(red, blue), start);
        visitors.post(game.path("/join"), blue, "{\"secret\":\"" + secret + "\"}");
        for (Side side : Side.values()) {
            String setup = SetupText.write(army(side, seed), RULES.board());
            visitors.post(game.path("/setup"), game.tokens.get(side.ordinal()), "{\"setup\":\"" + setup + "\"}");
        }
        return game;
    }

    /// An army with its flag in the back row, so that the game lasts.
    private static Setup army(Side side, long seed) {
        return LongStream.iterate(seed, next -> next + 1_000_003)
                .mapToObj(each -> Setup.random(RULES, side, each))
                .filter(setup -> SetupText.write(setup, RULES.board()).lastIndexOf('/')
                        < SetupText.write(setup, RULES.board()).indexOf('F'))
                .findFirst()
                .orElseThrow();
    }

    String path(String rest) {
        return "/api/games/" + id + rest;
    }
}
