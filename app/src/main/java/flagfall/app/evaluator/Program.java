package flagfall.app.evaluator;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Plays one game over the protocol: reads lines and answers with lines, each at once.
///
/// 1. It is told its side, and answers with its setup.
/// 2. It is told what the enemy did, or `START`, and shown the board; it answers with a move.
/// 3. It is told what came of its move, and round again, until `QUIT` or the end of all lines.
///
/// Where the other side tells what cannot be, it believes the board it is shown, and complains. Where its own player
/// fails, it fails.
public final class Program {

    private final Player player;
    private final Budget budget;
    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream complaints;

    public Program(Player player, Budget budget, BufferedReader in, PrintStream out, PrintStream complaints) {
        this.player = player;
        this.budget = budget;
        this.in = in;
        this.out = out;
        this.complaints = complaints;
    }

    /// Plays until the other side has had enough.
    public void play() throws IOException {
        try {
            Side side = side(next());
            Setup setup = player.place(Rulesets.CLASSIC, side);
            SetupLines.write(setup).forEach(this::say);
            converse(side, KnownGame.ofStart(setup));
        } catch (EOFException _) {
            out.flush();
        }
    }

    private static Side side(String greeting) throws EOFException {
        return switch (ProtocolMove.words(greeting).getFirst().toUpperCase(Locale.ROOT)) {
            case "RED" -> Side.RED;
            case "BLUE" -> Side.BLUE;
            default -> throw new EOFException("no side is named: " + greeting);
        };
    }

    private void converse(Side side, KnownGame start) throws IOException {
        KnownGame game = start;
        while (true) {
            String news = next();
            boolean understood = news.toUpperCase(Locale.ROOT).startsWith("START") || takeIn(game, news);
            BoardLines.ShownBoard shown = board();
            long asked = System.nanoTime();
            if (!understood || !game.agreesWith(shown)) {
                complaints.println("the board is not what was told; going by the board after: " + news);
                game = new KnownGame(side, shown, side);
            }
            say(answer(game.memory(), asked));
            takeIn(game, next());
        }
    }

    /// {@return whether the news fitted what was known}
    private static boolean takeIn(KnownGame game, String news) {
        try {
            MoveReport.read(news).ifPresent(game::happened);
            return MoveReport.read(news).isPresent();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private BoardLines.ShownBoard board() throws IOException {
        List<String> lines = new ArrayList<>();
        while (lines.size() < Point.SIZE) {
            lines.add(next());
        }
        return BoardLines.read(lines);
    }

    private String answer(PlayerMemory memory, long asked) {
        return memory.view().moves().isEmpty()
                ? "NO_MOVE"
                : ProtocolMove.of(choice(memory, left(asked))).toString();
    }

    /// Whatever was done since we were asked is time of ours too.
    private Budget left(long asked) {
        return switch (budget) {
            case Budget.Time(Duration most) -> {
                Duration left = most.minusNanos(System.nanoTime() - asked);
                yield Budget.time(left.isNegative() ? Duration.ZERO : left);
            }
            case Budget.Nodes nodes -> nodes;
        };
    }

    /// A player that fails, or chooses what is not legal, ends the program: who runs the match must hear of it.
    private Move choice(PlayerMemory memory, Budget left) {
        Move move = player.choose(memory, left);
        if (!memory.view().moves().contains(move)) {
            throw new IllegalStateException("the player chose " + move + ", which is not legal");
        }
        return move;
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    /// {@return the next line that is not blank}
    /// @throws EOFException when there is none, or when it tells us to go
    private String next() throws IOException {
        String line = in.readLine();
        while (line != null && line.isBlank()) {
            line = in.readLine();
        }
        if (line == null || line.strip().toUpperCase(Locale.ROOT).startsWith("QUIT")) {
            throw new EOFException("the game is over");
        }
        return line.strip();
    }
}
