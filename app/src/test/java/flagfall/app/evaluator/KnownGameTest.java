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
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A program that is only told of moves knows what the veil would show it of the true game.
class KnownGameTest {

    private static final Ruleset ENDLESS = Rulesets.CLASSIC.with(change -> change.quietLimit = QuietLimit.OFF);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void in_random_games_it_knows_what_the_veil_would_show(long seed) {
        Side side = seed % 2 == 0 ? Side.RED : Side.BLUE;
        Viewer viewer = new Viewer.Seat(side);
        Random random = new Random(seed);
        Game truth = start(Rulesets.CLASSIC, seed, side);
        KnownGame known = KnownGame.ofStart(truth.setup(side).orElseThrow());
        while (!truth.outcome().isOver()) {
            Side mover = truth.toMove();
            if (mover == side) {
                PlayerMemory memory = Veil.memory(truth, viewer);
                assertThat(known.memory()).isEqualTo(memory);
                assertThat(known.agreesWith(BoardLines.shown(memory.view()))).isTrue();
            }
            truth = truth.after(new Event.Moved(mover, bold(truth, random)));
            known.happened(report(truth, viewer));
        }
    }

    @Test
    void where_a_referee_lets_quiet_play_go_on_so_do_we() {
        Random random = new Random(1);
        Viewer viewer = new Viewer.Seat(Side.RED);
        Game truth = start(ENDLESS, 1, Side.RED);
        KnownGame known = KnownGame.ofStart(truth.setup(Side.RED).orElseThrow());
        while (truth.quiet() < 210) {
            List<Move> quiet = quiet(truth);
            Move move = quiet.get(random.nextInt(quiet.size()));
            truth = truth.after(new Event.Moved(truth.toMove(), move));
            known.happened(report(truth, viewer));
        }
        assertThat(known.memory().view().moves())
                .isNotEmpty()
                .isEqualTo(Veil.view(truth, viewer).moves());
    }

    /// The other side is not held to the repetition laws.
    private static Game start(Ruleset rules, long seed, Side held) {
        return Game.create(rules, Side.RED, Set.of(held.opponent()))
                .after(new Event.Placed(Setup.random(rules, Side.RED, seed)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, seed + 100)));
    }

    private static MoveReport report(Game game, Viewer viewer) {
        return MoveReport.of(Veil.latestMove(game, viewer).orElseThrow());
    }

    private static PlayerView view(Game game) {
        return Veil.view(game, new Viewer.Seat(game.toMove()));
    }

    private static List<Move> quiet(Game game) {
        Set<Square> pieces = view(game).pieces().keySet();
        return view(game).moves().stream()
                .filter(move -> !pieces.contains(move.to()))
                .toList();
    }

    /// Strikes where it can, so that much is shown and games end.
    private static Move bold(Game game, Random random) {
        Set<Square> pieces = view(game).pieces().keySet();
        List<Move> moves = view(game).moves();
        List<Move> strikes =
                moves.stream().filter(move -> pieces.contains(move.to())).toList();
        List<Move> choice = strikes.isEmpty() || random.nextBoolean() ? moves : strikes;
        return choice.get(random.nextInt(choice.size()));
    }
}
