package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Every level, in every ruleset: it places a legal army and makes legal moves.
class ConformanceTest {

    static Stream<Arguments> everyLevelAndRuleset() {
        return Rulesets.named().stream()
                .flatMap(rules -> Level.all().stream().map(level -> Arguments.of(level, rules)));
    }

    @ParameterizedTest
    @MethodSource("everyLevelAndRuleset")
    void places_a_legal_army_and_stays_legal(Level level, Ruleset rules) {
        Player player = level.player(7);
        Game game = Game.create(rules, Side.RED);
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            assertThat(player.place(rules, side).flaws(rules)).isEmpty();
            game = game.after(new Event.Placed(player.place(rules, side)));
        }
        for (int ply = 0; ply < 10 && !game.outcome().isOver(); ply++) {
            Side side = game.position().toMove();
            PlayerMemory memory = Veil.memory(game, new Viewer.Seat(side));
            Move move = player.choose(memory, Budget.nodes(150));
            assertThat(memory.view().moves()).contains(move);
            game = game.after(new Event.Moved(side, move));
        }
    }
}
