package flagfall.ai.tool;

import flagfall.ai.belief.HomeSquares;
import flagfall.ai.state.RankSet;
import flagfall.piece.Rank;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/// Sorts recorded setups into styles, and writes the tables that the belief ships with: a mixture of tables, one a
/// style, made likelier step by step (expectation and maximisation). Left and right count alike.
///
/// `ClusterTables ../shared/data/setups ai/src/main/resources/flagfall/ai/belief`, and a file of setups to leave out of
/// classic, so that they can be played against in a fair match
public final class ClusterTables {

    private static final int MOST_COPIES = 3;
    private static final int STEPS = 40;
    private static final int WARMING = 15;
    private static final double COOLEST = 0.3;
    /// So many setups of no style in particular are added to each.
    private static final float COMMON = 8;

    /// Ranks, and nobody.
    private static final int SIGNS = RankSet.COUNT + 1;

    private static final int CELLS = HomeSquares.SQUARES * SIGNS;

    private final List<int[]> setups;
    private final int styles;
    private final float[] common = new float[CELLS];
    /// By cell (a sign on a square) and style.
    private final float[][] chance;

    private final double[] share;

    private ClusterTables(List<int[]> setups, int styles) {
        this.setups = setups;
        this.styles = styles;
        chance = new float[CELLS][styles];
        share = new double[styles];
    }

    public static void main(String[] arguments) throws IOException {
        Path in = Path.of(arguments[0]);
        Path out = Path.of(arguments[1]);
        Set<String> without = arguments.length < 3
                ? Set.of()
                : Set.copyOf(HumanSetups.read(Path.of(arguments[2])).setups());
        List<int[]> classic =
                cells(HumanSetups.read(in.resolve("human-classic.txt.gz")).without(without), MOST_COPIES);
        // The strongest known player's count twice: there are few of them.
        List<int[]> learned = cells(HumanSetups.read(in.resolve("learned-classic.txt.gz")), 1);
        classic.addAll(learned);
        classic.addAll(learned);
        Files.writeString(out.resolve("classic.txt"), new ClusterTables(classic, 128).sorted());
        List<int[]> barrage = cells(HumanSetups.read(in.resolve("human-barrage.txt.gz")), MOST_COPIES);
        Files.writeString(out.resolve("barrage.txt"), new ClusterTables(barrage, 24).sorted());
    }

    /// {@return each setup and its mirror image as the cells it fills}
    private static List<int[]> cells(HumanSetups people, int mostCopies) {
        Map<String, Integer> copies = new HashMap<>();
        List<int[]> cells = new ArrayList<>();
        for (String setup : people.setups()) {
            if (copies.merge(setup, 1, Integer::sum) <= mostCopies) {
                cells.add(cells(setup));
                cells.add(cells(HumanSetups.mirrored(setup)));
            }
        }
        return cells;
    }

    private static int[] cells(String text) {
        String setup = text.replace("/", "");
        int[] cells = new int[HomeSquares.SQUARES];
        for (int square = 0; square < cells.length; square++) {
            int sign = Rank.ofLetter(setup.charAt(square)).map(Rank::ordinal).orElse(RankSet.COUNT);
            cells[square] = square * SIGNS + sign;
        }
        return cells;
    }

    private String sorted() {
        begin();
        for (int step = 0; step < STEPS; step++) {
            improve(COOLEST + (1 - COOLEST) * Math.min(1.0, (double) step / WARMING));
        }
        return text();
    }

    /// Each style begins as one setup, blurred.
    private void begin() {
        for (int[] setup : setups) {
            for (int cell : setup) {
                common[cell] += 1.0f / setups.size();
            }
        }
        List<int[]> shuffled = new ArrayList<>(setups);
        Collections.shuffle(shuffled, new Random(1));
        for (int style = 0; style < styles; style++) {
            share[style] = 1.0 / styles;
            for (int cell = 0; cell < CELLS; cell++) {
                chance[cell][style] = 0.3f * common[cell];
            }
            for (int cell : shuffled.get(style)) {
                chance[cell][style] += 0.7f;
            }
        }
    }

    /// @param heat how firmly each setup is given to one style
    private void improve(double heat) {
        float[][] logs = new float[CELLS][styles];
        float[][] sums = new float[CELLS][styles];
        double[] members = new double[styles];
        for (int cell = 0; cell < CELLS; cell++) {
            for (int style = 0; style < styles; style++) {
                logs[cell][style] = (float) Math.log(Math.max(1e-9, chance[cell][style]));
            }
        }
        for (int[] setup : setups) {
            float[] belongs = belongs(setup, logs, heat);
            for (int cell : setup) {
                for (int style = 0; style < styles; style++) {
                    sums[cell][style] += belongs[style];
                }
            }
            for (int style = 0; style < styles; style++) {
                members[style] += belongs[style];
            }
        }
        for (int style = 0; style < styles; style++) {
            share[style] = Math.max(1e-5, members[style] / setups.size());
            for (int cell = 0; cell < CELLS; cell++) {
                chance[cell][style] = (float) ((sums[cell][style] + COMMON * common[cell]) / (members[style] + COMMON));
            }
        }
    }

    /// {@return how likely a setup is of each style}
    private float[] belongs(int[] setup, float[][] logs, double heat) {
        float[] belongs = new float[styles];
        for (int cell : setup) {
            for (int style = 0; style < styles; style++) {
                belongs[style] += logs[cell][style];
            }
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int style = 0; style < styles; style++) {
            belongs[style] = (float) (heat * belongs[style] + Math.log(share[style]));
            most = Math.max(most, belongs[style]);
        }
        double sum = 0;
        for (int style = 0; style < styles; style++) {
            belongs[style] = (float) Math.exp(belongs[style] - most);
            sum += belongs[style];
        }
        for (int style = 0; style < styles; style++) {
            belongs[style] /= (float) sum;
        }
        return belongs;
    }

    private String text() {
        StringBuilder text = new StringBuilder(
                "# styles: a line with the share in ten-thousandths, then a line a rank, thousandths, front row first\n");
        for (int style = 0; style < styles; style++) {
            text.append(Math.max(1, Math.round(10_000 * share[style]))).append('\n');
            for (Rank rank : Rank.values()) {
                text.append(rank.letter());
                for (int square = 0; square < HomeSquares.SQUARES; square++) {
                    float often = chance[square * SIGNS + rank.ordinal()][style];
                    text.append(String.format(Locale.ROOT, " %d", Math.round(1000 * often)));
                }
                text.append('\n');
            }
        }
        return text.toString();
    }
}
