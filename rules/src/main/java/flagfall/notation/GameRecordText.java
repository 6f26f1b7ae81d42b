package flagfall.notation;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.GameRecord.Beginning;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import java.util.LinkedHashMap;
import java.util.Map;

/// Game records as a person reads them: tags in brackets, then numbered moves, Red's first. A strike shows who met
/// whom and how it went: `a6a7(PxS+)` is a captain that took a scout, `-` after the letters that the attacker fell,
/// `=` that both did. `--` stands for a pass, and for a first move that was not Red's to make.
public final class GameRecordText {

    /// The first tag of every record, and the version of this form.
    static final String VERSION = "1";

    private static final int MOVES_A_LINE = 4;

    private GameRecordText() {}

    public static String write(GameRecord record) {
        StringBuilder text = new StringBuilder();
        tags(record)
                .forEach((name, value) -> text.append('[')
                        .append(name)
                        .append(" \"")
                        .append(value.replaceAll("[\\r\\n]", " "))
                        .append("\"]\n"));
        return text.append('\n').append(moves(record)).toString();
    }

    /// {@return the game that a text tells, or what is wrong with it and where}
    public static ParseResult<GameRecord> read(String text) {
        return new GameRecordReader(text).read();
    }

    private static Map<String, String> tags(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Flagfall", VERSION);
        tags.put("Ruleset", record.rules().id());
        tags.put("Law", RulesetText.write(record.rules()));
        tags.put("Hash", RulesetText.hash(record.rules()));
        tags.put("Red", record.red());
        tags.put("Blue", record.blue());
        tags.put("Date", record.date());
        tags.put("Result", record.result());
        tags.put("Termination", record.termination());
        tags.put("First", record.beginning().first().word());
        Board board = record.rules().board();
        switch (record.beginning()) {
            case Beginning.Setups(Setup red, Setup blue, Side _) -> {
                tags.put("RedSetup", SetupText.write(red, board));
                tags.put("BlueSetup", SetupText.write(blue, board));
            }
            case Beginning.Arranged(Map<Square, Piece> _, Side _) -> tags.put("Board", BoardText.write(record.start()));
        }
        return tags;
    }

    private static String moves(GameRecord record) {
        Position end = record.end();
        StringBuilder text = new StringBuilder();
        Side expected = Side.RED;
        int round = 0;
        for (int ply = 0; ply < end.ply(); ply++) {
            Turn turn = end.turn(ply);
            Side side = turn.mover().side();
            while (true) {
                if (expected == Side.RED) {
                    text.append(round == 0 ? "" : round % MOVES_A_LINE == 0 ? "\n" : "  ")
                            .append(++round)
                            .append('.');
                }
                boolean theirs = expected == side;
                expected = expected.opponent();
                text.append(' ').append(theirs ? told(turn) : "--");
                if (theirs) {
                    break;
                }
            }
        }
        return text.append(text.isEmpty() ? "" : "\n").toString();
    }

    /// {@return one move with the strike it led to}
    static String told(Turn turn) {
        return switch (turn) {
            case Turn.March march -> MoveText.write(march.move());
            case Turn.Attack attack -> {
                String sign = switch (attack.clash()) {
                    case ATTACKER_WINS -> "+";
                    case DEFENDER_WINS -> "-";
                    case BOTH_FALL -> "=";
                };
                yield MoveText.write(attack.move()) + "("
                        + attack.mover().rank().letter() + "x"
                        + attack.defender().rank().letter() + sign + ")";
            }
        };
    }
}
