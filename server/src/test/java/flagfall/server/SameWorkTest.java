package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// An answer that takes longer where a hidden piece is a marshal would tell it. No clock is used here: the same work
/// needs the same memory, so what is compared is how much each of two worlds asks for while it answers.
class SameWorkTest {

    /// What a compiler does at the same time may add to a round, so one that is equal is enough.
    private static final int ROUNDS = 300;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /// What is asked of a game by those who do not have the hidden pieces.
    enum Question {
        A_VIEW {
            @Override
            Object answer(Game game) {
                return List.of(Veil.view(game, new Viewer.Seat(Side.RED)), Veil.view(game, new Viewer.Spectator()));
            }
        },
        A_MEMORY {
            @Override
            Object answer(Game game) {
                return Veil.memory(game, new Viewer.Seat(Side.RED));
            }
        },
        A_MOVE_THAT_IS_REFUSED {
            @Override
            Object answer(Game game) {
                return ILLEGAL.stream()
                        .map(move -> game.rejection(
                                new Event.Moved(Side.RED, MoveText.read(move).orElseThrow())))
                        .toList();
            }
        };

        private static final List<String> ILLEGAL = List.of("a7a6", "e7e6", "b10b9", "a4e4", "a1a4", "j10j9");

        abstract Object answer(Game game);
    }

    private static long memory(Question question, Game game) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Object answer = question.answer(game);
        long after = THREADS.getCurrentThreadAllocatedBytes();
        assertThat(answer).isNotNull();
        return after - before;
    }

    @ParameterizedTest
    @EnumSource(Question.class)
    void two_worlds_that_differ_in_what_is_hidden_are_answered_with_the_same_work(Question question) {
        TwinScript script = TwinScript.of(Rulesets.CLASSIC, 3, 20);
        List<Game> worlds =
                script.blue().stream().map(army -> game(script, army)).toList();
        boolean same = IntStream.range(0, ROUNDS)
                .anyMatch(_ -> memory(question, worlds.getFirst()) == memory(question, worlds.getLast()));
        assertThat(same).isTrue();
    }

    private static Game game(TwinScript script, String blue) {
        Game game = Game.create(script.rules(), Side.RED)
                .after(new Event.Placed(setup(script, Side.RED, script.red())))
                .after(new Event.Placed(setup(script, Side.BLUE, blue)));
        for (int ply = 0; ply < script.moves().size() / 2 * 2; ply++) {
            game = game.after(new Event.Moved(
                    Side.values()[ply % 2],
                    MoveText.read(script.moves().get(ply)).orElseThrow()));
        }
        return game;
    }

    private static Setup setup(TwinScript script, Side side, String text) {
        return SetupText.read(text, side, script.rules()).setup();
    }
}
