package flagfall.server.http;

import flagfall.ai.Level;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Malformed;
import flagfall.server.account.Accounts;
import flagfall.server.account.Caller;
import io.javalin.http.Context;
import java.util.List;

/// Coming in, and opening and joining games.
final class LobbyRoutes {

    private final Doorway doorway;

    LobbyRoutes(Doorway doorway) {
        this.doorway = doorway;
    }

    void add() {
        doorway.post("/api/guest", Limits.Kind.COME_IN, (request, house, _) -> {
            Requests.body(request, FromClient.Nothing.class);
            Accounts.Welcome welcome = house.accounts().newGuest();
            Callers.remember(request, welcome.token());
            Answers.created(
                    request,
                    new FromServer.Guest(welcome.token(), welcome.guest().name()));
        });
        doorway.get(
                "/api/levels",
                Limits.Kind.LOOK,
                (request, _, _) -> Answers.ok(
                        request,
                        Level.all().stream()
                                .map(level -> new FromServer.Level(level.number(), level.name(), level.about()))
                                .toList()));
        doorway.get("/api/games", Limits.Kind.LOOK, LobbyRoutes::list);
        doorway.post("/api/games", Limits.Kind.OPEN, (request, house, caller) -> {
            Caller.Guest guest = caller.known();
            Answers.created(request, house.lobby().open(Requests.body(request, FromClient.NewGame.class), guest));
        });
        doorway.post("/api/games/{id}/join", Limits.Kind.ACT, (request, house, caller) -> {
            Caller.Guest guest = caller.known();
            FromClient.Join wish = Requests.body(request, FromClient.Join.class);
            Answers.ok(request, house.lobby().join(request.pathParam("id"), wish.secret(), guest));
        });
        doorway.post("/api/games/{id}/rematch", Limits.Kind.OPEN, (request, house, caller) -> {
            Caller.Guest guest = caller.known();
            Requests.body(request, FromClient.Nothing.class);
            Answers.created(request, house.lobby().rematch(request.pathParam("id"), guest));
        });
    }

    private static void list(Context request, House house, Caller caller) {
        if (request.queryParam("mine") != null) {
            Answers.ok(
                    request,
                    caller instanceof Caller.Guest guest ? house.lobby().goingOn(guest) : List.of());
        } else if ("open".equals(request.queryParam("status"))) {
            Answers.ok(request, house.lobby().offers());
        } else {
            throw new Malformed("Ask for ?status=open or ?mine=1.");
        }
    }
}
