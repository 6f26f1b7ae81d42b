package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a page says of itself before anybody looks at it, and that nothing is refused to who does nothing wrong.
class EverydayTest {

    private static final Pattern FILE = Pattern.compile("(?:src|href)=\"(/[^\"?]+\\?v=[0-9a-f]+)\"");

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void every_page_has_a_title_a_description_and_a_picture_before_any_script_runs() throws Exception {
        Map<String, String> titles = Map.of(
                "/", "<title>Flagfall</title>",
                "/how", "<title>How to play · Flagfall</title>",
                "/rules", "<title>Rules · Flagfall</title>",
                "/rules/fantasy", "<title>Fantasy · Rules · Flagfall</title>",
                "/archive", "<title>Finished games · Flagfall</title>",
                "/game/some-game", "<title>A game · Flagfall</title>");
        String picture = "og:image\" content=\"" + TestServer.address() + "/art/icon-512.png\"";
        for (var page : titles.entrySet()) {
            String html = get(page.getKey()).body();
            assertThat(html)
                    .contains(page.getValue(), "name=\"description\"", "og:description", picture, "rel=\"manifest\"");
        }
        assertThat(get("/how").body()).doesNotContain("Two armies, one hidden flag each");
        assertThat(get("/rules/fantasy").body()).contains("content=\"Dragon Lords and Goblins: ");
    }

    @Test
    void the_tab_of_the_archive_says_what_it_shows() {
        PlaywrightAssertions.assertThat(visits.at(Screen.DESK).open("/archive"))
                .hasTitle("All finished games · Flagfall");
    }

    @Test
    void what_is_looked_for_among_finished_games_stands_in_the_address() {
        Page page = visits.at(Screen.DESK).open("/archive");
        page.getByLabel("Edition").selectOption("barrage");
        page.getByLabel("From").fill("2001-02-03");
        page.getByText("Search").click();
        page.getByText("Draw", new Page.GetByTextOptions().setExact(true)).click();
        PlaywrightAssertions.assertThat(page)
                .hasURL(TestServer.address() + "/archive?ruleset=barrage&since=2001-02-03&result=draw");
        page.reload();
        PlaywrightAssertions.assertThat(page.getByLabel("Edition")).hasValue("barrage");
        PlaywrightAssertions.assertThat(page.getByLabel("From")).hasValue("2001-02-03");
        PlaywrightAssertions.assertThat(page.locator("input[name=result]:checked"))
                .hasValue("draw");
    }

    @Test
    void a_shared_game_names_its_edition_and_how_far_it_has_come_where_everyone_may_know() throws Exception {
        Page page = visits.at(Screen.DESK).open("/");
        post(page, "/guest", "{}");
        String byLink = open(page, "{ruleset: 'duel', opponent: 'open'}");
        String secret = open(page, "{ruleset: 'duel', opponent: 'open', private: true}");
        String oneScreen = open(page, "{ruleset: 'duel', opponent: 'hotseat'}");
        String over = open(page, "{ruleset: 'barrage', opponent: 'computer:1', side: 'red', private: true}");
        assertThat(get(byLink).body()).contains("<title>Duel · Flagfall</title>", "content=\"You are asked to a game");
        assertThat(get(secret).body()).contains("<title>A game · Flagfall</title>");
        assertThat(get(oneScreen).body()).contains("<title>A game · Flagfall</title>");
        assertThat(get(over).body())
                .contains("<title>A game · Flagfall</title>")
                .doesNotContain("Barrage");

        post(page, over + "/resign", "{}");
        assertThat(get(over).body()).contains("<title>Barrage · Flagfall</title>", "content=\"Blue has won.\"");
        post(page, byLink + "/cancel", "{}");
        assertThat(get(byLink).body()).contains("<title>A game · Flagfall</title>");
    }

    /// {@return where a new game is}
    private static String open(Page page, String game) {
        return "/game/" + post(page, "/games", game);
    }

    /// {@return the id in the answer, if there is one}
    private static Object post(Page page, String path, String body) {
        return page.evaluate(
                "async path => (await (await fetch(path, {method: 'POST', body: JSON.stringify(" + body
                        + "), headers: {'Content-Type': 'application/json'}})).json()).id ?? ''",
                "/api" + path.replaceFirst("^/game/", "/games/"));
    }

    @Test
    void files_are_asked_for_by_version_and_then_kept_for_good() throws Exception {
        Matcher files = FILE.matcher(get("/").body());
        List<String> found = new CopyOnWriteArrayList<>();
        while (files.find()) {
            found.add(files.group(1));
            HttpResponse<String> file = get(files.group(1));
            assertThat(file.statusCode()).isEqualTo(200);
            assertThat(file.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
        }
        assertThat(found).anyMatch(name -> name.startsWith("/main.js")).anyMatch(name -> name.startsWith("/main.css"));
        assertThat(get("/main.js?v=0000").headers().firstValue("Cache-Control").orElse(""))
                .isEqualTo("no-cache");
        assertThat(get("/").headers().firstValue("Cache-Control").orElse("")).isEqualTo("no-cache");
    }

    @Test
    void text_says_that_it_is_utf_8() throws Exception {
        for (String path : List.of("/", "/main.js", "/main.css", "/art/table.svg", "/api/openapi.yaml", "/api/docs")) {
            assertThat(get(path).headers().firstValue("Content-Type").orElse(""))
                    .as(path)
                    .containsIgnoringCase("charset=utf-8");
        }
        assertThat(get("/api/openapi.yaml").body()).contains("…");
    }

    @Test
    void who_does_nothing_wrong_is_refused_nothing() {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.page();
        List<String> refused = new CopyOnWriteArrayList<>();
        page.onResponse(response -> {
            if (response.status() >= 400) {
                refused.add(response.status() + " " + response.url());
            }
        });
        visit.open("/");
        page.locator(".ways").waitFor();
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        page.locator(".setup button.main").click();
        page.locator(".flaws").waitFor();
        page.getByText("Random", new Page.GetByTextOptions().setExact(true)).click();
        page.locator(".setup button.main").click();
        page.locator(".game .grab").first().waitFor();
        assertThat(refused).isEmpty();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create(TestServer.address() + path))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }
}
