package flagfall.ai.opening;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.position.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How good setups seem after some games. Few games say little of one setup, but all games together say something of
/// each rank on each square: a setup's merit is that of its pieces where they stand, and a part that is its own. Both
/// are found by least squares, drawn towards zero as far as chance may explain them.
final class Merit {

    /// The share of the points that Red made in a game.
    record Result(int red, int blue, double points) {}

    private static final int SWEEPS = 40;
    /// The variance of a game's points, over that of the effects in question.
    private static final double DRAG_OF_A_PIECE = 0.25 / (0.06 * 0.06 / 80);

    private static final double DRAG_OF_A_SETUP = 0.25 / (0.04 * 0.04);

    /// For each setup, the effects that it shows; the last is its own.
    private final List<int[]> effects = new ArrayList<>();
    private final double[] sizes;
    private final int shared;

    Merit(List<Setup> setups, Board board, List<Result> results) {
        Map<String, Integer> numbers = new HashMap<>();
        List<List<String>> names =
                setups.stream().map(setup -> names(setup, board)).toList();
        names.forEach(list -> list.forEach(name -> numbers.putIfAbsent(name, numbers.size())));
        shared = numbers.size();
        for (int index = 0; index < setups.size(); index++) {
            int[] shown = names.get(index).stream()
                    .mapToInt(name -> numbers.getOrDefault(name, 0))
                    .toArray();
            int[] all = java.util.Arrays.copyOf(shown, shown.length + 1);
            all[shown.length] = shared + index;
            effects.add(all);
        }
        sizes = new double[shared + setups.size()];
        fit(results);
    }

    /// {@return the points above one half that a setup makes in a game}
    double of(int setup) {
        double sum = 0;
        for (int effect : effects.get(setup)) {
            sum += sizes[effect];
        }
        return sum;
    }

    /// Each rank on each square, seen from the flag's side of the board, and once more with left and right alike.
    private static List<String> names(Setup setup, Board board) {
        List<String> names = new ArrayList<>();
        Square flag = setup.pieces().entrySet().stream()
                .filter(entry -> entry.getValue() == Rank.FLAG)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        Setup turned = 2 * flag.column() < board.columns() ? setup : setup.mirrored(board);
        turned.pieces().forEach((square, rank) -> {
            int inward = Math.min(square.column(), board.columns() - 1 - square.column());
            names.add(rank + " " + square);
            names.add(rank + " " + inward + "/" + square.row());
        });
        return names;
    }

    /// One effect after the other is set to what the rest leaves unexplained, again and again.
    private void fit(List<Result> results) {
        double start = results.stream().mapToDouble(Result::points).average().orElse(0.5);
        double[] left = new double[results.size()];
        List<List<int[]>> uses = new ArrayList<>();
        for (int effect = 0; effect < sizes.length; effect++) {
            uses.add(new ArrayList<>());
        }
        for (int game = 0; game < results.size(); game++) {
            left[game] = results.get(game).points() - start;
            for (int effect : effects.get(results.get(game).red())) {
                uses.get(effect).add(new int[] {game, 1});
            }
            for (int effect : effects.get(results.get(game).blue())) {
                uses.get(effect).add(new int[] {game, -1});
            }
        }
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int effect = 0; effect < sizes.length; effect++) {
                adjust(effect, uses.get(effect), left);
            }
        }
    }

    private void adjust(int effect, List<int[]> uses, double[] left) {
        double sum = 0;
        for (int[] use : uses) {
            sum += use[1] * (left[use[0]] + use[1] * sizes[effect]);
        }
        double drag = effect < shared ? DRAG_OF_A_PIECE : DRAG_OF_A_SETUP;
        double size = sum / (uses.size() + drag);
        for (int[] use : uses) {
            left[use[0]] -= use[1] * (size - sizes[effect]);
        }
        sizes[effect] = size;
    }
}
