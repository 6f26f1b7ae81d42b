package flagfall.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Takes the pictures in `docs/screenshots`. It is no test, and runs when it is asked for: CONTRIBUTING.md says how.
class Screenshots {

    private static final Path FOLDER = Path.of("..", "docs", "screenshots");

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void the_front_door_and_what_lies_behind() {
        Visit visit = visits.at(Screen.DESK);
        visit.open("/");
        visit.page().locator(".ways").waitFor();
        at(visit, ColorScheme.DARK, "home-dusk");
        visit.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        visit.open("/new?with=computer");
        visit.page().locator(".editions").waitFor();
        visit.page().locator(".edition.own label").click();
        visit.page().locator(".editor .ground").waitFor();
        takenAt(visit, ".editor", "own-rules");
        visit.open("/how");
        visit.page().locator(".lesson").waitFor();
        taken(visit, "how-to-play");
        visit.open("/rules/commander");
        visit.page().locator(".pieces").waitFor();
        taken(visit, "rules");
    }

    @Test
    void the_middle_of_a_game_in_every_theme_and_scheme() {
        Visit visit = visits.at(Screen.DESK);
        GamePage table = middleGame(visit, Hand.MOUSE, 16);
        for (var theme : List.of(
                Map.entry("Military", "military"),
                Map.entry("Fantasy", "fantasy"),
                Map.entry("High contrast", "contrast"))) {
            wear(visit.page(), theme.getKey(), theme.getValue());
            table.board().square(table.board().movable().getLast()).click();
            at(visit, ColorScheme.LIGHT, "game-" + theme.getValue());
            at(visit, ColorScheme.DARK, "game-" + theme.getValue() + "-dusk");
            visit.page().keyboard().press("Escape");
        }
    }

    /// Every page of a game at each size, from the front door to the review.
    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"PHONE", "PHONE_TURNED", "TABLET", "LAPTOP", "WALL"})
    void every_size(Screen screen) {
        Visit visit = visits.at(screen);
        Page page = visit.page();
        String size = screen.name().toLowerCase(Locale.ROOT).replace('_', '-') + "-";
        visit.holdBattles();
        visit.open("/");
        page.locator(".ways").waitFor();
        taken(visit, size + "home");
        visit.open("/new?with=computer");
        page.locator(".editions").waitFor();
        taken(visit, size + "picker");
        page.locator(".start .main").first().click();
        page.locator(".thumbs button").first().click();
        taken(visit, size + "setup");

        visit.open("/game/" + readyGame(page));
        var table = new GamePage(page, Hand.MOUSE, new Random(17));
        table.awaitTurn();
        table.board().square("j5").click();
        taken(visit, size + "game");
        table.move("f5", "f4");
        page.locator(".battle").waitFor();
        taken(visit, size + "battle");
        table.awaitTurn();
        table.move("b10", "a10");
        table.awaitTurn();
        page.locator(".mark.fallen").waitFor();
        taken(visit, size + "end");
        page.getByText("Review", new Page.GetByTextOptions().setExact(true)).click();
        page.locator("flagfall-review [role=slider]").press("Home");
        page.locator("flagfall-review .heat").waitFor();
        takenAt(visit, screen == Screen.LAPTOP || screen == Screen.WALL ? "body" : ".beside", size + "review");
    }

    /// {@return a game in which much has happened, and one move ends it}
    private static Object readyGame(Page page) {
        return page.evaluate("""
                async board => {
                  const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
                    headers: { 'Content-Type': 'application/json' } }).then(it => it.json());
                  const position = { board: board.trim().replace(/ /g, '').replace(/\\n/g, '/'), turn: 'red' };
                  return (await post('/api/games', { ruleset: 'classic', opponent: 'computer:3', side: 'red', clock: null, position })).id;
                }""", """
                f I b t i s b . l b
                b . j i l c p s t .
                . . s g p . t . . m
                . . . . s . l . . .
                . . ~ ~ . . ~ ~ . .
                J . ~ ~ . G ~ ~ . S
                . P . . T j . C . .
                L . M . S J . P . I
                B S T L . I S . Y L
                B F B I . P S T B .
                """);
    }

    @Test
    void a_curtain() {
        Visit visit = visits.at(Screen.DESK);
        new LobbyPage(visit, Hand.MOUSE).shareTheScreen(named("tabletop"));
        taken(visit, "curtain");
    }

    /// A game against the computer, so many moves old, with the player to move.
    private static GamePage middleGame(Visit visit, Hand hand, int moves) {
        var lobby = new LobbyPage(visit, hand);
        lobby.opposeTheComputer(named("classic"), 3);
        hand.press(visit.page().locator(".thumbs button").first());
        lobby.seal();
        var table = new GamePage(visit.page(), hand, new Random(17));
        table.awaitTurn();
        for (int i = 0; i < moves && !table.isOver(); i++) {
            table.move();
            table.awaitTurn();
        }
        return table;
    }

    private static void wear(Page page, String theme, String sheet) {
        page.getByLabel("Settings").click();
        page.locator("input[name=pieces]")
                .locator("xpath=ancestor::label")
                .getByText(theme)
                .click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Close"))
                .click();
        page.waitForFunction("sheet => document.getElementById(`${sheet}-marshal`) !== null", sheet);
    }

    private static void at(Visit visit, ColorScheme scheme, String name) {
        visit.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        taken(visit, name);
    }

    private static void taken(Visit visit, String name) {
        takenAt(visit, "body", name);
    }

    /// A picture that begins at the top of something.
    private static void takenAt(Visit visit, String top, String name) {
        visit.page().mouse().move(0, 0);
        visit.page().locator(top).evaluate("it => scrollTo(0, it.getBoundingClientRect().top + scrollY)");
        visit.photograph(FOLDER.resolve(name + ".jpg"));
    }

    private static Ruleset named(String id) {
        return Rulesets.named(id).orElseThrow();
    }
}
