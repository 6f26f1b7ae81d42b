package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.AnyRules;
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
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Never an illegal move and never an illegal setup, in any ruleset. `-Dflagfall.positions=100000` looks longer.
class LegalityTest {

    private static final int POSITIONS = Integer.getInteger("flagfall.positions", 5_000);
    private static final int LONGEST = 150;

    @Test
    void no_level_moves_illegally_in_a_named_ruleset_or_in_a_custom_one() {
        Random random = new Random(11);
        List<Ruleset> named = Rulesets.named();
        List<Level> levels = Level.all();
        for (int looked = 0, pair = 0; looked < POSITIONS; pair++) {
            Level level = levels.get(pair % levels.size());
            looked += game(level, named.get(pair % named.size()), random);
            looked += game(level, AnyRules.draw(random), random);
        }
    }

    private static int game(Level level, Ruleset rules, Random random) {
        Player player = level.player(random.nextLong());
        Game game = Game.create(rules, Side.RED);
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            Setup setup = player.place(rules, side);
            assertThat(setup.flaws(rules)).isEmpty();
            game = game.after(new Event.Placed(setup));
        }
        int ply = 0;
        for (; ply < LONGEST && !game.outcome().isOver(); ply++) {
            Side side = game.position().toMove();
            PlayerMemory memory = Veil.memory(game, new Viewer.Seat(side));
            List<Move> moves = memory.view().moves();
            Move move = random.nextInt(4) == 0
                    ? moves.get(random.nextInt(moves.size()))
                    : player.choose(memory, Budget.nodes(50));
            assertThat(moves).as("%s %s", rules, move).contains(move);
            game = game.after(new Event.Moved(side, move));
        }
        return ply + 1;
    }

    @Test
    void setups_are_legal_and_never_twice_the_same() {
        for (Ruleset rules : Rulesets.named()) {
            List<Setup> setups = new Random(3)
                    .longs(100)
                    .mapToObj(seed -> Level.of(8).player(seed).place(rules, Side.BLUE))
                    .toList();
            assertThat(setups).doesNotHaveDuplicates();
            assertThat(setups)
                    .allSatisfy(setup -> assertThat(setup.flaws(rules)).isEmpty());
        }
    }
}
