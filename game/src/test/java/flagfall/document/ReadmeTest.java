package flagfall.document;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Bomb;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The lines of Java in the README are compiled here, and run.
class ReadmeTest {

    private static final Path README = Path.of("../README.md");
    private static final Path HERE = Path.of("src/test/java/flagfall/document/ReadmeTest.java");

    @Test
    void a_game_is_played_to_its_end_by_whoever_sees_only_views() {
        Random random = new Random(5);
        // README begins
        Ruleset rules = Rulesets.BARRAGE.with(change -> change.bomb = Bomb.SPENT);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 2)));
        while (!game.outcome().isOver()) {
            Side side = game.toMove();
            PlayerView view = Veil.view(game, new Viewer.Seat(side)); // no more than this side may know
            Move move = view.moves().get(random.nextInt(view.moves().size()));
            game = game.after(new Event.Moved(side, move));
        }
        // README ends
        assertThat(game.outcome().isOver()).isTrue();
    }

    @Test
    void the_readme_has_the_same_lines() throws IOException {
        assertThat(between(README, "```java", "```")).isEqualTo(between(HERE, "// README begins", "// README ends"));
    }

    private static List<String> between(Path file, String begin, String end) throws IOException {
        return Files.readString(file)
                .lines()
                .map(String::strip)
                .dropWhile(line -> !line.equals(begin))
                .skip(1)
                .takeWhile(line -> !line.equals(end))
                .toList();
    }
}
