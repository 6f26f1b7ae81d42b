package flagfall.server.http;

import flagfall.ai.Level;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Accounts;
import flagfall.server.account.Caller;
import flagfall.server.limit.Limits;
import flagfall.server.store.list.ListQuery;
import flagfall.server.table.Table;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Guests, and opening and joining games.
final class LobbyRoutes {

    private final ApiHandler api;

    LobbyRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.post("/api/guest", Limits.RequestKind.LOGIN, (request, context, _) -> {
            RequestReader.body(request, FromClient.Nothing.class);
            Accounts.Welcome welcome = context.accounts().newGuest();
            CallerResolver.remember(request, welcome.token());
            Responses.created(
                    request,
                    new FromServer.NewGuest(welcome.token(), welcome.guest().name()));
        });
        api.get(
                "/api/levels",
                Limits.RequestKind.READ,
                (request, _, _) -> Responses.ok(
                        request, Level.all().stream().map(LobbyRoutes::told).toList()));
        api.get("/api/games", Limits.RequestKind.READ, LobbyRoutes::list);
        api.post("/api/games", Limits.RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person person = caller.known();
            Responses.created(
                    request, context.lobby().open(RequestReader.body(request, FromClient.NewGame.class), person));
        });
        api.post("/api/games/{id}/join", Limits.RequestKind.ACT, (request, context, caller) -> {
            Caller.Person person = caller.known();
            Table table = context.tables().find(request.pathParam("id"));
            FromClient.JoinRequest body = RequestReader.body(request, FromClient.JoinRequest.class);
            Responses.ok(request, context.lobby().join(table, body.secret(), person));
        });
        // As often as one may join, and to the same people: it tells nothing that joining would not.
        api.post("/api/games/{id}/invitation", Limits.RequestKind.ACT, (request, context, caller) -> {
            Caller.Person person = caller.known();
            Table table = context.tables().find(request.pathParam("id"));
            FromClient.JoinRequest body = RequestReader.body(request, FromClient.JoinRequest.class);
            table.offer().check(body.secret(), person.id());
            Responses.done(request);
        });
        api.post("/api/pairing", Limits.RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person person = caller.known();
            FromServer.PairingAnswer answer =
                    context.lobby().pair(RequestReader.body(request, FromClient.PairingRequest.class), person);
            Responses.json(request, answer.paired() ? HttpStatus.OK : HttpStatus.CREATED, answer);
        });
        api.post("/api/games/{id}/cancel", Limits.RequestKind.ACT, (request, context, caller) -> {
            Caller.Person person = caller.known();
            Table table = context.tables().find(request.pathParam("id"));
            RequestReader.body(request, FromClient.Nothing.class);
            context.lobby().cancel(table, person);
            Responses.done(request);
        });
        api.post("/api/games/{id}/decline", Limits.RequestKind.ACT, (request, context, caller) -> {
            Caller.Person person = caller.known();
            Table table = context.tables().find(request.pathParam("id"));
            RequestReader.body(request, FromClient.Nothing.class);
            context.lobby().decline(table, person);
            Responses.done(request);
        });
        api.post("/api/games/{id}/rematch", Limits.RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person person = caller.known();
            RequestReader.body(request, FromClient.Nothing.class);
            Responses.ok(request, context.lobby().rematch(request.pathParam("id"), person));
        });
        api.get(
                "/api/games/{id}/rematch",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.lobby().rematchOf(request.pathParam("id"), caller.known())));
    }

    private static FromServer.LevelInfo told(Level level) {
        @Nullable Integer rating = level.rating().isPresent() ? level.rating().getAsInt() : null;
        return new FromServer.LevelInfo(level.number(), level.name(), level.about(), rating);
    }

    private static void list(Context request, ApplicationContext context, Caller caller) {
        String mine = request.queryParam("mine");
        if (mine == null) {
            Responses.ok(request, context.lobby().list(ListRequest.read(request)));
        } else if (mine.equals("over")) {
            int limit = Math.min(ListRequest.limit(request.queryParam("limit")), ListQuery.LONGEST);
            ListQuery.Cursor after = ListRequest.cursor(request.queryParam("after"));
            Responses.ok(
                    request,
                    caller instanceof Caller.Person person
                            ? context.lobby().finished(person, after, limit)
                            : new FromServer.GameList(List.of(), null));
        } else {
            Responses.ok(
                    request,
                    caller instanceof Caller.Person person ? context.lobby().unfinished(person) : List.of());
        }
    }
}
