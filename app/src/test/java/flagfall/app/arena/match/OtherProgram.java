package flagfall.app.arena.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// A program as someone else might have written it. It knows nothing of our code, reads the board it is shown, and
/// moves any piece a step to anywhere. Told so, it misbehaves in its third turn.
final class OtherProgram {

    private static final String[] ARMY = {"FBBBBBB888", "8344477766", "6555999999", "8s91326579"};

    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final Random random;
    private final String habit;

    private OtherProgram(String habit, long seed) {
        this.habit = habit;
        this.random = new Random(seed);
    }

    public static void main(String[] arguments) throws IOException {
        new OtherProgram(arguments[0], Long.parseLong(System.getenv("SEED"))).play();
    }

    private void play() throws IOException {
        boolean red = line().startsWith("RED");
        for (int row = 0; row < ARMY.length; row++) {
            System.out.println(red ? ARMY[row] : ARMY[ARMY.length - 1 - row]);
        }
        for (int turn = 0; ; turn++) {
            line();
            List<String> board = new ArrayList<>();
            while (board.size() < 10) {
                board.add(line());
            }
            System.out.println(turn == 2 && !habit.equals("plain") ? misbehave() : move(board));
            line();
        }
    }

    private String line() throws IOException {
        String line = in.readLine();
        if (line == null || line.startsWith("QUIT")) {
            System.exit(0);
        }
        return line;
    }

    private String misbehave() throws IOException {
        switch (habit) {
            case "crash" -> System.exit(1);
            case "hang" -> {
                while (true) {
                    line();
                }
            }
            default -> {}
        }
        return switch (habit) {
            case "cheat" -> "0 0 UP";
            case "babble" -> "hello";
            case "surrender" -> "SURRENDER";
            default -> throw new IllegalArgumentException(habit);
        };
    }

    private String move(List<String> board) {
        List<String> moves = new ArrayList<>();
        for (int y = 0; y < 10; y++) {
            for (int x = 0; x < 10; x++) {
                if ("123456789s".indexOf(board.get(y).charAt(x)) >= 0) {
                    add(moves, board, x, y, 0, -1, "UP");
                    add(moves, board, x, y, 0, 1, "DOWN");
                    add(moves, board, x, y, -1, 0, "LEFT");
                    add(moves, board, x, y, 1, 0, "RIGHT");
                }
            }
        }
        return moves.isEmpty() ? "NO_MOVE" : moves.get(random.nextInt(moves.size()));
    }

    private static void add(List<String> moves, List<String> board, int x, int y, int dx, int dy, String way) {
        boolean inside = x + dx >= 0 && x + dx < 10 && y + dy >= 0 && y + dy < 10;
        if (inside && ".#".indexOf(board.get(y + dy).charAt(x + dx)) >= 0) {
            moves.add(x + " " + y + " " + way);
        }
    }
}
