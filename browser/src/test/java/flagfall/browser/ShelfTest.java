package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The setups to choose from, and pieces carried from the tray.
class ShelfTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private Page placing(Screen screen) {
        Visit visit = visits.at(screen);
        new LobbyPage(visit, screen == Screen.PHONE ? Hand.FINGER : Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("classic").orElseThrow(), 1);
        visit.page().locator(".thumb").first().waitFor();
        return visit.page();
    }

    @Test
    void a_setup_that_is_pointed_at_stands_on_the_board_in_full_size_and_changes_nothing() {
        Page page = placing(Screen.DESK);
        page.locator(".thumb").first().hover();
        assertThat(page.locator(".setup .token")).hasCount(40);
        assertThat(page.locator(".hand .count")).containsText("40 pieces left");
        page.locator(".setup h1").hover();
        assertThat(page.locator(".setup .token")).hasCount(0);

        int all = page.locator(".thumb").count();
        Hand.MOUSE.choose(page.locator("input[name=flag-place]").nth(1));
        Hand.MOUSE.choose(page.locator("input[name=manner]").nth(1));
        assertThat(page.locator(".thumb").count()).isBetween(1, all / 2);
        page.locator(".thumb").first().click();
        assertThat(page.locator(".hand .count")).containsText("All placed");
        assertThat((String) page.evaluate("""
                () => [...document.querySelectorAll('[role=gridcell]')]
                    .find(it => it.ariaLabel.includes('Flag')).dataset.square.charAt(0)\
                """)).isBetween("a", "d");
    }

    @Test
    void on_a_phone_the_board_and_ready_stay_in_sight_while_one_browses() {
        Page page = placing(Screen.PHONE);
        page.evaluate("scrollTo(0, document.body.scrollHeight)");
        page.locator(".thumb").last().tap();
        for (String part : new String[] {"[data-square=a4]", "[data-square=j1]", ".setup button.main"}) {
            BoundingBox box = page.locator(part).boundingBox();
            assertThat(box.y).as(part).isNotNegative();
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(740);
        }
        assertThat(page.locator(".hand .count")).containsText("All placed");
        assertThat(page.locator("[data-square=a4]").boundingBox().height)
                .as("a home square, against a square of the lakes")
                .isGreaterThan(2 * page.locator("[data-square=a5]").boundingBox().height);
    }

    @Test
    void a_piece_from_the_tray_is_as_large_as_its_square_and_shows_where_it_lands() {
        Page page = placing(Screen.DESK);
        BoundingBox scout = page.locator(".tray-piece[title=Scout]").boundingBox();
        BoundingBox square = page.locator("[data-square=d2]").boundingBox();
        page.mouse().move(scout.x + 20, scout.y + 20);
        page.mouse().down();
        page.mouse().move(square.x + 30, square.y + 30);
        page.mouse().move(square.x + 40, square.y + 40);
        assertThat(width(page.locator(".board-ghost"))).isBetween(square.width - 2, square.width + 2);
        BoundingBox frame = page.locator(".board-landing").boundingBox();
        assertThat(frame.x).isBetween(square.x - 1, square.x + 1);
        assertThat(frame.y).isBetween(square.y - 1, square.y + 1);
        page.mouse().up();
        assertThat(page.locator(".board-landing")).hasCount(0);
        assertThat(page.locator("[data-square=d2]")).hasAttribute("aria-label", "d2, your Scout");
    }

    /// A finger is not a mouse: what is under it cannot be seen.
    @Test
    void under_a_finger_the_piece_floats_above_it() {
        Page page = placing(Screen.PHONE);
        BoundingBox square = page.locator("[data-square=d2]").boundingBox();
        page.locator(".tray-piece[title=Scout]").evaluate("""
                (it, [x, y]) => {
                    const touch = (name, where, dx) => where.dispatchEvent(new PointerEvent(name,
                        { pointerId: 7, pointerType: 'touch', bubbles: true, clientX: x + dx, clientY: y }));
                    touch('pointerdown', it, 90);
                    touch('pointermove', window, 0);
                }""", new Object[] {square.x + 10, square.y + 10});
        BoundingBox ghost = page.locator(".board-ghost").boundingBox();
        assertThat(ghost.y + ghost.height).isLessThanOrEqualTo(square.y + 10);
        assertThat(page.locator(".board-landing")).isVisible();
    }

    @Test
    void the_letters_of_the_text_are_explained_beside_it() {
        Page page = placing(Screen.DESK);
        page.getByText("As text").click();
        assertThat(page.locator(".letters li")).hasCount(13);
        assertThat(page.locator(".letters")).containsText("T Sergeant");
        assertThat(page.locator("#shelf")).containsText("4 lines");
    }

    private static double width(Locator thing) {
        return ((Number) thing.evaluate("it => it.offsetWidth")).doubleValue();
    }
}
