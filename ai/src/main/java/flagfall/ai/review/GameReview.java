package flagfall.ai.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Every move of a game, judged.
public record GameReview(List<ReviewedMove> moves) {

    private static final int MOST_TURNING_POINTS = 6;

    /// Less than this turns no game.
    private static final double LEAST_SWING = 0.05;

    public GameReview {
        moves = List.copyOf(moves);
    }

    /// {@return the few moves that turned the game most, in the order they were made}
    public List<ReviewedMove> turningPoints() {
        return moves.stream()
                .filter(move -> swing(move) >= LEAST_SWING)
                .sorted(Comparator.comparingDouble(GameReview::swing).reversed())
                .limit(MOST_TURNING_POINTS)
                .sorted(Comparator.comparingInt(ReviewedMove::ply))
                .toList();
    }

    private static double swing(ReviewedMove move) {
        return Optional.ofNullable(move.lesson()).map(Lesson::swing).orElse(0.0);
    }
}
