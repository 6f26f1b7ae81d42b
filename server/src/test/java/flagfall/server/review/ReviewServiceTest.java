package flagfall.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.protocol.Review;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ReviewServiceTest {

    private static final int THOUGHTS = 3;

    private static Game finished(int plies) {
        Game game = Game.create(Rulesets.BARRAGE, Side.RED)
                .after(new Event.Placed(Setup.random(Rulesets.BARRAGE, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(Rulesets.BARRAGE, Side.BLUE, 2)));
        for (int ply = 0; ply < plies; ply++) {
            game = game.after(
                    new Event.Moved(game.toMove(), game.position().moves().getFirst()));
        }
        return game.after(new Event.Resigned(Side.RED));
    }

    private static Review whole(ReviewService service, String id, Game game) {
        Review answer = service.review(id, game);
        while (answer instanceof Review.ReviewProgress) {
            LockSupport.parkNanos(1_000_000);
            answer = service.review(id, game);
        }
        return answer;
    }

    @Test
    void no_ply_is_looked_at_while_a_live_game_is_thought_about() {
        Game game = finished(2);
        AtomicInteger asked = new AtomicInteger();
        List<Review> meanwhile = new CopyOnWriteArrayList<>();
        List<ReviewService> itself = new CopyOnWriteArrayList<>();
        try (ReviewService service = new ReviewService(() -> {
            boolean thinking = asked.getAndIncrement() < THOUGHTS;
            if (thinking && !itself.isEmpty()) {
                meanwhile.add(itself.getFirst().review("one", game));
            }
            return thinking;
        })) {
            itself.add(service);
            assertThat(whole(service, "one", game)).isInstanceOf(Review.GameJudgement.class);
        }
        assertThat(asked.get()).isGreaterThan(THOUGHTS);
        assertThat(meanwhile).hasSize(THOUGHTS).containsOnly(new Review.ReviewProgress(0, 2));
    }

    @Test
    void a_review_is_made_once_and_kept() {
        Game game = finished(2);
        try (ReviewService service = new ReviewService(() -> false)) {
            assertThat(whole(service, "one", game)).isSameAs(whole(service, "one", game));
        }
    }

    @Test
    void a_game_that_ended_before_it_began_has_nothing_to_review() {
        Game game = Game.create(Rulesets.BARRAGE, Side.RED).after(new Event.Resigned(Side.BLUE));
        try (ReviewService service = new ReviewService(() -> false)) {
            assertThat(whole(service, "one", game)).isEqualTo(new Review.GameJudgement(List.of(), List.of()));
        }
    }
}
