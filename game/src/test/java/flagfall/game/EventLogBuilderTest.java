package flagfall.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.notation.BoardText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A log that is folded at once is the log that grows event by event.
class EventLogBuilderTest {

    /// A random game with draw offers and takebacks in it, as it grew.
    private static List<Event> randomGame(Ruleset rules, long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        List<Event> events = new ArrayList<>(List.of(
                new Event.Placed(Setup.random(rules, Side.RED, seed)),
                new Event.Placed(Setup.random(rules, Side.BLUE, seed + 1))));
        Game game = Game.create(rules, Side.RED).after(events.get(0)).after(events.get(1));
        for (int count = 0; count < 300 && !game.outcome().isOver(); count++) {
            Event event = next(game, random);
            events.add(event);
            game = game.after(event);
        }
        return events;
    }

    private static Event next(Game game, RandomGenerator random) {
        Side side = game.position().toMove();
        int ply = game.position().ply();
        int choice = random.nextInt(20);
        if (choice == 0 && game.drawOffer().isEmpty()) {
            return new Event.DrawOffered(side);
        }
        if (choice == 1 && ply > 0) {
            return new Event.TakenBack(ply - 1 - random.nextInt(Math.min(ply, 4)));
        }
        List<Move> moves = game.position().moves();
        return new Event.Moved(side, moves.get(random.nextInt(moves.size())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "barrage", "quick-battle", "fantasy"})
    void folds_to_the_same_entries_and_the_same_position(String id) {
        Ruleset rules = Rulesets.named(id).orElseThrow();
        for (long seed = 0; seed < 20; seed++) {
            EventLog grown = EventLog.begin(rules, Side.RED);
            EventLogBuilder builder = new EventLogBuilder(rules, Side.RED);
            for (Event event : randomGame(rules, seed)) {
                grown = grown.after(event);
                builder.add(event);
                assertThat(builder.size()).isEqualTo(grown.size());
            }
            EventLog folded = builder.build();
            assertThat(folded.entries()).isEqualTo(grown.entries());
            assertThat(folded.game().outcome()).isEqualTo(grown.game().outcome());
            assertThat(folded.game().drawOffer()).isEqualTo(grown.game().drawOffer());
            assertThat(BoardText.write(folded.game().position()))
                    .isEqualTo(BoardText.write(grown.game().position()));
            assertThat(folded.game().position().moves())
                    .isEqualTo(grown.game().position().moves());
            assertThat(folded.game().position().quiet())
                    .isEqualTo(grown.game().position().quiet());
        }
    }

    @Test
    void leaves_what_was_built_alone() {
        EventLogBuilder builder = new EventLogBuilder(Rulesets.CLASSIC, Side.RED);
        randomGame(Rulesets.CLASSIC, 1).forEach(builder::add);
        EventLog log = builder.build();
        assertThatThrownBy(() -> builder.add(new Event.Resigned(Side.RED))).isInstanceOf(IllegalStateException.class);
        String before = BoardText.write(log.game().position());
        Game after = log.game()
                .after(new Event.Moved(
                        log.game().position().toMove(),
                        log.game().position().moves().getFirst()));
        assertThat(BoardText.write(log.game().position()))
                .isEqualTo(before)
                .isNotEqualTo(BoardText.write(after.position()));
    }

    @Test
    void refuses_what_may_not_happen() {
        EventLogBuilder builder = new EventLogBuilder(Rulesets.CLASSIC, Side.RED);
        assertThatThrownBy(() -> builder.add(new Event.DrawOffered(Side.RED)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(builder.size()).isZero();
    }
}
