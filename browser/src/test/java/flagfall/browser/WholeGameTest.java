package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every edition can be played from the front door to the last replay.
class WholeGameTest {

    private static final int LEVEL = 3;

    /// Games end long before this as a rule; whoever is still playing then gives up.
    private static final int PATIENCE = 40;

    @RegisterExtension
    final Visits visits = new Visits();

    static Stream<String> rulesets() {
        return Rulesets.named().stream().map(Ruleset::id);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void a_whole_game_against_the_computer(String id) {
        Ruleset rules = Rulesets.named(id).orElseThrow();
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.page();
        var lobby = new Lobby(visit, Hand.MOUSE);
        lobby.opposeTheComputer(rules, LEVEL);
        if (id.equals("commander")) {
            assertThat(page.locator(".welcome h1").innerText()).contains("Welcome, commander");
            page.locator(".welcome button.main").click();
        }
        lobby.place(Lobby.boldSetup(rules));

        var table = new Table(page, Hand.MOUSE, new Random(id.hashCode()));
        table.playOn(PATIENCE);

        assertThat(table.verdict()).containsAnyOf("You win", "You lose", "A draw");
        assertThat(table.board().allSpoken().values()).as("the truth").noneMatch(it -> it.contains("unknown"));
        page.getByLabel("To the start").click();
        int moves = table.told();
        assertThat(page.locator(".replay .slider").innerText()).isEqualTo("Move 0 of " + moves);
    }
}
