package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.state.InformationState;
import flagfall.core.Grid;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ImaginedGameTest {

    private static final int BEFORE = 60;
    private static final int AFTER = 30;

    static Stream<Ruleset> everyRuleset() {
        return Rulesets.named().stream();
    }

    /// Whoever guesses every hidden rank right imagines the game as it goes on.
    @ParameterizedTest
    @MethodSource("everyRuleset")
    void a_true_guess_shows_both_sides_what_they_will_see(Ruleset rules) {
        Random random = new Random(7);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 2)));
        for (int ply = 0; ply < BEFORE && !game.outcome().isOver(); ply++) {
            game = moved(game, anyMove(game, random));
        }
        InformationState state = InformationState.of(memory(game));
        ImaginedGame imagined = new ImaginedGame(state, truth(game, state));
        for (int ply = 0; ply < AFTER && !game.outcome().isOver(); ply++) {
            PlayerMemory memory = memory(game);
            assertThat(imagined.moves())
                    .containsExactlyInAnyOrderElementsOf(memory.view().moves());
            assertThat(planes(imagined.toMove())).isEqualTo(planes(InformationState.of(memory)));
            Move move = anyMove(game, random);
            game = moved(game, move);
            imagined.play(move);
        }
        assertThat(imagined.isOver()).isEqualTo(game.outcome().isOver());
    }

    private static byte[] planes(InformationState state) {
        return Encoder.encode(state, Encoder.frame(state));
    }

    private static int[] truth(Game game, InformationState state) {
        int[] ranks = new int[state.pieces()];
        for (PlacedPiece placed : game.position().placed()) {
            ranks[state.pieceAt(Grid.cell(placed.square()))] =
                    placed.piece().rank().ordinal();
        }
        return ranks;
    }

    private static Move anyMove(Game game, Random random) {
        List<Move> moves = game.position().moves();
        return moves.get(random.nextInt(moves.size()));
    }

    private static Game moved(Game game, Move move) {
        return game.after(new Event.Moved(game.position().toMove(), move));
    }

    private static PlayerMemory memory(Game game) {
        return Veil.memory(game, new Viewer.Seat(game.position().toMove()));
    }
}
