package flagfall.app.evaluator;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The board as ten lines that one side is shown: its own letters, `#` for an enemy, `.` for nobody, `+` for a lake.
public final class BoardLines {

    private BoardLines() {}

    /// What such lines say: a side's own pieces and where its enemies stand.
    record ShownBoard(Map<Square, Rank> own, Set<Square> enemies) {
        ShownBoard {
            own = Map.copyOf(own);
            enemies = Set.copyOf(enemies);
        }
    }

    /// {@return the board as whoever has this view is shown it: not what they know of enemies, only where they are}
    public static List<String> write(PlayerView view) {
        Map<Square, Character> letters = new TreeMap<>();
        for (Square lake : view.rules().board().lakes()) {
            letters.put(lake, Glyph.LAKE);
        }
        view.pieces().forEach((square, piece) -> letters.put(square, letter(piece, view.viewer())));
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < Point.SIZE; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < Point.SIZE; x++) {
                line.append(letters.getOrDefault(new Point(x, y).square(), Glyph.NOBODY));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static char letter(ObservedPiece piece, Viewer viewer) {
        return viewer.plays(piece.side()) && piece instanceof ObservedPiece.Known known
                ? Glyph.of(known.piece().rank())
                : Glyph.ENEMY;
    }

    /// Whatever is neither a piece nor an enemy is ground or lake, and we know which.
    static ShownBoard read(List<String> lines) {
        Map<Square, Rank> own = new TreeMap<>();
        Set<Square> enemies = new TreeSet<>();
        for (int y = 0; y < Math.min(lines.size(), Point.SIZE); y++) {
            String letters = lines.get(y).strip();
            for (int x = 0; x < Math.min(letters.length(), Point.SIZE); x++) {
                Square square = new Point(x, y).square();
                if (letters.charAt(x) == Glyph.ENEMY) {
                    enemies.add(square);
                }
                Glyph.rank(letters.charAt(x)).ifPresent(rank -> own.put(square, rank));
            }
        }
        return new ShownBoard(own, enemies);
    }

    static ShownBoard shown(PlayerView view) {
        return read(write(view));
    }
}
