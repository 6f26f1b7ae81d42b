package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A friend comes by a link, and two people play in two browsers.
class FriendTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void whoever_waits_sees_the_friend_come_and_both_play_to_the_end() {
        Visit host = visits.at(Screen.DESK);
        Visit friend = visits.at(Screen.DESK);
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        friend.page().navigate(link);
        friend.page().getByText("Sit down").click();

        boolean hostIsRed = sideOf(host) == Side.RED;
        assertThat(sideOf(friend)).isEqualTo(hostIsRed ? Side.BLUE : Side.RED);
        playOut(Story.of(RULES), hostIsRed ? host : friend, hostIsRed ? friend : host);
        assertThat(friend.page()).hasURL(host.page().url());
    }

    private static void playOut(Story story, Visit red, Visit blue) {
        new LobbyPage(red, Hand.MOUSE).place(story.red());
        new LobbyPage(blue, Hand.MOUSE).place(story.blue());
        for (Story.Chapter chapter : story.chapters()) {
            GamePage table = tableOf(chapter.side() == Side.RED ? red : blue);
            table.awaitTurn();
            table.move(chapter.from(), chapter.to());
        }
        boolean redWins = story.winner() == Side.RED;
        assertThat(verdictFor(red)).contains(redWins ? "You win" : "You lose", "The flag has fallen.");
        assertThat(verdictFor(blue)).contains(redWins ? "You lose" : "You win", "The flag has fallen.");
    }

    private static String verdictFor(Visit visit) {
        GamePage table = tableOf(visit);
        table.awaitTurn();
        return table.verdict();
    }

    /// Waits for the setup, which says whose it is.
    private static Side sideOf(Visit visit) {
        String title = visit.page().locator(".setup h1").first().innerText();
        return title.contains("Red") ? Side.RED : Side.BLUE;
    }

    private static GamePage tableOf(Visit visit) {
        return new GamePage(visit.page(), Hand.MOUSE, new Random(1));
    }
}
