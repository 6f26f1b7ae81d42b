package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Moves that are typed, and what is answered to those that are none.
class TypedMoveTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final Locator field = page.locator("input[name=move]");
    private final Locator answer = page.locator(".typed [role=alert]");

    @Test
    void nonsense_is_answered_in_words_and_stays_to_be_mended() {
        play("classic");
        type("zz99");
        assertThat(answer).containsText("“zz99” is not a move");
        assertThat(field).hasValue("zz99");
        assertThat(field).isFocused();
        page.setViewportSize(360, 740);
        page.locator(".type-toggle").click();
        assertThat(answer).isInViewport();
        type("zz98");
        assertThat(answer).containsText("zz98");
        assertThat(answer).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        page.setViewportSize(1280, 800);

        type("e4e9");
        assertThat(answer).containsText("That is too far.");
        assertThat(page.locator(".remark span")).containsText("That is too far.");
        type("e4e5");
        assertThat(answer).hasText("");
        assertThat(page.locator(".remark")).hasCount(0);
        assertThat(field).hasValue("");
    }

    @Test
    void what_was_wrong_with_a_typed_move_is_forgotten_with_the_next_move() {
        play("classic");
        type("zz99");
        assertThat(answer).containsText("is not a move");
        new GamePage(page, Hand.MOUSE, new Random(1)).move("e4", "e5");
        assertThat(answer).hasText("");
    }

    @Test
    void the_focus_stays_where_moves_are_typed() {
        play("classic");
        GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));
        for (String move : new String[] {"e4e5", "e5e6"}) {
            type(move);
            page.waitForFunction(
                    "said => document.querySelector('.story').innerText.includes(said)", move.substring(2));
            table.awaitTurn();
            assertThat(field).isFocused();
        }
    }

    @Test
    void a_refusal_beside_a_square_goes_by_itself() {
        play("classic");
        new GamePage(page, Hand.MOUSE, new Random(1)).move("e4", "e9");
        page.locator(".remark span").waitFor();
        assertThat(page.locator(".remark")).hasCount(0);
    }

    @Test
    void a_scout_that_may_not_run_and_strike_is_told_the_rule() {
        GamePage table = WrittenGame.of(visit, "vintage", "Sa4 Fj1 ia9 fj10");
        table.move("a4", "a9");
        assertThat(page.locator(".remark span").innerText()).contains("runs or strikes", "not both");
    }

    private void type(String move) {
        field.fill(move);
        field.press("Enter");
    }

    private void play(String ruleset) {
        WrittenGame.of(visit, ruleset, "Me4 Fj1 ia9 fj10");
    }
}
