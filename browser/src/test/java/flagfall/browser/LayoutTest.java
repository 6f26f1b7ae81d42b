package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Where things stand on screens of very different shapes.
class LayoutTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private Page game(Screen screen) {
        Visit visit = visits.at(screen);
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        return visit.page();
    }

    private static BoundingBox box(Page page, String selector) {
        return page.locator(selector).first().boundingBox();
    }

    @Test
    void on_a_phone_margins_are_equal_both_armies_are_in_sight_and_typing_waits_behind_a_button() {
        Page page = game(Screen.PHONE);
        BoundingBox board = box(page, "[role=grid]");
        assertThat(360 - board.x - board.width).isBetween(board.x - 2, board.x + 2);
        for (Locator tray : page.locator(".tray").all()) {
            BoundingBox army = tray.boundingBox();
            assertThat(army.y + army.height).as("where an army ends").isLessThanOrEqualTo(740);
            BoundingBox last = tray.locator("li").last().boundingBox();
            assertThat(last.x + last.width).as("where its last kind ends").isLessThanOrEqualTo(360);
        }
        assertThat(page.locator(".typed input").isVisible()).isFalse();
        page.locator(".type-toggle").click();
        assertThat(page.locator(".typed input").isVisible()).isTrue();
    }

    @Test
    void on_a_turned_phone_board_and_actions_are_whole_and_home_shows_its_ways() {
        Page page = game(Screen.PHONE_TURNED);
        for (String part : List.of("[role=grid]", ".actions .bar")) {
            BoundingBox box = box(page, part);
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(360);
        }
        page.navigate(TestServer.address() + "/");
        Locator ways = page.locator(".way");
        ways.last().waitFor();
        for (Locator way : ways.all()) {
            BoundingBox box = way.boundingBox();
            assertThat(box.y + box.height).isLessThanOrEqualTo(360);
        }
    }

    @Test
    void a_finished_game_keeps_its_board_in_sight_beside_and_above_its_keys() {
        Visit visit = visits.at(Screen.PHONE_TURNED);
        Page page = visit.page();
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10").resign();
        page.locator(".replay").waitFor();
        for (String part : List.of("[role=grid]", ".replay .bar", ".replay .slider", ".replay .choice")) {
            BoundingBox box = box(page, part);
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(360);
        }
        page.setViewportSize(768, 1024);
        for (String part : List.of("[role=grid]", ".replay .bar", ".replay .slider")) {
            BoundingBox box = box(page, part);
            assertThat(box.y + box.height).as(part + " on a tablet").isLessThanOrEqualTo(1024);
        }
        page.setViewportSize(360, 740);
        page.evaluate("scrollTo(0, 10_000)");
        assertThat(page.evaluate("scrollY > 200")).as("scrolled").isEqualTo(true);
        assertThat(box(page, "[role=grid]").y).as("the upper edge of the board").isGreaterThanOrEqualTo(0);
    }

    @Test
    void on_a_wide_screen_the_panels_hug_the_board() {
        Page page = game(Screen.WALL);
        BoundingBox armies = box(page, ".armies");
        BoundingBox board = box(page, "flagfall-board");
        BoundingBox turn = box(page, ".turn");
        assertThat(board.x - (armies.x + armies.width)).isLessThan(60);
        assertThat(turn.x - (board.x + board.width)).isLessThan(60);
        assertThat(board.height).isGreaterThan(1250);
        assertThat(box(page, ".tray .piece").width).as("a piece in a tray").isGreaterThan(60);
    }

    @Test
    void what_is_missing_is_said_on_a_turned_phone_and_the_button_stays_in_sight() {
        Page page = visits.at(Screen.PHONE_TURNED).page();
        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".start .main").first().click();
        page.locator(".seal .main").click();
        page.locator(".flaws").waitFor();
        for (String part : List.of(".flaws", ".tools", ".seal .main")) {
            BoundingBox box = box(page, part);
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(360);
        }
    }

    @Test
    void the_buttons_that_start_a_game_are_one_line_high_and_in_sight_of_every_edition() {
        Page page = visits.at(Screen.LAPTOP).page();
        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".start .main").waitFor();
        page.locator(".editions > .own").scrollIntoViewIfNeeded();
        for (Locator button : page.locator(".start button").all()) {
            assertThat(button.boundingBox().height).isLessThan(60);
            assertThat(button.boundingBox().y).as("the upper edge").isBetween(0.0, 840.0);
        }
        page.setViewportSize(768, 1024);
        for (Locator last : page.locator(".edition:has(+ .group)").all()) {
            assertThat(last.boundingBox().width).as("none stands alone").isGreaterThan(600);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"PHONE", "PHONE_TURNED", "TABLET", "LAPTOP"})
    void no_level_of_the_computer_stands_alone_or_outgrows_its_button(Screen screen) {
        Page page = visits.at(screen).page();
        page.navigate(TestServer.address() + "/lobby");
        page.locator(".levels button").last().waitFor();
        assertThat(page.evaluate(UNEVEN, ".levels button")).as("in the lobby").isEqualTo(List.of());
        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".level label").last().waitFor();
        assertThat(page.evaluate(UNEVEN, ".level label")).as("in the picker").isEqualTo(List.of());
    }

    /// Buttons whose text is wider than they are, and the last one if it leaves room beside it in a row of its own.
    private static final String UNEVEN = """
            selector => {
              const all = [...document.querySelectorAll(selector)];
              const box = it => it.getBoundingClientRect();
              const words = it => { const range = document.createRange(); range.selectNodeContents(it); return range.getBoundingClientRect(); };
              const wide = all.filter(it => words(it).width > box(it).width + 0.5);
              const last = all.at(-1);
              const alone = box(last).top > box(all.at(-2)).bottom - 1 && box(last).width < 2 * box(all[0]).width;
              return [...wide, ...(alone ? [last] : [])].map(it => it.textContent.trim());
            }""";

    @Test
    void the_buttons_of_an_account_have_one_line_on_a_phone() {
        Visit visit = visits.at(Screen.PHONE);
        AccountPage.register(visit, "Small_screen");
        for (Locator button :
                visit.page().locator(".account .panel .bar button").all()) {
            assertThat(button.boundingBox().height).as(button.innerText()).isLessThan(50);
        }
    }

    @Test
    void the_labels_above_the_list_of_the_best_stand_in_one_line() {
        Page page = visits.at(Screen.LAPTOP).page();
        page.navigate(TestServer.address() + "/people");
        double edition = box(page, ".people .agree .field > span").y;
        assertThat(box(page, ".people .agree legend").y).isBetween(edition - 2, edition + 2);
    }
}
