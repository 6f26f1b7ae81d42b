package flagfall.ai.search;

import java.util.List;
import java.util.Map;

/// Some moves beside the best one, all looked at equally deep.
///
/// @param best the best move, as the core writes it
/// @param bestValue what it seems worth to us
/// @param values what the others seem worth, in the order they were asked for
/// @param terms by move, what each term of the evaluation adds to our value right after it
public record MoveComparison(int best, int bestValue, List<Integer> values, Map<Integer, Map<String, Integer>> terms) {

    public MoveComparison {
        values = List.copyOf(values);
        terms = Map.copyOf(terms);
    }

    /// {@return whether a value means that the game is won, beyond doubt}
    public static boolean isWon(int value) {
        return value > SearchValue.SURE;
    }

    /// {@return whether the move with this value wins the game at once}
    public static boolean isWonAtOnce(int value) {
        return value >= SearchValue.WIN - 1;
    }

    /// {@return whether a value means that the game is lost, beyond doubt}
    public static boolean isLost(int value) {
        return value < -SearchValue.SURE;
    }
}
