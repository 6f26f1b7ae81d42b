package flagfall.bench.server;

import flagfall.position.Move;
import flagfall.position.Position;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Two guests who play one game after another, whose truth is known here too, so that moving needs no second request.
final class LiveGame {

    private static final Pattern PLY = Pattern.compile("\"type\":\"move\".*?\"ply\":(\\d+)");

    private final Visitors visitors;
    private final Random random;
    private final Map<Integer, Long> due = new ConcurrentHashMap<>();
    private volatile StartedGame game;
    private Position position;
    private boolean listened;

    private LiveGame(Visitors visitors, StartedGame game, long seed) {
        this.visitors = visitors;
        this.game = game;
        this.position = game.position();
        this.random = new Random(seed);
    }

    static LiveGame begin(Visitors visitors, long seed) {
        return new LiveGame(visitors, StartedGame.begin(visitors, seed), seed);
    }

    /// Has both players listen to this game and to those that follow.
    synchronized void listen() {
        listened = true;
        visitors.listen(this);
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
        return game.tokens();
    }

    /// {@return what nobody else may be told}
    List<String> secrets() {
        return game.tokens();
    }

    String path(String rest) {
        return game.path(rest);
    }

    /// Makes one move and waits until the server says that it is safe. A game that is over is followed by another.
    ///
    /// @param since when it was due
    /// @return whether there was one to make
    synchronized boolean move(long since) {
        List<Move> moves = position.moves();
        if (moves.isEmpty()) {
            beginNext();
            return false;
        }
        Move move = moves.get(random.nextInt(moves.size()));
        String body = "{\"ply\":" + position.ply() + ",\"move\":\"" + move + "\",\"key\":\"" + position.ply() + "\"}";
        due.put(position.ply(), since);
        visitors.post(path("/moves"), game.tokens().get(position.toMove().ordinal()), body);
        position = position.play(move);
        return true;
    }

    private void beginNext() {
        due.clear();
        game = game.next(visitors, random.nextInt());
        position = game.position();
        if (listened) {
            visitors.listen(this);
        }
    }
}
