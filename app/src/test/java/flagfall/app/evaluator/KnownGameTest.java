package flagfall.app.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a program makes up about its enemy never shows: its view is the one the truth would give it.
class KnownGameTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void in_random_games_the_imagined_view_is_the_true_one(long seed) {
        Side side = seed % 2 == 0 ? Side.RED : Side.BLUE;
        Random random = new Random(seed);
        Game truth = game(seed, side);
        KnownGame imagination = KnownGame.ofStart(truth.setup(side).orElseThrow());
        while (!truth.outcome().isOver()) {
            Side mover = truth.position().toMove();
            if (mover == side) {
                PlayerView view = Veil.recollection(truth, new Viewer.Seat(side));
                assertThat(imagination.view()).isEqualTo(view);
                assertThat(imagination.agreesWith(BoardLines.shown(truth.position(), side)))
                        .isTrue();
            }
            truth = truth.after(new Event.Moved(mover, bold(truth.position().moves(), truth, random)));
            imagination.happened(
                    MoveReport.of(truth.position().turn(truth.position().ply() - 1)));
        }
    }

    @Test
    void where_a_referee_lets_quiet_play_go_on_so_do_we() {
        Random random = new Random(1);
        Game truth = Game.create(ENDLESS, Side.RED, Set.of(Side.BLUE))
                .after(new Event.Placed(Setup.random(ENDLESS, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(ENDLESS, Side.BLUE, 2)));
        KnownGame imagination = KnownGame.ofStart(truth.setup(Side.RED).orElseThrow());
        while (truth.position().quiet() < 210) {
            List<Move> quiet = quiet(truth);
            Move move = quiet.get(random.nextInt(quiet.size()));
            truth = truth.after(new Event.Moved(truth.position().toMove(), move));
            imagination.happened(
                    MoveReport.of(truth.position().turn(truth.position().ply() - 1)));
        }
        assertThat(imagination.view().moves()).isEqualTo(truth.position().moves());
    }

    private static final Ruleset ENDLESS = Rulesets.CLASSIC.with(change -> change.quietLimit = QuietLimit.OFF);

    private static List<Move> quiet(Game game) {
        Set<Square> enemies = enemies(game);
        return game.position().moves().stream()
                .filter(move -> !enemies.contains(move.to()))
                .toList();
    }

    private static Set<Square> enemies(Game game) {
        return BoardLines.shown(game.position(), game.position().toMove()).enemies();
    }

    private static Game game(long seed, Side side) {
        return Game.create(Rulesets.CLASSIC, Side.RED, Set.of(side.opponent()))
                .after(new Event.Placed(Setup.random(Rulesets.CLASSIC, Side.RED, seed)))
                .after(new Event.Placed(Setup.random(Rulesets.CLASSIC, Side.BLUE, seed + 100)));
    }

    /// Strikes where it can, so that much is shown and games end.
    private static Move bold(List<Move> moves, Game game, Random random) {
        Set<Square> enemies = enemies(game);
        List<Move> strikes =
                moves.stream().filter(move -> enemies.contains(move.to())).toList();
        List<Move> choice = strikes.isEmpty() || random.nextBoolean() ? moves : strikes;
        return choice.get(random.nextInt(choice.size()));
    }
}
