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
        return expect(200, ask("POST", path, body));
    }

    HttpResponse<String> ask(String method, String path, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                .method(method, BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + token)
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    static String expect(int status, HttpResponse<String> answer) {
        if (answer.statusCode() / 100 != status / 100) {
            throw new IllegalStateException(answer.uri() + " answered " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }
}

void main(String[] arguments) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    String address = arguments[0];
    for (String path : List.of("/", "/healthz", "/main.js")) {
        Guest.expect(200, client.send(HttpRequest.newBuilder(URI.create(address + path)).build(), BodyHandlers.ofString()));
    }
    HttpRequest entering =
            HttpRequest.newBuilder(URI.create(address + "/api/guest")).POST(BodyPublishers.noBody()).build();
    Guest guest = new Guest(client, address, field("token", Guest.expect(200, client.send(entering, BodyHandlers.ofString()))));

    String game = "/api/games/"
            + field("id", guest.post("/api/games", "{'ruleset':'barrage','opponent':'computer:3','side':'red'}".replace('\'', '"')));
    String setup = field("setup", guest.post("/api/setups/random", "{\"ruleset\":\"barrage\",\"seed\":7}"));
    guest.post(game + "/setup", "{\"setup\":\"" + setup + "\"}");
    String move = field("move", hint(guest, game));
    guest.post(game + "/moves", "{\"ply\":0,\"move\":\"" + move + "\"}");
    hint(guest, game);
    IO.println("The page is there, " + move + " was played, and the computer has answered.");
}

/// A hint is given to whoever is to move: once it comes, the computer has placed its army, or has moved.
String hint(Guest guest, String game) throws IOException, InterruptedException {
    for (int turns = 0; turns < 480; turns++) {
        HttpResponse<String> answer = guest.ask("POST", game + "/hint", "");
        if (answer.statusCode() != 409 && answer.statusCode() != 429) {
            return Guest.expect(200, answer);
        }
        Thread.sleep(250); // Whoever asks for thoughts too often is told to slow down.
    }
    throw new IllegalStateException("the computer has not moved for two minutes");
}

String field(String name, String json) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
    if (!found.find()) {
        throw new IllegalStateException("no " + name + " in " + json);
    }
    return found.group(1);
}
