package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.LoadState;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What the page is made of: little, all of it ours, and none of it in line.
class PageFilesTest {

    private static final int KILOBYTE = 1024;

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void from_the_front_door_to_the_first_move_the_page_is_small() throws Exception {
        Visit visit = visits.at(Screen.DESK);
        Set<String> files = new TreeSet<>();
        visit.page().onResponse(response -> {
            if (!response.url().contains("/api/")) {
                files.add(file(response));
            }
        });
        var lobby = new LobbyPage(visit, Hand.MOUSE);
        lobby.opposeTheComputer(Rulesets.named("fantasy").orElseThrow(), 1);
        lobby.place(LobbyPage.boldSetup(Rulesets.named("fantasy").orElseThrow()));
        new GamePage(visit.page(), Hand.MOUSE, new Random(1)).awaitTurn();

        assertThat(files).contains("/", "/main.js", "/main.css", "/art/fantasy.svg", "/art/military.svg");
        assertThat(packed(files)).as("the page, packed").isLessThan(150 * KILOBYTE);
        assertThat(packed(scripts(files))).as("its scripts, packed").isLessThan(70 * KILOBYTE);
    }

    @Test
    void the_first_page_is_light_and_what_is_opened_later_comes_later() throws Exception {
        Visit visit = visits.at(Screen.DESK);
        Set<String> files = new TreeSet<>();
        visit.page().onResponse(response -> {
            if (!response.url().contains("/api/")) {
                files.add(file(response));
            }
        });
        visit.open("/");
        visit.page().locator(".ways").waitFor();
        visit.page().waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(packed(files)).as("the first page, packed").isLessThan(90 * KILOBYTE);
        assertThat(packed(scripts(files))).as("its scripts, packed").isLessThan(70 * KILOBYTE);
        assertThat(files).noneMatch(name -> name.matches("/part/(review|edit|editor|how|rules|german)-.*"));
        int before = files.size();
        visit.open("/edit");
        visit.page().locator("main h1").waitFor();
        assertThat(files.size()).as("the editor comes when it is opened").isGreaterThan(before);
    }

    private static Set<String> scripts(Set<String> files) {
        return files.stream().filter(name -> name.endsWith(".js")).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void nothing_in_line_is_allowed_and_no_stranger() throws Exception {
        String policy = get("/").headers().firstValue("Content-Security-Policy").orElse("");
        assertThat(policy)
                .contains("default-src 'self'")
                .doesNotContain("unsafe")
                .doesNotContain("http");
    }

    private static String file(Response response) {
        return URI.create(response.url()).getPath();
    }

    private static long packed(Set<String> files) throws IOException, InterruptedException {
        long sum = 0;
        for (String name : files) {
            sum += get(name).body().length;
        }
        return sum;
    }

    private static HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(TestServer.address() + path))
                    .header("Accept-Encoding", "gzip")
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }
}
