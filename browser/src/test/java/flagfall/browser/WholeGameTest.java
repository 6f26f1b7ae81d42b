package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every edition can be played from the front door to the last replay.
class WholeGameTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));

    static Stream<String> rulesets() {
        return Rulesets.named().stream().map(Ruleset::id);
    }

    @Test
    void whoever_gives_up_before_the_first_move_keeps_the_backs_of_the_other_army_in_sight() {
        lobby.opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        page.locator(".thumbs button").first().click();
        lobby.seal();
        table.awaitTurn();
        page.waitForResponse(it -> it.url().endsWith("/replay"), table::resign);
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        assertThat(table.board().squaresSaid("unknown enemy piece")).hasSize(8);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void from_two_empty_homes_to_a_fallen_flag(String id) {
        Ruleset rules = Rulesets.named(id).orElseThrow();
        Story story = Story.of(rules);
        List<String> secrets = new ArrayList<>();
        var curtain = new Curtain(page, secrets);
        lobby.shareTheScreen(rules);
        for (Side side : Side.values()) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            lobby.passTheWelcome();
            lobby.place(story.setup(side));
            secrets.add(story.setup(side));
        }
        for (Story.Chapter chapter : story.chapters()) {
            assertThat(curtain.falls()).as("a curtain before each move").isTrue();
            curtain.hidesEverything("");
            assertThat(curtain.next()).isEqualTo(chapter.side());
            curtain.lift(Hand.MOUSE);
            table.awaitTurn();
            table.move(chapter.from(), chapter.to());
        }
        assertThat(curtain.falls()).as("a curtain after the end").isFalse();
        table.awaitTurn();
        assertThat(table.verdict())
                .containsIgnoringCase(story.winner().word() + " wins")
                .contains(id.equals("fantasy") ? "The World Stone has fallen." : "The flag has fallen.");
        everythingIsTold(story.chapters().size());
    }

    private void everythingIsTold(int moves) {
        page.locator(".replay .slider").waitFor(); // The truth comes with what can be walked through.
        assertThat(table.board().allSpoken().values()).as("the truth").noneMatch(it -> it.contains("unknown"));
        assertThat(table.told()).isEqualTo(moves);
        page.getByLabel("To the start").click();
        assertThat(page.locator(".replay .slider").innerText()).isEqualTo("Move 0 of " + moves);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void the_computer_sets_up_and_answers(String id) {
        Ruleset rules = Rulesets.named(id).orElseThrow();
        lobby.opposeTheComputer(rules, 3);
        lobby.passTheWelcome();
        lobby.place(LobbyPage.boldSetup(rules));
        table.awaitTurn();
        for (int moves = 1; moves <= 3 && !table.isOver(); moves++) {
            table.move();
            table.awaitTurn();
            assertThat(table.told()).isGreaterThanOrEqualTo(2 * moves - 1);
        }
    }
}
