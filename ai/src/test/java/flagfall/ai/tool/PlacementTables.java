package flagfall.ai.tool;

import flagfall.ai.belief.HomeSquares;
import flagfall.piece.Rank;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Counts in recorded setups how often each rank stands on each square, and how often a bomb stands on a square when
/// the flag stands on another, and writes the tables that the choice of setups ships with. Left and
/// right count alike.
///
/// `PlacementTables ../shared/data/setups ai/src/main/resources/flagfall/ai/opening`
public final class PlacementTables {

    private PlacementTables() {}

    public static void main(String[] arguments) throws IOException {
        Path in = Path.of(arguments[0]);
        Path out = Path.of(arguments[1]);
        List<String> learned = read(in.resolve("learned-classic.txt.gz"));
        List<String> barrage = read(in.resolve("human-barrage.txt.gz"));
        Files.writeString(out.resolve("placements-learned.txt"), tables(learned));
        Files.writeString(out.resolve("placements-barrage.txt"), tables(barrage));
    }

    private static List<String> read(Path file) {
        return HumanSetups.read(file).setups().stream()
                .flatMap(setup -> Stream.of(setup, HumanSetups.mirrored(setup)))
                .map(setup -> setup.replace("/", ""))
                .toList();
    }

    private static String tables(List<String> setups) {
        double[][] ranks = new double[Rank.values().length][HomeSquares.SQUARES];
        double[][] bombs = new double[HomeSquares.SQUARES][HomeSquares.SQUARES];
        double[] flags = new double[HomeSquares.SQUARES];
        for (String setup : setups) {
            int flag = setup.indexOf(Rank.FLAG.letter());
            flags[flag]++;
            for (int square = 0; square < HomeSquares.SQUARES; square++) {
                int at = square;
                Rank.ofLetter(setup.charAt(square)).ifPresent(rank -> ranks[rank.ordinal()][at]++);
                bombs[flag][square] += setup.charAt(square) == Rank.BOMB.letter() ? 1 : 0;
            }
        }
        StringBuilder text =
                new StringBuilder("# ten-thousandths; a line a rank, a column a home square, front row first\n");
        for (Rank rank : Rank.values()) {
            text.append(rank.letter()).append(line(ranks[rank.ordinal()], setups.size()));
        }
        text.append("# a line a square of the flag: how often a bomb stands on each square then\n");
        for (int flag = 0; flag < HomeSquares.SQUARES; flag++) {
            text.append(flag).append(line(bombs[flag], Math.max(1, flags[flag])));
        }
        return text.toString();
    }

    private static String line(double[] counts, double of) {
        StringBuilder line = new StringBuilder();
        for (double count : counts) {
            line.append(String.format(Locale.ROOT, " %d", Math.round(10_000 * count / of)));
        }
        return line.append('\n').toString();
    }
}
