package flagfall.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.notation.MoveText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a player misses turn after turn is told once, and no more than that is forgiven.
class GameReviewTest {

    private static ReviewedMove move(int ply, String best, Lesson lesson) {
        Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
        double lost = lesson.isChance() ? 0 : lesson.swing();
        Move played = MoveText.read("a1a2").orElseThrow();
        Move better = MoveText.read(best).orElseThrow();
        return new ReviewedMove(ply, side, played, 0.5, better, 0.5, 0.5 - lost, List.of(), null, lesson, false);
    }

    private static Lesson missed(double swing) {
        return new Lesson.BetterMove(swing);
    }

    private static Lesson hanging(String square) {
        return new Lesson.LeftHanging(0.1, Rank.MINER, Square.of(square), Rank.MAJOR);
    }

    private static List<Mark> marks(ReviewedMove... moves) {
        return new GameReview(List.of(moves))
                .moves().stream().map(ReviewedMove::mark).toList();
    }

    @Test
    void the_same_better_move_missed_three_times_is_one_mistake_and_one_turning_point() {
        GameReview review = new GameReview(
                List.of(move(0, "d4d5", missed(0.1)), move(2, "d4d5", missed(0.1)), move(4, "d4d5", missed(0.1))));
        assertThat(review.moves()).extracting(ReviewedMove::mark).containsExactly(Mark.MISTAKE, Mark.FINE, Mark.FINE);
        assertThat(review.turningPoints()).extracting(ReviewedMove::ply).containsExactly(0);
    }

    @Test
    void a_better_move_that_would_have_won_more_each_time_is_told_again() {
        assertThat(marks(move(0, "d4d5", missed(0.1)), move(2, "d4d5", missed(0.4)), move(4, "d4d5", missed(0.1))))
                .containsExactly(Mark.MISTAKE, Mark.BLUNDER, Mark.FINE);
    }

    @Test
    void the_same_piece_left_to_be_taken_is_one_mistake() {
        assertThat(marks(move(0, "d4d5", hanging("f1")), move(2, "e4e5", hanging("f1"))))
                .containsExactly(Mark.MISTAKE, Mark.FINE);
        assertThat(marks(move(0, "d4d5", hanging("f1")), move(2, "e4e5", hanging("f2"))))
                .containsExactly(Mark.MISTAKE, Mark.MISTAKE);
    }

    @Test
    void another_better_move_and_one_that_was_there_again_after_a_good_turn_are_mistakes() {
        assertThat(marks(
                        move(0, "d4d5", missed(0.1)),
                        move(2, "e4e5", missed(0.1)),
                        move(4, "d4d5", missed(0.01)),
                        move(6, "d4d5", missed(0.1))))
                .containsExactly(Mark.MISTAKE, Mark.MISTAKE, Mark.FINE, Mark.MISTAKE);
    }

    @Test
    void what_one_player_misses_excuses_nothing_of_the_other() {
        assertThat(marks(move(0, "d4d5", missed(0.1)), move(1, "d4d5", missed(0.1))))
                .containsExactly(Mark.MISTAKE, Mark.MISTAKE);
    }

    @Test
    void chance_is_told_each_time() {
        ReviewedMove unlucky = move(2, "d4d5", new Lesson.Unlucky(0.3));
        GameReview review = new GameReview(List.of(move(0, "d4d5", missed(0.1)), unlucky));
        assertThat(review.turningPoints()).extracting(ReviewedMove::ply).containsExactly(0, 2);
    }
}
