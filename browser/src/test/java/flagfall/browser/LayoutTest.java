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
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"DESK", "WALL"})
    void the_armies_stand_at_the_top_and_at_the_bottom_of_the_board(Screen screen) {
        Page page = game(screen);
        BoundingBox board = box(page, "[role=grid]");
        BoundingBox own = box(page, ".tray + .tray ul");
        assertThat(box(page, ".tray").y).isBetween(board.y - 20, board.y + 20);
        assertThat(own.y + own.height).isBetween(board.y + board.height - 12, board.y + board.height + 12);
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
    void what_is_missing_is_said_above_the_tray_and_moves_no_button() {
        Page page = visits.at(Screen.DESK).page();
        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".start .main").first().click();
        Locator ready = page.locator(".seal .main");
        double before = ready.boundingBox().y;
        ready.click();
        page.locator(".flaws").waitFor();
        assertThat(ready.boundingBox().y).isEqualTo(before);
        assertThat(ready.boundingBox().y + ready.boundingBox().height).isLessThanOrEqualTo(800);
    }

    @ParameterizedTest
    @ValueSource(strings = {"English", "Deutsch", "Français", "Nederlands", "Español"})
    void the_keys_of_the_setup_stand_in_one_row_in_every_language(String language) {
        Page page = visits.at(Screen.DESK).page();
        page.navigate(TestServer.address() + "/");
        page.getByLabel("Settings").click();
        page.getByText(language).click();
        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".start .main").first().click();
        page.locator(".setup .tools").waitFor();
        assertInSight(page.locator(".seal .main"));
        assertThat(page.locator(".setup .tools button").all())
                .extracting(key -> key.boundingBox().y)
                .hasSizeGreaterThan(4)
                .containsOnly(box(page, ".setup .tools button").y);
    }

    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"DESK", "PHONE", "TABLET"})
    void the_position_editor_has_its_button_in_sight_and_says_above_it_what_is_wrong(Screen screen) {
        Page page = visits.at(screen).page();
        page.navigate(TestServer.address() + "/edit");
        Locator play = page.locator(".edit .seal .main");
        assertInSight(play);
        play.click();
        assertInSight(page.locator(".edit .flaws"));
        assertInSight(play);
    }

    @Test
    void own_rules_say_on_a_phone_too_why_they_cannot_be_played() {
        Page page = visits.at(Screen.PHONE).page();
        page.navigate(TestServer.address() + "/new?with=computer");
        Hand.MOUSE.choose(page.locator(".own input[name=edition]"));
        page.getByLabel("One more Bomb").click();
        assertInSight(page.locator(".flaws:visible"));
        assertInSight(page.locator(".start .main"));
    }

    @Test
    void the_edition_that_is_chosen_is_named_beside_the_button_that_starts_it() {
        Page page = visits.at(Screen.DESK).page();
        page.navigate(TestServer.address() + "/new?with=hotseat");
        Hand.MOUSE.choose(page.locator(".edition")
                .filter(new Locator.FilterOptions().setHas(page.locator("a[href='/rules/barrage']")))
                .locator("input[name=edition]"));
        page.reload();
        Locator name = page.locator(".start .name-of-choice");
        assertInSight(name);
        assertThat(name.innerText()).startsWith("Barrage");
    }

    @Test
    void on_a_phone_a_review_leaves_board_and_keys_in_sight() {
        Visit visit = visits.at(Screen.PHONE);
        Page page = visit.page();
        GamePage table = WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        table.move("e4", "e5");
        table.awaitTurn();
        table.resign();
        page.getByText("Review").click();
        page.locator("flagfall-review [role=slider]").waitFor();
        for (int scroll : new int[] {0, 300, 10_000}) {
            page.evaluate("y => scrollBy(0, y)", scroll);
            assertInSight(page.getByLabel("One move back"));
            assertInSight(page.locator("[role=grid]"));
        }
        page.getByLabel("One move back").click();
        assertThat(page.locator(".replay .slider span").innerText()).startsWith("Move 1 of 2 · e4–e5");
    }

    /// Waits for it; neither above nor below the window, and nothing lies over it.
    private static void assertInSight(Locator part) {
        part.waitFor();
        assertThat(part.evaluate("""
                it => {
                  const { left, right, top, bottom } = it.getBoundingClientRect();
                  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  return top >= 0 && bottom <= innerHeight && (it.contains(seen) || seen.contains(it));
                }""")).as(part + " in sight").isEqualTo(true);
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
    void all_keys_of_a_replay_are_in_the_window_at_any_width() {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.page();
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10").resign();
        page.locator(".replay").waitFor();
        for (List<Integer> size :
                List.of(List.of(568, 320), List.of(640, 400), List.of(1024, 768), List.of(1180, 820))) {
            page.setViewportSize(size.get(0), size.get(1));
            assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as("past the right edge of " + size)
                    .isEqualTo(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "es", "fr", "nl"})
    void words_have_room_on_small_screens_in_every_language(String language) {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.page();
        page.addInitScript("localStorage.setItem('flagfall.prefs', '{\"language\":\"" + language + "\"}')");
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        for (int width : new int[] {1280, 1180}) {
            page.setViewportSize(width, 800);
            assertThat(page.evaluate(ROOM_FOR_PLACEHOLDER))
                    .as("the example is seen at " + width)
                    .isEqualTo(true);
        }
        page.setViewportSize(320, 568);
        assertThat(page.evaluate(CRAMPED, ".actions button")).isEqualTo(List.of());
        assertInSight(page.locator(".nameplate").last());

        page.navigate(TestServer.address() + "/new?with=computer");
        page.locator(".start .main").first().click();
        page.locator(".tools button").last().waitFor();
        assertThat(page.evaluate(CRAMPED, ".tools button")).isEqualTo(List.of());
        page.setViewportSize(640, 400);
        assertThat(page.evaluate(CRAMPED, ".tools button")).isEqualTo(List.of());
        BoundingBox heading = box(page, ".setup h1");
        assertThat(heading.y + heading.height).isLessThanOrEqualTo(box(page, ".hand .count").y);
    }

    private static final String ROOM_FOR_PLACEHOLDER = """
            () => {
              const field = document.querySelector('.typed input');
              const { font } = getComputedStyle(field, '::placeholder');
              const ruler = Object.assign(document.createElement('canvas').getContext('2d'), { font });
              const words = ruler.measureText(field.placeholder).width;
              return words + 2 * parseFloat(getComputedStyle(field).paddingLeft) <= field.clientWidth;
            }""";

    /// Buttons whose words come nearer than this to an edge.
    private static final String CRAMPED = """
            selector => [...document.querySelectorAll(selector)].filter(it => {
              const words = document.createRange();
              words.selectNodeContents(it);
              const [inner, outer] = [words.getBoundingClientRect(), it.getBoundingClientRect()];
              return outer.width > 0 && (inner.left - outer.left < 3 || outer.right - inner.right < 3);
            }).map(it => it.innerText)""";

    @Test
    void on_a_phone_the_row_of_editions_shows_the_one_that_is_open() {
        Page page = visits.at(Screen.PHONE).page();
        page.navigate(TestServer.address() + "/rules/barrage");
        page.waitForFunction("""
                () => {
                  const open = document.querySelector('.contents [aria-current]')?.getBoundingClientRect();
                  return open && open.left >= 0 && open.right <= innerWidth;
                }""");
    }

    @Test
    void the_labels_above_the_list_of_the_best_stand_in_one_line() {
        Page page = visits.at(Screen.LAPTOP).page();
        page.navigate(TestServer.address() + "/people");
        double edition = box(page, ".people .agree .field > span").y;
        assertThat(box(page, ".people .agree legend").y).isBetween(edition - 2, edition + 2);
    }
}
