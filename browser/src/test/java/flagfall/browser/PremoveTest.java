package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A move planned on the other side's turn.
class PremoveTest {

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void it_is_never_sent_before_the_turn_and_escape_cancels_it() {
        Visit red = visits.at(Screen.DESK);
        Visit blue = visits.at(Screen.DESK);
        Page page = red.page();
        List<String> sent = new CopyOnWriteArrayList<>();
        page.onRequest(request -> {
            if (request.method().equals("POST") && request.url().endsWith("/moves")) {
                sent.add(request.postData());
            }
        });
        String link = new LobbyPage(red, Hand.MOUSE)
                .inviteAFriend(Rulesets.named("barrage").orElseThrow());
        blue.page().navigate(link);
        blue.page().getByText("Sit down").click();
        new LobbyPage(red, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        new LobbyPage(blue, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));
        table.awaitTurn();
        table.move("e4", "e5");
        assertThat(page.locator(".story li")).hasCount(1);

        table.move("e5", "e6");
        assertThat(page.locator(".arrow.premove")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(page.locator(".arrow.premove")).hasCount(0);
        table.move("a4", "a5");
        assertThat(page.locator(".arrow.premove")).hasCount(1);
        assertThat(sent).hasSize(1);

        GamePage other = new GamePage(blue.page(), Hand.MOUSE, new Random(1));
        other.awaitTurn();
        other.move("f7", "f6");
        assertThat(page.locator(".story li")).hasCount(3);
        assertThat(sent).hasSize(2);
        assertThat(sent.getLast()).contains("a4a5");
    }

    @Test
    void a_tap_where_nothing_goes_is_answered_in_words_and_refused_by_nobody() {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.page();
        List<String> refused = new CopyOnWriteArrayList<>();
        page.onResponse(response -> {
            if (response.status() >= 400) {
                refused.add(response.status() + " " + response.url());
            }
        });
        GamePage table = StartedGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        table.move("e4", "e7");
        assertThat(page.locator(".remark span")).hasText("That is too far.");
        new BoardPart(page).square("f5").click();
        assertThat(page.locator(".remark span")).containsText("straight");
        new BoardPart(page).square("d5").click();
        assertThat(page.locator(".remark span")).containsText("lake");
        assertThat(refused).isEmpty();
    }
}
