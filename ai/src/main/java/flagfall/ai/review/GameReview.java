package flagfall.ai.review;

import flagfall.ai.tuning.ReviewTuning;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Every move of a game, judged.
public record GameReview(List<ReviewedMove> moves) {

    private static final ReviewTuning TUNING = ReviewTuning.DEFAULT;

    public GameReview {
        moves = List.copyOf(moves);
    }

    /// {@return the few moves that turned the game most, in the order they were made}
    public List<ReviewedMove> turningPoints() {
        return moves.stream()
                .filter(move -> swing(move) >= TUNING.leastSwing())
                .sorted(Comparator.comparingDouble(GameReview::swing).reversed())
                .limit(TUNING.turningPoints())
                .sorted(Comparator.comparingInt(ReviewedMove::ply))
                .toList();
    }

    private static double swing(ReviewedMove move) {
        return Optional.ofNullable(move.lesson()).map(Lesson::swing).orElse(0.0);
    }
}
