package flagfall.app.record;

import flagfall.notation.BoardText;
import flagfall.notation.GameRecord;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A recorded game, printed line by line. It is over, so everything is shown.
public final class RecordReplay {

    private final GameRecord record;
    private final Position end;

    public RecordReplay(GameRecord record) {
        this.record = record;
        this.end = record.end();
    }

    /// {@return how many moves were made}
    public int plies() {
        return end.ply();
    }

    /// {@return who played by which rules, and how it ended}
    public List<String> head() {
        return List.of(
                "Red: " + record.red() + "  Blue: " + record.blue() + "  "
                        + record.rules().id() + ", " + record.date(),
                ending() + " after " + end.ply() + " moves");
    }

    private String ending() {
        String result = switch (record.result()) {
            case "red" -> "Red won";
            case "blue" -> "Blue won";
            case "draw" -> "drawn";
            default -> "broken off";
        };
        return record.termination().isEmpty() ? result : result + " (" + record.termination() + ")";
    }

    /// {@return a move, counted from one, such as `12. Blue e7e6: a captain strikes a scout, which falls`}
    public String move(int number) {
        Turn turn = end.turn(number - 1);
        return String.format(
                        Locale.ROOT, "%3d. %-4s %s", number, name(turn.mover().side()), turn.move())
                + told(turn);
    }

    private static String name(Side side) {
        return side == Side.RED ? "Red" : "Blue";
    }

    private static String told(Turn turn) {
        return switch (turn) {
            case Turn.March _ -> "";
            case Turn.Attack attack ->
                ": " + attack.mover().rank().word() + " strikes "
                        + attack.defender().rank().word() + ", "
                        + switch (attack.clash()) {
                            case ATTACKER_WINS -> "which falls";
                            case DEFENDER_WINS -> "and falls";
                            case BOTH_FALL -> "both fall";
                        };
        };
    }

    /// {@return the board after so many moves, the highest row first, Red in large letters and Blue in small ones}
    public List<String> board(int plies) {
        String[] rows = BoardText.write(end.back(plies)).split("/", -1);
        List<String> lines = new ArrayList<>();
        for (int index = 0; index < rows.length; index++) {
            lines.add(String.format(Locale.ROOT, "%3d  ", rows.length - index) + spaced(rows[index]));
        }
        lines.add("     " + spaced("abcdefghij".substring(0, rows[0].length())));
        return lines;
    }

    private static String spaced(String letters) {
        return String.join(" ", letters.split("", -1)).strip();
    }
}
