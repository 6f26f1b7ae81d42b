package flagfall.bench.server;

import flagfall.position.Move;
import flagfall.position.Position;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A game whose players remember every move that they were told is safe. A move without an answer is sent again,
/// under its key, and must not be made twice.
final class KeptGame {

    private static final int LONGEST_THOUGHT_MILLIS = 600;
    private static final Pattern PLY = Pattern.compile("\"ply\":(\\d+)");

    private final StartedGame game;
    private final Random random;
    private final List<String> told = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private Position position;
    /// Sent, and not answered; null if there is none.
    private @Nullable Move open;

    private KeptGame(StartedGame game, long seed) {
        this.game = game;
        this.position = game.position();
        this.random = new Random(seed);
    }

    static KeptGame begin(Visitors visitors, long seed) {
        return new KeptGame(StartedGame.begin(visitors, seed), seed);
    }

    List<String> told() {
        return told;
    }

    /// {@return answers that were no acknowledgement}
    List<String> refused() {
        return refused;
    }

    boolean isOver() {
        return position.moves().isEmpty();
    }

    void playUntilGone(Visitors visitors) {
        try {
            while (!isOver()) {
                Thread.sleep(random.nextInt(LONGEST_THOUGHT_MILLIS));
                move(visitors);
            }
        } catch (UncheckedIOException _) {
            // The server is gone, which is the point.
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        } catch (IllegalStateException answer) {
            refused.add("game " + game.id() + ": " + answer.getMessage());
        }
    }

    /// Makes a move, or the one again that was not answered.
    private void move(Visitors visitors) {
        List<Move> moves = position.moves();
        Move move = open != null ? open : moves.get(random.nextInt(moves.size()));
        open = move;
        int ply = position.ply();
        String body = "{\"ply\":" + ply + ",\"move\":\"" + move + "\",\"key\":\"" + ply + "\"}";
        visitors.post(game.path("/moves"), game.tokens().get(position.toMove().ordinal()), body);
        open = null;
        told.add(move.toString());
        position = position.play(move);
    }

    /// {@return what was said to be done and is not, or is done twice}
    List<String> compared(Visitors visitors) {
        String view = visitors.get(game.path(""), game.tokens().getFirst());
        Matcher ply = PLY.matcher(view);
        int made = ply.find() ? Integer.parseInt(ply.group(1)) : -1;
        int most = told.size() + (open == null ? 0 : 1);
        List<String> faults = new ArrayList<>();
        if (made < told.size() || made > most) {
            faults.add("game " + game.id() + ": " + told.size() + " moves were acknowledged, and there are " + made);
        }
        return faults;
    }

    /// Ends the game and reads all of it.
    ///
    /// @return what is not as it was told
    List<String> readThrough(Visitors visitors) {
        if (open != null) {
            move(visitors);
        }
        if (!isOver()) {
            visitors.post(game.path("/resign"), game.tokens().getFirst(), "");
        }
        List<String> moves = Kills.lines(
                visitors.get(game.path("/events?from=0"), game.tokens().getFirst()), "\"type\":\"move\"");
        List<String> faults = new ArrayList<>();
        if (moves.size() != told.size()) {
            faults.add("game " + game.id() + ": " + told.size() + " moves were acknowledged, and " + moves.size()
                    + " are told");
        }
        for (int ply = 0; ply < Math.min(moves.size(), told.size()); ply++) {
            if (!moves.get(ply).contains("\"ply\":" + ply + ",")
                    || !moves.get(ply).contains("\"move\":\"" + told.get(ply) + "\"")) {
                faults.add("game " + game.id() + ", ply " + ply + ": " + told.get(ply) + " became " + moves.get(ply));
            }
        }
        return faults;
    }
}
