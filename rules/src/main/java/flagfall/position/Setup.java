package flagfall.position;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// What someone placed before the game. It may be wrong; [#flaws] lists everything that is.
public record Setup(Side side, Map<Square, Rank> pieces) {

    public Setup {
        pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
    }

    /// {@return what keeps this setup from being played, every flaw at once}
    public List<Flaw> flaws(Ruleset rules) {
        List<Flaw> flaws = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            int placed = Collections.frequency(pieces.values(), rank);
            int wanted = rules.army().count(rank);
            if (placed != wanted) {
                flaws.add(new Flaw.WrongCount(rank, placed, wanted));
            }
        }
        Board board = rules.board();
        pieces.forEach((square, rank) -> {
            if (board.lakes().contains(square)) {
                flaws.add(new Flaw.OnLake(square, rank));
            } else if (!board.isHome(square, side)) {
                flaws.add(new Flaw.OutsideHome(square, rank));
            }
        });
        return flaws;
    }

    /// {@return a legal setup, every one as likely as any other, the same for the same seed}
    public static Setup random(Ruleset rules, Side side, long seed) {
        List<Square> home = new ArrayList<>(rules.board().home(side));
        Collections.shuffle(home, new Random(seed * 2 + side.ordinal()));
        Map<Square, Rank> pieces = new TreeMap<>();
        int next = 0;
        for (Rank rank : Rank.values()) {
            for (int count = rules.army().count(rank); count > 0; count--) {
                pieces.put(home.get(next++), rank);
            }
        }
        return new Setup(side, pieces);
    }

    /// {@return the same setup with left and right exchanged}
    public Setup mirrored(Board board) {
        Map<Square, Rank> mirrored = new TreeMap<>();
        pieces.forEach(
                (square, rank) -> mirrored.put(new Square(board.columns() - 1 - square.column(), square.row()), rank));
        return new Setup(side, mirrored);
    }
}
