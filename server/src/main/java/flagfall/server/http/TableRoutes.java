package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Caller;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.HintProvider;
import flagfall.server.table.SeatActions;
import flagfall.server.table.Table;
import flagfall.server.table.ViewAssembler;
import io.javalin.http.Context;

/// What can be asked of one game.
final class TableRoutes {

    private final ApiHandler api;

    TableRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.get(
                "/api/games/{id}",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, ViewAssembler.view(table(request, context), caller)));
        api.get("/api/games/{id}/events", Limits.RequestKind.STREAM, EventStream::send);
        api.get(
                "/api/games/{id}/replay",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, FinishedGames.replay(table(request, context), caller)));
        api.post("/api/games/{id}/setup", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).place(RequestReader.body(request, FromClient.SetupRequest.class));
            Responses.done(request);
        });
        api.post(
                "/api/games/{id}/ready",
                Limits.RequestKind.ACT,
                (request, context, caller) -> Responses.ok(
                        request,
                        seat(request, context, caller)
                                .ready(RequestReader.body(request, FromClient.ReadyRequest.class))));
        api.post(
                "/api/games/{id}/moves",
                Limits.RequestKind.ACT,
                (request, context, caller) -> Responses.ok(
                        request,
                        seat(request, context, caller)
                                .play(RequestReader.body(request, FromClient.MoveRequest.class))));
        api.post("/api/games/{id}/draw", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).draw(RequestReader.body(request, FromClient.SideRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/resign", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).resign(RequestReader.body(request, FromClient.SideRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/takeback", Limits.RequestKind.ACT, (request, context, caller) -> {
            SeatActions seat = seat(request, context, caller);
            RequestReader.body(request, FromClient.Nothing.class);
            seat.takeBack();
            Responses.done(request);
        });
        api.post("/api/games/{id}/hint", Limits.RequestKind.THINK, (request, context, caller) -> {
            Caller.Guest guest = caller.known();
            RequestReader.body(request, FromClient.Nothing.class);
            Responses.ok(
                    request, new FromServer.Hint(HintProvider.ask(table(request, context), guest, context.engines())));
        });
    }

    private static Table table(Context request, ApplicationContext context) {
        return context.tables().find(request.pathParam("id"));
    }

    private static SeatActions seat(Context request, ApplicationContext context, Caller caller) {
        Caller.Guest guest = caller.known();
        return SeatActions.at(table(request, context), guest);
    }
}
