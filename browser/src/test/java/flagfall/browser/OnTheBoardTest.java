package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is seen on the board besides the pieces: lines and rings, battles, names, and faces that go again.
class OnTheBoardTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));

    private void play() {
        WrittenGame.of(visit, "classic", "Mi4 Fj1 ii5 sa9 fj10");
    }

    @Test
    void the_log_does_not_tell_a_battle_before_it_has_been_seen() {
        visit.holdBattles();
        WrittenGame.of(visit, "classic", "Me4 Fj1 ie5 fj10").move("e4", "e5");
        page.locator(".battle").waitFor();
        // The stream tells the move once more.
        page.waitForTimeout(500);
        assertThat(page.locator(".story li")).hasCount(0);
        page.locator(".battle").click();
        assertThat(page.locator(".story li").first()).containsText("e4×e5");
    }

    @Test
    void the_right_button_draws_lines_and_rings_and_escape_rubs_them_out() {
        play();
        drag("c3", "f6");
        assertThat(page.locator(".arrow.drawn")).hasCount(1);
        board.square("e4").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(page.locator(".ring")).hasCount(1);
        assertThat(board.square("e4")).hasAttribute("aria-label", "e4, empty, marked by you");
        board.square("e4").focus();
        page.keyboard().press("m");
        assertThat(page.locator(".ring")).hasCount(0);

        page.keyboard().press("Escape");
        assertThat(page.locator(".arrow.drawn")).hasCount(0);
        board.square("a9").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(page.locator(".wheel")).isVisible();
    }

    @Test
    void a_battle_is_at_its_square_in_the_scale_of_the_board_and_nobody_is_drawn_twice() {
        visit.holdBattles();
        play();
        BoundingBox square = board.square("i5").boundingBox();
        table.move("i4", "i5");
        BoundingBox attacker = page.locator(".fighter.attacker").boundingBox();
        BoundingBox defender = page.locator(".fighter.defender").boundingBox();
        assertThat(attacker.y).as("comes from below").isGreaterThan(defender.y);
        assertThat(attacker.width).isBetween(square.width * 1.5, square.width * 2.2);
        double middle = defender.x + defender.width / 2;
        assertThat(middle).isBetween(square.x, square.x + square.width);
        assertThat(page.locator(".token[data-at=i4], .token[data-at=i5]")).hasCount(0);
        page.locator(".battle").click();
        assertThat(page.locator(".token[data-at=i5]")).hasCount(1);
    }

    @Test
    void speed_battles_and_volume_are_settings_that_are_kept() {
        visit.open("/");
        page.getByLabel("Settings").click();
        Hand.MOUSE.choose(page.locator("input[name=pace]").nth(2));
        Hand.MOUSE.choose(page.locator("input[name=quick-battles]").first());
        Hand.MOUSE.choose(page.locator("input[name=sound]").first());
        page.locator("input[name=volume]").fill("30");
        page.reload();
        page.locator(".ways").waitFor();
        assertThat(page.locator("html")).hasClass("quick-battles");
        assertThat(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pace')"))
                .isEqualTo("0.5");
        page.getByLabel("Settings").click();
        assertThat(page.locator("input[name=volume]")).hasValue("30");
    }

    /// Under these rules a goblin that ran is hidden again with the next move.
    @Test
    void a_piece_that_is_shown_for_a_turn_has_its_face_for_that_turn() {
        PositionEditor.open(visit, "fantasy")
                .put("Red", "Goblin", "a1")
                .put("Red", "Knight", "c1")
                .put("Red", "World Stone", "j1")
                .put("Blue", "Knight", "e9")
                .put("Blue", "World Stone", "j10")
                .playAtOneScreen();
        Curtain curtain = new Curtain(page, List.of());
        for (String move : List.of("a1a5", "e9e8", "c1c2")) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            table.awaitTurn();
            if (move.equals("e9e8")) {
                assertThat(board.square("a5")).hasAttribute("aria-label", "a5, Red Goblin, has moved");
                assertThat(page.locator(".token[data-at=a5]")).hasClass(Pattern.compile(".*\\bup\\b.*"));
            }
            table.move(move.substring(0, 2), move.substring(2));
        }
        curtain.falls();
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        assertThat(board.square("a5")).hasAttribute("aria-label", "a5, unknown Red piece, has moved");
    }

    @Test
    void both_players_have_their_names_beside_the_board() {
        play();
        assertThat(page.locator(".tray[data-side=blue] .player"))
                .hasText(Pattern.compile("\\w+, level \\d(, about \\d+)?"));
        assertThat(page.locator(".tray[data-side=red] .player")).hasText("You");

        Page spectator = visits.at(Screen.DESK).page();
        spectator.navigate(page.url());
        assertThat(spectator.locator(".tray[data-side=blue] .player")).containsText("level 1");
    }

    @Test
    void in_high_contrast_no_label_covers_its_drawing_and_the_board_is_plain_too() {
        page.addInitScript("localStorage.setItem('flagfall.prefs', JSON.stringify({ pieces: 'contrast' }))");
        play();
        page.waitForFunction("() => document.getElementById('contrast-marshal') !== null");
        BoundingBox label = page.locator(".token[data-at=i4] .plate").boundingBox();
        Object top = page.locator(".token[data-at=i4] .glyph").evaluate("""
                it => new DOMPoint(0, it.getBBox().y).matrixTransform(it.getScreenCTM()).y""");
        assertThat(label.y + label.height).isLessThanOrEqualTo(((Number) top).doubleValue());
        assertThat(page.locator(".square[data-ground=light]:not([data-home])")
                        .first()
                        .evaluate("it => getComputedStyle(it).backgroundColor"))
                .isEqualTo("rgb(255, 255, 255)");
    }

    private void drag(String from, String to) {
        BoundingBox start = board.square(from).boundingBox();
        BoundingBox end = board.square(to).boundingBox();
        page.mouse().move(start.x + 10, start.y + 10);
        page.mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
        page.mouse().move(end.x + 10, end.y + 10);
        page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    }
}
