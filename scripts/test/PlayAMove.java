import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A guest of the server at ADDRESS: `java PlayAMove.java ADDRESS` looks at the page, begins a game against the
/// computer, makes a move and waits for the computer's. Fails with what the server said otherwise.
record Guest(HttpClient client, String address, String token) {

    String post(String path, String body) throws IOException, InterruptedException {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return expect(client.send(request, BodyHandlers.ofString()));
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).header("Authorization", "Bearer " + token);
    }

    static <T> T expect(HttpResponse<T> answer) {
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(answer.uri() + " answered " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }
}

void main(String[] arguments) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    String address = arguments[0];
    for (String path : List.of("/", "/healthz", "/main.js")) {
        Guest.expect(client.send(HttpRequest.newBuilder(URI.create(address + path)).build(), BodyHandlers.ofString()));
    }
    HttpRequest entering =
            HttpRequest.newBuilder(URI.create(address + "/api/guest")).POST(BodyPublishers.noBody()).build();
    Guest guest = new Guest(client, address, field("token", Guest.expect(client.send(entering, BodyHandlers.ofString()))));

    String game = "/api/games/"
            + field("id", guest.post("/api/games", "{'ruleset':'barrage','opponent':'computer:3','side':'red'}".replace('\'', '"')));
    String setup = field("setup", guest.post("/api/setups/random", "{\"ruleset\":\"barrage\",\"seed\":7}"));
    guest.post(game + "/setup", "{\"setup\":\"" + setup + "\"}");
    awaitEvent(guest, game, 2); // Both are ready and the game has begun.
    String move = field("move", guest.post(game + "/hint", ""));
    guest.post(game + "/moves", "{\"ply\":0,\"move\":\"" + move + "\"}");
    awaitEvent(guest, game, 4); // The computer's move; it may be the last, since its scouts can take a bare flag.
    IO.println("The page is there, " + move + " was played, and the computer has answered.");
}

/// Waits for the event of that offset.
void awaitEvent(Guest guest, String game, int offset) throws IOException, InterruptedException {
    HttpRequest request = guest.request(game + "/events?from=" + offset)
            .header("Accept", "application/x-ndjson")
            .GET()
            .build();
    try (Stream<String> lines = Guest.expect(guest.client().send(request, BodyHandlers.ofLines()))) {
        if (lines.limit(100).allMatch(String::isBlank)) { // A line without an event comes every few seconds.
            throw new IllegalStateException("event " + offset + " does not come");
        }
    }
}

String field(String name, String json) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
    if (!found.find()) {
        throw new IllegalStateException("no " + name + " in " + json);
    }
    return found.group(1);
}
