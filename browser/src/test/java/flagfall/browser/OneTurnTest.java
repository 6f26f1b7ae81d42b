package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What one turn costs: the page applies events to the view it has, and does not fetch what it knows.
class OneTurnTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();
    private static final int HISTORY = 12;
    private static final Pattern CALL = Pattern.compile("/api/games/[^/?]+(?:/(?<what>[a-z]+))?");

    /// Plays so many plies without the page, each to an empty square.
    private static final String STEPS = """
            async ([id, plies]) => {
              const ask = async (path, body) => (await fetch(`/api/games/${id}${path}`, body && {
                method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
              for (let ply = 0; ply < plies; ply++) {
                await ask('/ready', { side: ply % 2 ? 'blue' : 'red', ply });
                const view = await ask('');
                const taken = new Set(view.pieces.map((piece) => piece.square));
                const move = view.moves.find((it) => !taken.has(it.match(/[a-z]\\d+$/)[0]));
                await ask('/moves', { ply, move });
              }
            }""";

    /// Counts how often the log says that there are no moves.
    private static final String WATCH_EMPTY_LOG = """
            () => {
              window.emptyLogs = 0;
              new MutationObserver(() => {
                if (document.querySelector('.story .none')) window.emptyLogs++;
              }).observe(document.body, { childList: true, subtree: true });
            }""";

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(3));
    private final List<String> requests = new CopyOnWriteArrayList<>();

    @Test
    void against_the_computer_a_turn_fetches_the_view_at_most_once() {
        lobby.opposeTheComputer(RULES, 1);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        countRequests();
        for (int turn = 0; turn < 3; turn++) {
            requests.clear();
            int before = table.told();
            table.step();
            page.waitForFunction("n => document.querySelectorAll('.story li').length >= n", before + 2);
            table.awaitTurn();
            assertThat(requests.stream().filter("POST moves"::equals)).hasSize(1);
            assertThat(requests.stream().filter(request -> !request.equals("POST moves")))
                    .as("beside the move")
                    .isSubsetOf("GET view")
                    .hasSizeLessThan(2);
        }
    }

    @Test
    void at_one_screen_a_turn_does_not_fetch_the_whole_history() {
        var curtain = new Curtain(page, List.of());
        lobby.shareTheScreen(RULES);
        for (int army = 0; army < 2; army++) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            lobby.place(LobbyPage.SAFE_BARRAGE);
        }
        curtain.falls();
        page.evaluate(STEPS, List.of(page.url().substring(page.url().lastIndexOf('/') + 1), 2 * HISTORY - 1));
        page.reload();
        curtain.falls();
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        table.step();
        curtain.falls();
        countRequests();
        page.evaluate(WATCH_EMPTY_LOG);
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        page.waitForFunction("n => document.querySelectorAll('.story li').length >= n", HISTORY);
        assertThat(page.evaluate("() => window.emptyLogs"))
                .as("no moves yet, it says")
                .isEqualTo(0);
        assertThat(requests).contains("POST ready", "GET events").doesNotContain("GET events from the start");
        assertThat(table.told()).as("moves in the log").isBetween(HISTORY, 2 * HISTORY - 1);

        page.getByText("Earlier moves").click();
        page.waitForFunction("n => document.querySelectorAll('.story li').length === n", 2 * HISTORY);
    }

    private void countRequests() {
        page.onRequest(request -> {
            Matcher call = CALL.matcher(request.url());
            if (call.find()) {
                String what = call.group("what") == null ? "view" : call.group("what");
                String from = request.url().endsWith("?from=0") ? " from the start" : "";
                requests.add(request.method() + " " + what + from);
            }
        });
    }
}
