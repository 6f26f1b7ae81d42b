package flagfall.bench.server;

import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/// A game between two guests, whose truth is known here too, so that moving needs no second request.
final class LiveGame {

    private static final Ruleset RULES = Rulesets.CLASSIC;
    private static final Pattern PLY = Pattern.compile("\"type\":\"move\".*?\"ply\":(\\d+)");

    private final Visitors visitors;
    private final String id;
    private final List<String> tokens;
    private final Random random;
    private final Map<Integer, Long> due = new ConcurrentHashMap<>();
    private Position position;

    private LiveGame(Visitors visitors, String id, List<String> tokens, Position position, long seed) {
        this.visitors = visitors;
        this.id = id;
        this.tokens = tokens;
        this.position = position;
        this.random = new Random(seed);
    }

    static LiveGame begin(Visitors visitors, long seed) {
        String red = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        String blue = Visitors.position(visitors.post("/api/guest", "", ""), "token");
        String created =
                visitors.post("/api/games", red, "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"side\":\"red\"}");
        String secret = Visitors.position(created, "join").split("#", 2)[1];
        Position start = Position.start(RULES, army(Side.RED, seed), army(Side.BLUE, seed), Side.RED);
        LiveGame game = new LiveGame(visitors, Visitors.position(created, "id"), List.of(red, blue), start, seed);
        visitors.post(game.path("/join"), blue, "{\"secret\":\"" + secret + "\"}");
        for (Side side : Side.values()) {
            String setup = SetupText.write(army(side, seed), RULES.board());
            visitors.post(game.path("/setup"), game.tokens.get(side.ordinal()), "{\"setup\":\"" + setup + "\"}");
        }
        return game;
    }

    /// An army with its flag in the back row, so that the game lasts.
    static Setup army(Side side, long seed) {
        return LongStream.iterate(seed, next -> next + 1_000_003)
                .mapToObj(each -> Setup.random(RULES, side, each))
                .filter(setup -> SetupText.write(setup, RULES.board()).lastIndexOf('/')
                        < SetupText.write(setup, RULES.board()).indexOf('F'))
                .findFirst()
                .orElseThrow();
    }

    /// {@return how long it took until this player heard of the other's move, or nothing if it is another event}
    OptionalLong heard(String event, int player) {
        Matcher ply = PLY.matcher(event);
        Long since = ply.find() && Integer.parseInt(ply.group(1)) % 2 != player
                ? due.get(Integer.parseInt(ply.group(1)))
                : null;
        return since == null ? OptionalLong.empty() : OptionalLong.of(System.nanoTime() - since);
    }

    List<String> tokens() {
        return tokens;
    }

    String path(String rest) {
        return "/api/games/" + id + rest;
    }

    /// Makes one move and waits until the server says that it is safe.
    ///
    /// @param since when it was due
    /// @return whether there was one to make
    synchronized boolean move(long since) {
        List<Move> moves = position.moves();
        if (moves.isEmpty()) {
            return false;
        }
        Move move = moves.get(random.nextInt(moves.size()));
        String body = "{\"ply\":" + position.ply() + ",\"move\":\"" + move + "\",\"key\":\"" + position.ply() + "\"}";
        due.put(position.ply(), since);
        visitors.post(path("/moves"), tokens.get(position.toMove().ordinal()), body);
        position = position.play(move);
        return true;
    }
}
