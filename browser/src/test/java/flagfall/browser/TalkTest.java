package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What two who play at a distance say to each other, and when one has had enough of it.
class TalkTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit host = visits.at(Screen.DESK);
    private final Visit friend = visits.at(Screen.DESK);
    private final Page mine = host.page();
    private final Page theirs = friend.page();

    @BeforeEach
    void begin() {
        String link = new LobbyPage(host, Hand.MOUSE)
                .inviteAFriend(Rulesets.named("barrage").orElseThrow());
        theirs.navigate(link);
        theirs.getByText("Sit down and play").click();
        for (Visit visit : List.of(host, friend)) {
            new LobbyPage(visit, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        }
        for (Page page : List.of(mine, theirs)) {
            page.getByText("Say something").click();
        }
    }

    @Test
    void a_long_talk_leaves_the_moves_their_room_and_has_its_newest_line_in_sight() {
        for (Page page : List.of(mine, theirs)) {
            page.getByText("Switch chat on").click();
        }
        for (int line = 1; line <= 8; line++) {
            say(line % 2 == 0 ? mine : theirs, "Line " + line + ", which is long enough to be told in two lines");
        }
        for (int[] size : new int[][] {{1280, 800}, {1440, 900}, {1366, 650}, {360, 740}}) {
            mine.setViewportSize(size[0], size[1]);
            BoundingBox talk = box(".talk");
            BoundingBox newest = box(".talk li:last-child");
            BoundingBox story = box(".story");
            assertThat(talk.height).as("the talk").isBetween(50.0, 150.0);
            assertThat(newest.y + newest.height).as("the newest line").isBetween(talk.y + 30, talk.y + talk.height);
            // Below the board of a phone they have as much room as there are moves.
            assertThat(story.height).as("the moves").isGreaterThan(size[0] < 400 ? 20 : 75);
            assertThat(box(".company").y + box(".company").height)
                    .as("the lower edge of the talk")
                    .isLessThan(story.y + 1);
            assertThat(isUncovered(".company form button", mine))
                    .as("the way to answer")
                    .isTrue();
        }

        theirs.getByText("Resign").click();
        theirs.getByText("Yes, resign").click();
        mine.setViewportSize(1280, 800);
        mine.locator(".verdict .talk").waitFor();
        mine.locator(".replay").waitFor();
        assertThat(box(".story").height).as("the moves of a finished game").isGreaterThan(75);
    }

    @Test
    void whoever_is_asked_to_chat_is_told_and_switches_it_on_with_one_tap() {
        theirs.getByText("Switch chat on").click();
        PlaywrightAssertions.assertThat(offer()).containsText("has switched chat on.");
        PlaywrightAssertions.assertThat(mine.locator("#spoken")).containsText("has switched chat on.");
        new Axe(mine).findsNothing();
        mine.getByText("Switch it on too").click();
        say(mine, "Good evening");
        PlaywrightAssertions.assertThat(offer()).hasCount(0);
        mine.getByLabel(Pattern.compile("^Block ")).click();
        new Axe(mine).findsNothing();
    }

    @Test
    void whoever_would_rather_not_chat_is_asked_once() {
        theirs.getByText("Switch chat on").click();
        offer().getByText("Not now").click();
        PlaywrightAssertions.assertThat(offer()).hasCount(0);
        theirs.getByText("Switch chat off").click();
        theirs.getByText("Switch chat on").click();
        theirs.getByText("Hello!").click();
        PlaywrightAssertions.assertThat(mine.locator(".talk")).containsText("Hello!");
        PlaywrightAssertions.assertThat(offer()).hasCount(0);
        mine.reload();
        PlaywrightAssertions.assertThat(mine.locator(".talk")).containsText("Hello!");
        PlaywrightAssertions.assertThat(offer()).hasCount(0);
        PlaywrightAssertions.assertThat(mine.locator("#spoken")).not().containsText("Hello!");
        mine.getByText("Say something").click();
        mine.getByText("Switch chat on").click();
        say(mine, "Well, then");
    }

    @Test
    void nobody_is_blocked_by_a_slip_of_the_finger() {
        Locator block = mine.getByLabel(Pattern.compile("^Block "));
        Locator question = mine.getByRole(AriaRole.ALERTDIALOG);
        BoundingBox chat = mine.getByText("Switch chat on").boundingBox();
        assertThat(block.boundingBox().y - chat.y - chat.height)
                .as("room above it")
                .isGreaterThan(12);
        for (double part : new double[] {0.1, 0.5, 0.9}) {
            block.scrollIntoViewIfNeeded();
            BoundingBox button = block.boundingBox();
            mine.mouse().dblclick(button.x + part * button.width, button.y + button.height / 2);
            mine.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(question).hasCount(0);
        }
        block.press("Enter");
        PlaywrightAssertions.assertThat(question).containsText("You would not meet any more");
        mine.keyboard().press("Enter");
        PlaywrightAssertions.assertThat(question).hasCount(0);
        theirs.getByText("Hello!").click();
        PlaywrightAssertions.assertThat(mine.locator(".talk")).containsText("Hello!");

        block.click();
        mine.getByText("Yes, block").click();
        PlaywrightAssertions.assertThat(mine.locator(".company")).containsText("is blocked");
        theirs.getByText("Say something").click();
        theirs.getByText("Good luck!").click();
        PlaywrightAssertions.assertThat(theirs.locator(".company")).containsText("One of you has blocked");
    }

    private Locator offer() {
        return mine.locator(".chat-offer");
    }

    private void say(Page page, String text) {
        page.getByLabel("Message").fill(text);
        page.getByLabel("Message").press("Enter");
        for (Page each : List.of(mine, theirs)) {
            PlaywrightAssertions.assertThat(each.locator(".talk")).containsText(text);
        }
    }

    private BoundingBox box(String part) {
        return mine.locator(part).first().boundingBox();
    }

    /// Scrolls to it, and looks whether nothing lies over it.
    private static boolean isUncovered(String part, Page page) {
        Locator it = page.locator(part);
        it.scrollIntoViewIfNeeded();
        return (boolean) it.evaluate("""
                it => {
                  const { left, right, top, bottom } = it.getBoundingClientRect();
                  return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
                }""");
    }
}
