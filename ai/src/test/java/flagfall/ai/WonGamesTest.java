package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.Told;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.view.Viewer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Games that are won must be won: from each of these positions Red, who has more, beats a Blue that runs and hides.
class WonGamesTest {

    static Stream<Arguments> positions() {
        return Stream.of(8, 9).flatMap(level -> boards().map(board -> Arguments.of(level, board)));
    }

    private static Stream<String> boards() {
        return Stream.of(
                // A marshal and a major against a captain on an open board: one alone never catches it.
                "f......b../..b......./........../....p...../..~~..~~../..~~..~~../........../....M.J.../.B......../FB........",
                // A general and a miner against a lieutenant and a walled flag.
                "fb......../b........./.....l..../........../..~~..~~../..~~..~~../....G...../........../.B.I....../FB........",
                // Three against one.
                "......bfb./.......b../........../..t......./..~~..~~../..~~..~~../.C....J.../........../.B....I.../FB........");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void more_pieces_win(int level, String board) {
        Game game = Told.game(board);
        List<Player> players = List.of(Level.of(level).player(3), Level.of(3).player(4));
        while (!game.outcome().isOver()) {
            Side side = game.position().toMove();
            Move move =
                    players.get(side.ordinal()).choose(Veil.memory(game, new Viewer.Seat(side)), Budget.nodes(5000));
            game = game.after(new Event.Moved(side, move));
        }
        assertThat(game.outcome())
                .isInstanceOf(Outcome.Won.class)
                .extracting("winner")
                .isEqualTo(Side.RED);
    }
}
