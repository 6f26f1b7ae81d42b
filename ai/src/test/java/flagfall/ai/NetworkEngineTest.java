package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.RulesetText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class NetworkEngineTest {

    /// Made up by the trainer, and none that it trained on.
    private static final Path CUSTOM = Path.of("src", "test", "resources", "custom-rulesets.txt");

    /// How many positions the player of level 9 looks at before the first move; the network looks at one, its stand-in
    /// at as many as it may.
    private static long looked(Ruleset rules) {
        Game game = Game.create(rules, Side.RED);
        for (Side side : Side.values()) {
            game = game.after(new Event.Placed(Setup.random(rules, side, 5)));
        }
        Analyst analyst = Level.of(9).config().analyst(5).orElseThrow();
        Viewer.Seat seat = new Viewer.Seat(game.position().toMove());
        return analyst.analyse(Veil.memory(game, seat), Budget.nodes(300)).nodes();
    }

    @Test
    void the_network_plays_custom_rulesets_of_every_size() throws IOException {
        List<String> custom = Files.readAllLines(CUSTOM);
        for (int index = 0; index < custom.size(); index += 8) {
            assertThat(looked(RulesetText.read(custom.get(index)).orThrow()))
                    .as(custom.get(index))
                    .isEqualTo(1);
        }
    }

    @Test
    void the_search_plays_where_the_network_cannot_count_the_army() {
        Ruleset scouts = Rulesets.CLASSIC.with(
                change -> change.army = change.army.with(Rank.SCOUT, 9).with(Rank.MINER, 4));
        assertThat(looked(scouts)).isGreaterThan(1);
    }
}
