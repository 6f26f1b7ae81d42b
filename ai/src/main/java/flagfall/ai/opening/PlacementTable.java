package flagfall.ai.opening;

import flagfall.ai.belief.HomeSquares;
import flagfall.ai.data.DataFile;
import flagfall.ai.state.RankSet;
import flagfall.rules.Ruleset;
import java.util.List;

/// How to set up: how often each rank stands on each of the [HomeSquares], and where bombs stand about a flag.
final class PlacementTable {

    private static final double UNIT = 10_000;

    /// As the strongest known player sets up forty pieces, and as people set up eight.
    private static final PlacementTable LEARNED = read("placements-learned.txt");

    private static final PlacementTable SPARSE = read("placements-barrage.txt");

    private final double[][] stands = new double[RankSet.COUNT][HomeSquares.SQUARES];
    private final double[][] bombs = new double[HomeSquares.SQUARES][HomeSquares.SQUARES];

    private PlacementTable(List<String> lines) {
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            fill(stands[rank], lines.get(rank));
        }
        for (int flag = 0; flag < HomeSquares.SQUARES; flag++) {
            fill(bombs[flag], lines.get(RankSet.COUNT + flag));
        }
    }

    private static void fill(double[] row, String line) {
        String[] words = line.split(" ", -1);
        for (int square = 0; square < HomeSquares.SQUARES; square++) {
            row[square] = Integer.parseInt(words[square + 1]) / UNIT;
        }
    }

    private static PlacementTable read(String name) {
        return new PlacementTable(DataFile.lines(PlacementTable.class, name));
    }

    /// {@return the table that fits a ruleset}
    static PlacementTable of(Ruleset rules) {
        return HomeSquares.areSparse(rules) ? SPARSE : LEARNED;
    }

    /// {@return how often a rank stands on a square}
    double stands(int rank, int square) {
        return stands[rank][square];
    }

    /// {@return how often a bomb stands on a square when the flag stands on another}
    double bombs(int flag, int square) {
        return bombs[flag][square];
    }
}
