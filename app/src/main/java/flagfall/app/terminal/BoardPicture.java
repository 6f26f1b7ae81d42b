package flagfall.app.terminal;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Side;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A view drawn in letters, with the viewer's home at the bottom: own pieces by their labels, with a star once the
/// enemy has been shown them; enemies that are known in round brackets; others as `[?]`, or `[!]` once they have
/// moved.
final class BoardPicture {

    private final PlayerView view;
    private final Set<Square> marked;
    private final Side bottom;
    private final Labels labels;
    private final ColourMode colours;

    /// @param marked squares that stand out
    BoardPicture(PlayerView view, Set<Square> marked, Side bottom, DisplayOptions look) {
        this.view = view;
        this.marked = Set.copyOf(marked);
        this.bottom = bottom;
        this.labels = look.labels();
        this.colours = look.colours();
    }

    List<String> lines() {
        Board board = view.rules().board();
        List<String> lines = new ArrayList<>();
        StringBuilder files = new StringBuilder("    ");
        for (int across = 0; across < board.columns(); across++) {
            files.append("  ").append((char) ('a' + column(across))).append("  ");
        }
        lines.add(files.toString());
        for (int down = 0; down < board.rows(); down++) {
            lines.add(line(row(down)));
        }
        lines.add(files.toString());
        return lines;
    }

    private int column(int across) {
        return bottom == Side.RED ? across : view.rules().board().columns() - 1 - across;
    }

    private int row(int down) {
        return bottom == Side.RED ? view.rules().board().rows() - 1 - down : down;
    }

    private String line(int row) {
        String name = "%3d ".formatted(row + 1);
        StringBuilder line = new StringBuilder(name);
        for (int across = 0; across < view.rules().board().columns(); across++) {
            line.append(cell(new Square(column(across), row)));
        }
        return line.append(name).toString();
    }

    /// Five letters wide.
    private String cell(Square square) {
        boolean standsOut = marked.contains(square);
        if (view.rules().board().lakes().contains(square)) {
            return colours.lake(" ~~~ ");
        }
        ObservedPiece seen = view.pieces().get(square);
        return seen == null
                ? colours.ground(standsOut, "  .  ")
                : colours.side(seen.side(), standsOut, centred(letters(seen)));
    }

    private String letters(ObservedPiece seen) {
        return switch (seen) {
            case ObservedPiece.Hidden hidden -> hidden.hasMoved() ? "[!]" : "[?]";
            case ObservedPiece.Known known
            when known.side() == bottom -> labels.of(known.piece().rank()) + (known.exposed() ? "*" : "");
            case ObservedPiece.Known known -> "(" + labels.of(known.piece().rank()) + ")";
        };
    }

    private static String centred(String letters) {
        int left = (5 - letters.length()) / 2;
        return " ".repeat(left) + letters + " ".repeat(5 - left - letters.length());
    }
}
