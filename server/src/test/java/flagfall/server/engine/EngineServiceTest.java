package flagfall.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// Where thinking fails, the person who waits gets a move all the same, and the log says so.
class EngineServiceTest {

    private static final Level BROKEN = new Level(3, "Broken", "Fails.", Duration.ZERO, _ -> new Player() {
        @Override
        public Setup place(Ruleset rules, Side side) {
            throw new IllegalStateException("out of order");
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            throw new IllegalStateException("out of order");
        }
    });

    private final Logger logger = (Logger) LoggerFactory.getLogger(EngineService.class);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.start();
        logger.addAppender(log);
    }

    @AfterEach
    void leave() {
        logger.detachAppender(log);
    }

    @Test
    void a_level_that_fails_is_logged_and_a_legal_move_is_made() {
        PlayerMemory memory = memory();
        assertThat(memory.view().moves()).contains(EngineService.chosen(BROKEN, 1, memory));
        assertThat(log.list).singleElement().satisfies(line -> {
            assertThat(line.getFormattedMessage()).isEqualTo("level 3 could not find a move; a greedy one is made");
            assertThat(line.getThrowableProxy().getMessage()).isEqualTo("out of order");
        });
    }

    @Test
    void a_level_that_does_not_fail_leaves_no_line() {
        EngineService.chosen(Level.of(1), 1, memory());
        assertThat(log.list).isEmpty();
    }

    private static PlayerMemory memory() {
        Ruleset rules = Rulesets.DUEL;
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 2)));
        return Veil.memory(game, new Viewer.Seat(Side.RED));
    }
}
