package flagfall.game;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Refusal;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Programs that never heard of the repetition laws can be seated: a side may be excused from them.
class ExcusedTest {

    /// Both sides go back and forth, as often as three boundaries let them.
    private static final List<String> SHUTTLE = List.of("a4a5", "j7j6", "a5a4", "j6j7", "a4a5", "j7j6");

    private static final Move ONCE_MORE = move("a5a4");

    private static Game shuttled(Set<Side> excused) {
        Game game = Game.create(Rulesets.CLASSIC, Side.RED, excused)
                .after(placed(Side.RED))
                .after(placed(Side.BLUE));
        for (String text : SHUTTLE) {
            game = game.after(new Event.Moved(game.position().toMove(), move(text)));
        }
        return game;
    }

    private static Event placed(Side side) {
        String text = "STPLGCMSYI/SSSSSSPPPL/LLTTTJJJCI/IIIBBBBBBF";
        return new Event.Placed(SetupText.read(text, side, Rulesets.CLASSIC).setup());
    }

    private static Move move(String text) {
        return MoveText.read(text).orElseThrow();
    }

    @Test
    void whoever_is_not_excused_is_held_to_the_law() {
        Game game = shuttled(Set.of(Side.BLUE));
        assertThat(game.refusal(ONCE_MORE)).contains(Refusal.TWO_SQUARE);
        assertThat(game.position().moves()).doesNotContain(ONCE_MORE);
        assertThat(game.position().repetitionWarnings()).isNotEmpty();
    }

    @Test
    void whoever_is_excused_goes_back_and_forth_as_long_as_he_likes() {
        Game game = shuttled(Set.of(Side.RED));
        assertThat(game.refusal(ONCE_MORE)).isEmpty();
        assertThat(game.position().moves()).contains(ONCE_MORE);
        assertThat(game.position().repetitionWarnings()).isEmpty();
        assertThat(game.after(new Event.Moved(Side.RED, ONCE_MORE)).refusal(move("j6j7")))
                .contains(Refusal.TWO_SQUARE);
    }
}
