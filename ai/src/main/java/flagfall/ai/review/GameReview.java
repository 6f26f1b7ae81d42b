package flagfall.ai.review;

import flagfall.ai.tuning.ReviewTuning;
import flagfall.piece.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Every move of a game, judged.
public record GameReview(List<ReviewedMove> moves) {

    private static final ReviewTuning TUNING = ReviewTuning.DEFAULT;

    /// What a player misses turn after turn is told once.
    public GameReview {
        Map<Side, ReviewedMove> before = new EnumMap<>(Side.class);
        List<ReviewedMove> told = new ArrayList<>();
        for (ReviewedMove move : moves) {
            ReviewedMove last = before.get(move.side());
            told.add(last != null && move.repeats(last) ? move.toldBefore() : move);
            before.put(move.side(), told.getLast());
        }
        moves = List.copyOf(told);
    }

    /// {@return the few moves that turned the game most, in the order they were made}
    public List<ReviewedMove> turningPoints() {
        return moves.stream()
                .filter(move -> move.swing() >= TUNING.leastSwing())
                .sorted(Comparator.comparingDouble(ReviewedMove::swing).reversed())
                .limit(TUNING.turningPoints())
                .sorted(Comparator.comparingInt(ReviewedMove::ply))
                .toList();
    }
}
