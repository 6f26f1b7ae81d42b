package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import flagfall.rules.Rulesets;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The focus is a ring around a piece: whoever walks the board with keys sees the piece they stand on. And it is never
/// lost: whoever presses a button is still there afterwards, or where it has led.
class FocusTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);

    @Test
    void a_square_with_the_focus_shows_its_ring_and_its_piece() {
        playFromHere();
        BufferedImage before = pictureOf("e4");
        board.square("e3").focus();
        page.keyboard().press("ArrowUp");
        assertThat(board.square("e4").evaluate("it => it.matches(':focus-visible')"))
                .as("the focus is seen")
                .isEqualTo(true);
        BufferedImage after = pictureOf("e4");
        assertThat(sameInTheMiddle(before, after)).as("the piece is seen").isTrue();
        assertThat(before.getRGB(before.getWidth() / 2, 2))
                .as("the edge of the square")
                .isNotEqualTo(after.getRGB(after.getWidth() / 2, 2));
    }

    @Test
    void escape_hides_no_piece_from_who_plays_with_a_mouse() {
        playFromHere();
        BufferedImage before = pictureOf("e4");
        board.square("e4").click();
        page.keyboard().press("Escape");
        page.mouse().move(0, 0);
        assertThat(sameInTheMiddle(before, pictureOf("e4")))
                .as("the piece is seen")
                .isTrue();
    }

    @Test
    void whoever_has_touched_nothing_sees_no_ring_when_the_game_ends() {
        playFromHere();
        page.request()
                .post(visit.address() + "/api"
                        + page.url().substring(visit.address().length()).replace("/game/", "/games/") + "/resign");
        page.locator(".verdict").waitFor();
        page.locator(".replay").waitFor();
        assertThat(
                        page.evaluate(
                                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(document.activeElement.tagName))))"))
                .isEqualTo("BODY");
    }

    @Test
    void a_button_that_has_nothing_more_to_do_keeps_the_focus() {
        new LobbyPage(visit, new Keys(page))
                .opposeTheComputer(Rulesets.named("quick-battle").orElseThrow(), 1);
        press("Fill the rest");
        PlaywrightAssertions.assertThat(page.locator(".hand .count")).hasText("All placed");
        assertStaysAt("Fill the rest");
        press("Undo");
        assertStaysAt("Undo");
        playFromHere();
        GamePage table = new GamePage(page, new Keys(page), new Random(1));
        table.step();
        table.awaitTurn();
        press("Take back");
        PlaywrightAssertions.assertThat(page.locator(".story li")).hasCount(0);
        assertStaysAt("Take back");
        table.step();
        table.awaitTurn();
        page.route("**/hint", asked -> {});
        page.waitForRequest("**/hint", () -> press("Hint"));
        assertStaysAt("Hint");
        table.resign();
        press("To the start");
        PlaywrightAssertions.assertThat(page.locator(".slider")).containsText("Move 0 of");
        assertStaysAt("To the start");
    }

    @Test
    void whoever_is_asked_whether_to_leave_is_at_the_answer_and_then_back_at_the_button() {
        new LobbyPage(visit, new Keys(page))
                .opposeTheComputer(Rulesets.named("quick-battle").orElseThrow(), 1);
        assertLeadsToAndBack("Leave this game", "Stay");
        playFromHere();
        assertLeadsToAndBack("Resign", "Play on");
    }

    private void assertLeadsToAndBack(String question, String no) {
        press(question);
        PlaywrightAssertions.assertThat(button(no)).isFocused();
        page.keyboard().press("Escape");
        PlaywrightAssertions.assertThat(button(question)).isFocused();
        press(question);
        press(no);
        PlaywrightAssertions.assertThat(button(question)).isFocused();
    }

    /// Here it cannot be pressed any more, and the focus is on it.
    private void assertStaysAt(String name) {
        PlaywrightAssertions.assertThat(button(name)).isDisabled();
        PlaywrightAssertions.assertThat(button(name)).isFocused();
    }

    private void press(String name) {
        new Keys(page).press(button(name));
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private void playFromHere() {
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        page.waitForFunction("() => document.querySelectorAll('.sprite').length > 1");
    }

    private BufferedImage pictureOf(String name) {
        Locator square = board.square(name);
        BoundingBox box = square.boundingBox();
        byte[] png = page.screenshot(new Page.ScreenshotOptions()
                .setClip(Math.rint(box.x), Math.rint(box.y), (int) box.width, (int) box.height));
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The middle half of both: the piece without its rim.
    private static boolean sameInTheMiddle(BufferedImage one, BufferedImage other) {
        for (int x = one.getWidth() / 4; x < one.getWidth() * 3 / 4; x++) {
            for (int y = one.getHeight() / 4; y < one.getHeight() * 3 / 4; y++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }
}
