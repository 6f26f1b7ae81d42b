package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ForcedColors;
import flagfall.rules.Rulesets;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody whose system forces its own few colours on every page sees the whole game in them.
class ForcedColorsTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);

    @BeforeEach
    void forceColors() {
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    }

    @Test
    void lakes_homes_and_what_a_piece_can_do_are_seen_on_the_board() {
        WrittenGame.of(visit, "classic", "Sb2 Fj1 ij9 fj10");
        assertThat(edge("e5")).as("a line between squares").isNotEqualTo(middle("e5"));
        assertThat(middle("e4")).as("a home").isNotEqualTo(middle("e5"));
        assertThat(same("c6", "e6")).as("a lake looks like any square").isFalse();
        int before = middle("b3");
        board.square("b2").click();
        page.mouse().move(0, 0);
        assertThat(middle("b3")).as("where it can step").isNotEqualTo(before);
        assertThat(same("b8", "c8")).as("where it can run, and where not").isFalse();
        assertThat(edge("b2")).as("what is in hand").isNotEqualTo(edge("b1"));
    }

    @Test
    void the_last_move_is_framed() {
        GamePage table = WrittenGame.of(visit, "classic", "Sb2 Fj1 ij9 fj10");
        table.move("b2", "b3");
        page.waitForFunction("() => document.querySelectorAll('.story li').length === 2");
        table.awaitTurn();
        for (Locator square : page.locator("[data-mark=last]").all()) {
            assertThat(at(picture(square), 0.5, 0.03)).isNotEqualTo(edge("e5"));
        }
    }

    @Test
    void the_boards_of_the_editions_show_their_lakes() {
        visit.open("/rules/classic");
        Locator lake = page.locator("flagfall-board.picture [data-ground=lake]").first();
        lake.waitFor();
        Locator land = page.locator("flagfall-board.picture [data-ground=light]:not([data-home])")
                .first();
        assertThat(at(picture(lake), 0.5, 0.5)).isNotEqualTo(at(picture(land), 0.5, 0.5));
    }

    @Test
    void what_is_chosen_differs_from_what_is_not() {
        visit.open("/new?with=computer");
        page.locator(".level label").last().waitFor();
        assertDiffer(".choice input:checked + span", ".choice input:not(:checked) + span", "backgroundColor");
        assertDiffer(".edition.chosen", ".edition:not(.chosen)", "outlineStyle");
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("classic").orElseThrow(), 1);
        page.locator(".tray-piece").first().click();
        assertDiffer(".tray-piece.held", ".tray-piece:not(.held)", "backgroundColor");
        assertDiffer("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]", "borderBottomColor");
    }

    /// The style for forced colours comes when it is needed, and so a moment later.
    private void assertDiffer(String chosen, String other, String property) {
        page.waitForFunction("""
                ([chosen, other, property]) => {
                  const style = it => getComputedStyle(document.querySelector(it))[property];
                  return style(chosen) !== style(other);
                }""", List.of(chosen, other, property));
    }

    private int middle(String square) {
        return at(picture(board.square(square)), 0.5, 0.5);
    }

    private int edge(String square) {
        return at(picture(board.square(square)), 0.5, 0);
    }

    private boolean same(String one, String other) {
        BufferedImage first = picture(board.square(one));
        BufferedImage second = picture(board.square(other));
        for (double y = 0.2; y < 0.8; y += 0.05) {
            if (at(first, 0.5, y) != at(second, 0.5, y)) {
                return false;
            }
        }
        return true;
    }

    private static int at(BufferedImage picture, double x, double y) {
        return picture.getRGB((int) (x * picture.getWidth()), (int) (y * picture.getHeight()));
    }

    private BufferedImage picture(Locator square) {
        BoundingBox box = square.boundingBox();
        byte[] png = page.screenshot(new Page.ScreenshotOptions()
                .setClip(Math.rint(box.x), Math.rint(box.y), (int) box.width, (int) box.height));
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
