package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a visitor asks the server for past the page, in tests that begin later than at the front door.
final class Calls {

    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final Pattern NAME = Pattern.compile("\"name\":\"([^\"]+)\"");

    private final Visit visit;
    private final APIRequestContext api;

    private Calls(Visit visit) {
        this.visit = visit;
        this.api = visit.page().request();
    }

    /// By a guest, whom the page knows from now on.
    static Calls ofGuest(Visit visit) {
        Calls calls = new Calls(visit);
        calls.post("/api/guest", Map.of());
        // What the page would remember if it had made the guest itself.
        visit.page().addInitScript("localStorage.setItem('flagfall.guest', 'yes')");
        return calls;
    }

    /// By whoever has signed in on the page.
    static Calls of(Visit visit) {
        return new Calls(visit);
    }

    /// {@return the id of a game of barrage that stands in the lobby}
    String offer(Map<String, ?> clock) {
        return open(Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "clock", clock, "listed", true));
    }

    String open(Map<String, ?> game) {
        Matcher id = ID.matcher(post("/api/games", game));
        assertThat(id.find()).isTrue();
        return id.group(1);
    }

    void join(String game) {
        post("/api/games/" + game + "/join", Map.of());
    }

    void place(String game, String setup) {
        post("/api/games/" + game + "/setup", Map.of("setup", setup));
    }

    void move(String game, int ply, String move) {
        post("/api/games/" + game + "/moves", Map.of("ply", ply, "move", move, "key", "move " + ply));
    }

    /// {@return what others call this visitor}
    String name() {
        Matcher name = NAME.matcher(api.get(visit.address() + "/api/me").text());
        assertThat(name.find()).isTrue();
        return name.group(1);
    }

    private String post(String path, Map<String, ?> body) {
        APIResponse answer =
                api.post(visit.address() + path, RequestOptions.create().setData(body));
        assertThat(answer.status()).as(path + ": " + answer.text()).isBetween(200, 299);
        return answer.text();
    }
}
