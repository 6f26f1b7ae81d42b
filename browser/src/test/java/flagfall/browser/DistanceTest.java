package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Two who are far apart: connections break, time runs out, somebody says no, and one of them may be a program.
class DistanceTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit host = visits.at(Screen.DESK);
    private final Visit friend = visits.at(Screen.DESK);

    private static GamePage tableOf(Visit visit) {
        return new GamePage(visit.page(), Hand.MOUSE, new Random(1));
    }

    private static void offline(Visit visit, boolean off) {
        visit.page().context().setOffline(off);
    }

    @Test
    void one_goes_offline_in_a_setup_a_move_and_a_battle_and_a_third_sees_it_all() {
        host.holdBattles();
        friend.holdBattles();
        Story story = Story.of(RULES);
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        host.page().getByText("Set up my army meanwhile").click();
        boolean hostIsRed = host.page().locator(".setup h1").first().innerText().contains("Red");
        new LobbyPage(host, Hand.MOUSE).place(hostIsRed ? story.red() : story.blue());
        assertThat(host.page().locator(".notice-page")).containsText("Your army is placed");

        friend.page().navigate(link);
        friend.page().getByText("Sit down and play").click();
        friend.page().locator(".setup").waitFor();
        Visit third = visits.at(Screen.DESK);
        third.page().navigate(link.replaceFirst("#.*", ""));
        offline(friend, true);
        friend.page().waitForTimeout(300);
        offline(friend, false);
        new LobbyPage(friend, Hand.MOUSE).place(hostIsRed ? story.blue() : story.red());

        Visit red = hostIsRed ? host : friend;
        boolean battleBroken = false;
        int moves = 0;
        for (Story.Chapter chapter : story.chapters()) {
            Visit mover = (chapter.side() == Side.RED) == (red == host) ? host : friend;
            Visit other = mover == host ? friend : host;
            tableOf(mover).awaitTurn();
            if (moves == 0) {
                // What the page loads for the first game of two must be there before the line is cut.
                mover.page().waitForFunction("() => customElements.get('flagfall-company') !== undefined");
                offline(mover, true);
                tableOf(mover).move(chapter.from(), chapter.to());
                other.page().waitForTimeout(500);
                assertThat(other.page().locator(".story li")).hasCount(0);
                offline(mover, false);
            } else {
                tableOf(mover).move(chapter.from(), chapter.to());
            }
            moves++;
            boolean battle = awaitMove(mover, moves);
            if (battle && !battleBroken && moves < story.chapters().size()) {
                battleBroken = true;
                offline(mover, true);
                tableOf(other).awaitTurn();
                assertThat(other.page().locator(".story li")).hasCount(moves);
                offline(mover, false);
            }
        }
        org.assertj.core.api.Assertions.assertThat(battleBroken).isTrue();
        for (Visit visit : new Visit[] {host, friend, third}) {
            tableOf(visit).awaitTurn();
            assertThat(visit.page().locator(".verdict")).isVisible();
            assertThat(visit.page().locator(".story li"))
                    .hasCount(story.chapters().size());
        }
    }

    /// {@return whether the move that was just made is a battle, which is still shown}
    private static boolean awaitMove(Visit visit, int moves) {
        visit.page()
                .waitForFunction(
                        "moves => document.querySelector('.battle, .verdict') !== null"
                                + " || document.querySelectorAll('.story li').length >= moves",
                        moves);
        return visit.page().locator(".battle").count() > 0;
    }

    @Test
    void a_flag_falls_on_time_and_both_are_told() {
        host.open("/lobby");
        friend.open("/lobby");
        String id = String.valueOf(host.page().evaluate("""
                async () => {
                  await fetch('/api/guest', { method: 'POST' });
                  localStorage.setItem('flagfall.guest', 'true');
                  const clock = { initialSeconds: 2, bonusSeconds: 0, freeSeconds: 0 };
                  const body = JSON.stringify({ ruleset: 'barrage', opponent: 'open', listed: true, clock });
                  return (await (await fetch('/api/games', { method: 'POST', body })).json()).id;
                }"""));
        friend.page()
                .locator(".offers li")
                .filter(new Locator.FilterOptions().setHasText("2 s"))
                .getByText("Play")
                .click();
        host.open("/game/" + id);
        for (Visit visit : new Visit[] {host, friend}) {
            new LobbyPage(visit, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        }
        for (Visit visit : new Visit[] {host, friend}) {
            assertThat(visit.page().locator(".verdict")).containsText("The clock ran out.");
        }
    }

    @Test
    void a_challenge_is_declined_and_whoever_made_it_is_told() {
        AccountPage.register(host, "Challenger");
        AccountPage.register(friend, "Challenged");
        Page asking = host.open("/people/Challenged");
        asking.getByText("Challenge", new Page.GetByTextOptions().setExact(true))
                .click();
        asking.getByText("Send the challenge").click();
        assertThat(asking).hasURL(Pattern.compile(".*/game/.*"));
        Locator heard = friend.page().locator(".challenges li");
        assertThat(heard).containsText("Challenger challenges you");
        heard.getByText("Not now").click();
        assertThat(friend.page().locator(".challenges li")).hasCount(0);
        assertThat(asking.locator(".challenges")).containsText("Your challenge was declined.");
        assertThat(asking).hasURL(Pattern.compile(".*/lobby"));
    }

    @Test
    void a_challenge_is_sent_as_it_was_agreed_to_and_names_whom_it_waits_for() {
        AccountPage.register(host, "Asking_for_a_duel");
        AccountPage.register(friend, "Asked_for_a_duel");
        Page asking = host.open("/people/Asked_for_a_duel");
        asking.getByText("Challenge", new Page.GetByTextOptions().setExact(true))
                .click();
        Locator terms =
                asking.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Challenge Asked_for_a_duel"));
        terms.getByLabel("Edition").selectOption("duel");
        terms.getByText("3 days a move").click();
        terms.getByText("Rating", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(friend.page().locator(".challenges li")).hasCount(0);
        terms.getByText("Send the challenge").click();

        assertThat(asking.locator("main h1")).hasText("Waiting for Asked_for_a_duel");
        assertThat(asking.locator("main")).containsText("Duel · 3 days a move · rated");
        assertThat(asking.locator("main")).not().containsText("lobby");
        Locator heard = friend.page().locator(".challenges li");
        assertThat(heard).containsText("Duel · 3 days a move · rated");
        heard.getByText("Play").click();
        assertThat(asking.locator(".across")).containsText("Asked_for_a_duel is here");
    }

    @Test
    void a_program_written_from_the_docs_offers_a_game_and_a_person_takes_it(@TempDir Path folder) throws Exception {
        Matcher code = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("..", "docs", "bot.md")));
        org.assertj.core.api.Assertions.assertThat(code.find()).isTrue();
        String listed = code.group(1).replace("\"side\": \"red\"}", "\"side\": \"red\", \"listed\": True}");
        Process bot = start(Files.writeString(folder.resolve("bot.py"), listed));
        try {
            Page page = friend.open("/lobby");
            page.locator(".offers li")
                    .filter(new Locator.FilterOptions().setHasText("Quick battle"))
                    .getByText("Play")
                    .click();
            // The flag is where no scout of the program finds it in two moves.
            new LobbyPage(friend, Hand.MOUSE).place("BG.M.S.S/BI....../FI.....Y");
            GamePage table = tableOf(friend);
            table.awaitTurn();
            table.step();
            table.awaitTurn();
            table.resign();
            String printed = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            org.assertj.core.api.Assertions.assertThat(printed).startsWith("red won: resigned");
        } finally {
            bot.destroy();
        }
    }

    private static Process start(Path script) throws IOException {
        return new ProcessBuilder("python3", script.toString(), TestServer.address(), "open", "\"quick-battle\"")
                .redirectErrorStream(true)
                .start();
    }

    @Test
    void a_guest_takes_another_name_and_has_enough_of_a_neighbour() {
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        friend.page().navigate(link);
        friend.page().getByText("Sit down and play").click();
        for (Visit visit : new Visit[] {host, friend}) {
            new LobbyPage(visit, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        }
        Page account = friend.secondTab();
        account.navigate(friend.address() + "/account");
        account.getByLabel("New name").fill("Rude Fox");
        account.getByText("Change it").click();
        assertThat(account.locator(".account")).containsText("You are Rude Fox now.");
        assertThat(host.page().locator(".company .presence")).containsText("Rude Fox");

        Page page = host.page();
        page.getByText("Say something").click();
        page.getByLabel("Report Rude Fox").click();
        page.getByLabel("What happened?").fill("Was rude.");
        page.getByText("Send the report").click();
        assertThat(page.locator("dialog")).containsText("The report is sent.");
        page.locator("dialog button.main").click();
        page.getByLabel("Block Rude Fox").click();
        page.getByText("Yes, block").click();
        assertThat(page.locator(".company")).containsText("Rude Fox is blocked");

        Page own = host.open("/account");
        own.getByLabel("Unblock Rude Fox").click();
        assertThat(own.locator(".account")).containsText("Rude Fox is no longer blocked.");
        assertThat(own.locator(".blocked li")).hasCount(0);
    }
}
