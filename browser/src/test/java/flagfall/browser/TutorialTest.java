package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Six lessons on a small board, from the first move to the fallen flag.
class TutorialTest {

    private static final List<String> BEFORE_THE_LAST = List.of("c2c3", "c3c4", "c1c5", "c3c4", "c2c3");

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void it_is_played_from_the_first_lesson_to_the_last() {
        Page page = begun(visits.at(Screen.DESK));
        for (String move : BEFORE_THE_LAST) {
            play(page, move);
            assertThat(page.locator(".lesson .good")).hasText("Well done.");
            goOn(page);
        }
        for (String move : List.of("c2c3", "c3c4", "c4c5")) {
            play(page, move);
        }
        assertThat(page.locator(".lesson .good")).hasText("Well done.");
        page.getByText("Play a game").click();
        page.locator(".new-game").waitFor();
    }

    @Test
    void the_lesson_on_striking_shows_who_is_above_whom() {
        Page page = begun(visits.at(Screen.DESK));
        assertThat(page.locator(".ladder")).hasCount(0);
        goOn(page);
        assertThat(page.locator(".ladder [role=img]"))
                .hasAttribute(
                        "aria-label",
                        "Marshal, General, Colonel, Major, Captain, Lieutenant, Sergeant, Miner, Scout, Spy");
        assertThat(page.locator(".ladder .piece")).hasCount(10);
        assertThat(page.locator(".ladder .piece-label").first()).hasText("10");
        goOn(page);
        assertThat(page.locator(".ladder")).hasCount(0);
    }

    @Test
    void praise_is_said_once() {
        Page page = begun(visits.at(Screen.DESK));
        play(page, BEFORE_THE_LAST.getFirst());
        assertThat(page.locator(".lesson .good")).hasText("Well done.");
        assertThat(page.locator("[aria-live], [role=status], [role=alert]").getByText("Well done."))
                .hasCount(1);
        assertThat(page.locator("#spoken")).not().containsText("Well done.");
    }

    @Test
    void whoever_goes_on_during_a_battle_begins_the_next_lesson_afresh() {
        Page page = begun(visits.at(Screen.DESK));
        goOn(page);
        page.clock().install();
        strike(page, "c3c4");
        page.locator(".battle").waitFor();
        goOn(page);
        page.clock().runFor(5000);
        assertThat(page.locator(".lesson")).containsText("Scouts run");
        assertThat(page.locator(".lesson")).not().containsText("Well done.");
    }

    @Test
    void whoever_goes_back_before_the_enemy_has_answered_finds_the_lesson_whole() {
        Page page = begun(visits.at(Screen.DESK));
        for (int lesson = 1; lesson < 6; lesson++) {
            goOn(page);
        }
        page.clock().install();
        strike(page, "c2c3");
        page.getByText("Back", new Page.GetByTextOptions().setExact(true)).click();
        page.clock().runFor(5000);
        assertThat(page.locator(".lesson h2")).hasText("The spy");
        assertThat(page.locator("[data-square=c2]")).hasAttribute("aria-label", "c2, your Spy");
    }

    @ParameterizedTest
    @CsvSource({"PHONE, 740", "TABLET, 1024"})
    void the_board_is_in_sight_in_every_lesson(Screen screen, int height) {
        Page page = begun(visits.at(screen));
        for (int lesson = 1; lesson <= 6; lesson++) {
            BoundingBox board = page.locator("[role=grid]").boundingBox();
            Assertions.assertThat(board.y + board.height)
                    .as("the lower edge of the board in lesson " + lesson)
                    .isLessThanOrEqualTo(height);
            if (lesson < 6) {
                goOn(page);
            }
        }
    }

    static Page begun(Visit visit) {
        Page page = visit.open("/how");
        page.locator(".lesson").waitFor();
        return page;
    }

    static void goOn(Page page) {
        page.locator(".lesson button.main").click();
    }

    /// Moves as soon as the piece can, and looks at no battle.
    static void play(Page page, String move) {
        page.locator("[data-square=" + move.substring(0, 2) + "].grab").waitFor();
        strike(page, move);
        page.waitForFunction(
                "() => { document.querySelector('.battle')?.click(); return !document.querySelector('.battle'); }");
    }

    static void strike(Page page, String move) {
        page.locator("[data-square=" + move.substring(0, 2) + "]").click();
        page.locator("[data-square=" + move.substring(2) + "]").click();
    }
}
