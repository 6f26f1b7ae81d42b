package flagfall.notation;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Setups as letters: the home rows front row first, each left to right as its owner sees it, `/` between rows.
public final class SetupText {

    private static final char NOBODY = '.';

    private SetupText() {}

    /// What a text says, and everything that is wrong with it.
    public record Draft(Setup setup, List<Flaw> flaws) {
        public Draft {
            flaws = List.copyOf(flaws);
        }
    }

    public static String write(Setup setup, Board board) {
        StringBuilder text = new StringBuilder();
        List<Square> home = board.home(setup.side());
        for (int index = 0; index < home.size(); index++) {
            Rank rank = setup.pieces().get(home.get(index));
            text.append(index > 0 && index % board.columns() == 0 ? "/" : "")
                    .append(rank == null ? NOBODY : rank.letter());
        }
        return text.toString();
    }

    public static Draft read(String text, Side side, Ruleset rules) {
        Board board = rules.board();
        String[] rows = text.split("/", -1);
        List<Flaw> flaws = new ArrayList<>();
        if (rows.length != board.homeRows()) {
            flaws.add(new Flaw.WrongRows(rows.length, board.homeRows()));
        }
        List<Square> home = board.home(side);
        Map<Square, Rank> pieces = new TreeMap<>();
        for (int row = 0; row < rows.length; row++) {
            if (rows[row].length() != board.columns()) {
                flaws.add(new Flaw.WrongColumns(row + 1, rows[row].length(), board.columns()));
            }
            for (int column = 0; column < rows[row].length(); column++) {
                char letter = rows[row].charAt(column);
                Optional<Rank> rank = Rank.ofLetter(letter);
                if (rank.isEmpty() && letter != NOBODY) {
                    flaws.add(new Flaw.UnknownLetter(letter, row + 1, column + 1));
                }
                if (rank.isPresent() && row < board.homeRows() && column < board.columns()) {
                    pieces.put(home.get(row * board.columns() + column), rank.get());
                }
            }
        }
        Setup setup = new Setup(side, pieces);
        flaws.addAll(setup.flaws(rules));
        return new Draft(setup, flaws);
    }
}
