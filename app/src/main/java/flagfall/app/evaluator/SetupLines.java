package flagfall.app.evaluator;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A setup as four lines of ten letters, the topmost row of the board first: Red's back row, or Blue's front row.
public final class SetupLines {

    /// How many lines a setup has.
    public static final int ROWS = 4;

    private SetupLines() {}

    public static List<String> write(Setup setup) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < Point.SIZE; x++) {
                Rank rank = setup.pieces().get(square(setup.side(), x, row));
                line.append(rank == null ? Glyph.NOBODY : Glyph.of(rank));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /// {@return what the lines say, blanks aside, or nothing if they have not ten known letters each}
    public static Optional<Setup> read(Side side, List<String> lines) {
        Map<Square, Rank> pieces = new TreeMap<>();
        for (int row = 0; row < lines.size(); row++) {
            String letters = lines.get(row).replaceAll("\\s", "");
            for (int x = 0; x < letters.length(); x++) {
                Optional<Rank> rank = Glyph.rank(letters.charAt(x));
                if (rank.isEmpty() || letters.length() != Point.SIZE) {
                    return Optional.empty();
                }
                pieces.put(square(side, x, row), rank.get());
            }
        }
        return Optional.of(new Setup(side, pieces));
    }

    private static Square square(Side side, int x, int row) {
        return new Point(x, side == Side.RED ? row : Point.SIZE - ROWS + row).square();
    }
}
