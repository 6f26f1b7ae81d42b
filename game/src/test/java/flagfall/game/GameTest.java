package flagfall.game;

import static flagfall.game.Watched.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.game.Rejection.State;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Outcome;
import flagfall.position.Outcome.Reason;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What may happen in a game and when: of chapters 3, 10 and 12 of the law what a position alone does not know.
class GameTest {

    private static final Game CLASSIC = Game.create(Rulesets.CLASSIC, Side.RED);

    private static Event placed(Side side) {
        return new Event.Placed(Setup.random(Rulesets.CLASSIC, side, 1));
    }

    private static Game started() {
        return CLASSIC.after(placed(Side.RED)).after(placed(Side.BLUE));
    }

    private static Game played() {
        return board(Rulesets.CLASSIC, """
            f . . t
            . . . .
            . . . .
            F . . T
            """).plays("d1d2 d4d3 d2c2").game();
    }

    private static void denies(Game game, Event command, State state) {
        assertThat(game.rejection(command)).contains(new Rejection.BadState(state));
        assertThatThrownBy(() -> game.after(command))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(state.name());
    }

    @Nested
    class SettingUp {

        @Test // Rule 3.6
        void starts_the_game_when_both_armies_stand() {
            assertThat(CLASSIC.hasStarted()).isFalse();
            Game waiting = CLASSIC.after(placed(Side.BLUE));
            assertThat(waiting.hasStarted()).isFalse();
            assertThat(waiting.setup(Side.BLUE)).isPresent();
            assertThat(waiting.setup(Side.RED)).isEmpty();
            Game begun = waiting.after(placed(Side.RED));
            assertThat(begun.hasStarted()).isTrue();
            assertThat(begun.position().toMove()).isEqualTo(Side.RED);
            assertThat(begun.setup(Side.RED)).contains(Setup.random(Rulesets.CLASSIC, Side.RED, 1));
        }

        @Test // Rule 3.5
        void lets_the_side_begin_that_was_drawn() {
            Game blueFirst = Game.create(Rulesets.CLASSIC, Side.BLUE)
                    .after(placed(Side.RED))
                    .after(placed(Side.BLUE));
            assertThat(blueFirst.position().toMove()).isEqualTo(Side.BLUE);
        }

        @Test // Rule 3.3
        void may_be_done_in_any_order_where_both_place_together() {
            assertThat(CLASSIC.rejection(placed(Side.BLUE))).isEmpty();
            assertThat(CLASSIC.rejection(placed(Side.RED))).isEmpty();
        }

        @Test // Rule 3.3
        void is_reds_first_where_the_law_says_so() {
            Game commander = Game.create(Rulesets.COMMANDER, Side.RED);
            denies(commander, placed(Side.BLUE), State.OUT_OF_ORDER);
            assertThat(commander.after(placed(Side.RED)).rejection(placed(Side.BLUE)))
                    .isEmpty();
        }

        @Test // Rule 3.4
        void is_done_once() {
            denies(CLASSIC.after(placed(Side.RED)), placed(Side.RED), State.ALREADY_PLACED);
            denies(CLASSIC.after(placed(Side.BLUE)), placed(Side.BLUE), State.ALREADY_PLACED);
        }

        @Test // Rule 3.4
        void is_over_after_the_start() {
            denies(started(), placed(Side.RED), State.ALREADY_STARTED);
            denies(CLASSIC.after(new Event.Resigned(Side.RED)), placed(Side.BLUE), State.OVER);
        }

        @Test // Rule 3.2
        void is_denied_with_every_flaw() {
            Setup empty = new Setup(Side.RED, Map.of());
            assertThat(CLASSIC.rejection(new Event.Placed(empty)))
                    .hasValueSatisfying(rejection -> assertThat(((Rejection.BadSetup) rejection).flaws())
                            .hasSize(12)
                            .allMatch(flaw -> flaw instanceof Flaw.WrongCount));
        }

        @Test // Rule 3.7
        void may_be_left_out_for_any_position() {
            Event any = new Event.Arranged(Map.of(), Side.RED);
            assertThat(CLASSIC.rejection(any)).isEmpty();
            denies(CLASSIC.after(placed(Side.RED)), any, State.ALREADY_STARTED);
            denies(started(), any, State.ALREADY_STARTED);
            denies(CLASSIC.after(new Event.Resigned(Side.RED)), any, State.OVER);
        }
    }

    @Nested
    class Moving {

        @Test // Rule 12.2
        void begins_when_both_armies_stand() {
            Game waiting = CLASSIC.after(placed(Side.RED));
            assertThat(waiting.refusal(Watched.move("a4a5"))).contains(Refusal.NOT_STARTED);
            denies(waiting, new Event.Moved(Side.RED, Watched.move("a4a5")), State.NOT_STARTED);
            assertThatThrownBy(waiting::position).isInstanceOf(IllegalStateException.class);
        }

        @Test // Rule 4.1
        void is_for_the_side_on_turn() {
            denies(played(), new Event.Moved(Side.RED, Watched.move("c2c3")), State.NOT_YOUR_TURN);
            assertThat(played().rejection(new Event.Moved(Side.BLUE, Watched.move("d3d4"))))
                    .isEmpty();
        }

        @Test // Rule 12.1
        void is_denied_with_its_reason() {
            assertThat(played().rejection(new Event.Moved(Side.BLUE, Watched.move("d3b3"))))
                    .contains(new Rejection.BadMove(Refusal.TOO_FAR));
        }

        @Test // Rule 12.3
        void is_over_with_the_game() {
            Game over = played().after(new Event.Resigned(Side.RED));
            assertThat(over.refusal(Watched.move("d3d4"))).contains(Refusal.GAME_OVER);
            denies(over, new Event.Moved(Side.BLUE, Watched.move("d3d4")), State.OVER);
        }
    }

    @Nested // Rule 10.8
    class Ending {

        @ParameterizedTest
        @EnumSource
        void comes_by_resigning_running_out_of_time_or_leaving(Side side) {
            Map<Function<Side, Event>, Reason> ways = Map.of(
                    Event.Resigned::new, Reason.RESIGNED,
                    Event.TimedOut::new, Reason.TIME,
                    Event.Abandoned::new, Reason.ABANDONED);
            ways.forEach((way, reason) -> {
                Game over = played().after(way.apply(side));
                assertThat(over.outcome()).isEqualTo(new Outcome.Won(side.opponent(), reason));
                denies(over, way.apply(side), State.OVER);
            });
        }

        @Test
        void may_come_before_the_start() {
            assertThat(CLASSIC.after(new Event.Abandoned(Side.BLUE)).outcome())
                    .isEqualTo(new Outcome.Won(Side.RED, Reason.ABANDONED));
        }

        @Test
        void comes_by_a_draw_that_one_offers_and_the_other_accepts() {
            Game offered = played().after(new Event.DrawOffered(Side.RED));
            assertThat(offered.drawOffer()).contains(Side.RED);
            denies(offered, new Event.DrawOffered(Side.RED), State.ALREADY_OFFERED);
            denies(offered, new Event.DrawAgreed(Side.RED), State.NO_OFFER);
            Game agreed = offered.after(new Event.DrawAgreed(Side.BLUE));
            assertThat(agreed.outcome()).isEqualTo(new Outcome.Drawn(Reason.AGREED));
            assertThat(agreed.drawOffer()).isEmpty();
        }

        @Test
        void is_declined_by_moving() {
            Game offered = played().after(new Event.DrawOffered(Side.RED));
            Game declined = offered.after(new Event.Moved(Side.BLUE, Watched.move("d3d4")));
            assertThat(declined.drawOffer()).isEmpty();
            denies(declined, new Event.DrawAgreed(Side.BLUE), State.NO_OFFER);
        }

        @Test
        void still_stands_offered_when_the_one_who_offered_moves() {
            Game offered = played().after(new Event.DrawOffered(Side.BLUE))
                    .after(new Event.Moved(Side.BLUE, Watched.move("d3d4")));
            assertThat(offered.drawOffer()).contains(Side.BLUE);
            assertThat(offered.after(new Event.DrawAgreed(Side.RED)).outcome().isOver())
                    .isTrue();
        }

        @Test
        void cannot_be_offered_or_accepted_out_of_play() {
            denies(CLASSIC, new Event.DrawOffered(Side.RED), State.NOT_STARTED);
            denies(CLASSIC, new Event.DrawAgreed(Side.RED), State.NOT_STARTED);
            Game over = played().after(new Event.Resigned(Side.RED));
            denies(over, new Event.DrawOffered(Side.BLUE), State.OVER);
            denies(over, new Event.DrawAgreed(Side.BLUE), State.OVER);
            denies(played(), new Event.DrawAgreed(Side.BLUE), State.NO_OFFER);
        }
    }

    @Nested
    class TakingBack {

        @Test
        void returns_to_an_earlier_ply_with_everything_as_it_was() {
            Game back = played().after(new Event.TakenBack(1));
            assertThat(back.position().ply()).isEqualTo(1);
            assertThat(back.position().toMove()).isEqualTo(Side.BLUE);
            assertThat(back.drawOffer()).isEmpty();
            assertThat(back.position().moves())
                    .isEqualTo(played().position().back(1).moves());
        }

        @Test
        void needs_a_move_that_was_made_in_a_game_that_goes_on() {
            denies(played(), new Event.TakenBack(3), State.NOTHING_TO_TAKE_BACK);
            denies(played(), new Event.TakenBack(-1), State.NOTHING_TO_TAKE_BACK);
            denies(started(), new Event.TakenBack(0), State.NOTHING_TO_TAKE_BACK);
            denies(CLASSIC, new Event.TakenBack(0), State.NOT_STARTED);
            denies(played().after(new Event.Resigned(Side.RED)), new Event.TakenBack(0), State.OVER);
        }
    }

    @Test
    void every_state_has_a_sentence_for_people() {
        assertThat(State.values())
                .extracting(State::saying)
                .doesNotHaveDuplicates()
                .allMatch(saying -> saying.endsWith("."));
    }
}
