package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.limit.Limits;
import flagfall.server.limit.StreamLimits;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.HintProvider;
import flagfall.server.table.SeatActions;
import flagfall.server.table.Table;
import flagfall.server.table.ViewAssembler;
import io.javalin.http.Context;

/// What can be asked of one game.
final class TableRoutes {

    private final ApiHandler api;
    private final StreamLimits streams;

    TableRoutes(ApiHandler api, StreamLimits streams) {
        this.api = api;
        this.streams = streams;
    }

    void add() {
        api.get(
                "/api/games/{id}",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, ViewAssembler.view(table(request, context), caller)));
        api.get(
                "/api/games/{id}/events",
                Limits.RequestKind.STREAM,
                (request, context, caller) -> EventStream.ofGame(request, context, caller, streams));
        api.get(
                "/api/me/events",
                Limits.RequestKind.STREAM,
                (request, context, caller) -> EventStream.ofCaller(request, context, caller, streams));
        api.get(
                "/api/games/{id}/replay",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, FinishedGames.replay(table(request, context), caller)));
        api.get("/api/games/{id}/review", Limits.RequestKind.READ, ReviewRoutes::review);
        api.get("/api/games/{id}/review/{ply}", Limits.RequestKind.DRAW, ReviewRoutes::beliefs);
        api.post("/api/games/{id}/setup", Limits.RequestKind.ACT, (request, context, caller) -> {
            seatWithRoomToThink(request, context, caller)
                    .place(RequestReader.body(request, FromClient.SetupRequest.class));
            Responses.done(request);
        });
        api.get(
                "/api/games/{id}/draft",
                Limits.RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, seat(request, context, caller).draft()));
        api.post("/api/games/{id}/draft", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).keepDraft(RequestReader.body(request, FromClient.SetupRequest.class));
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
                        seatWithRoomToThink(request, context, caller)
                                .play(RequestReader.body(request, FromClient.MoveRequest.class))));
        api.post("/api/games/{id}/draw", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).draw(RequestReader.body(request, FromClient.SideRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/resign", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).resign(RequestReader.body(request, FromClient.SideRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/abort", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).abort(RequestReader.body(request, FromClient.SideRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/claim", Limits.RequestKind.ACT, (request, context, caller) -> {
            SeatActions seat = seat(request, context, caller);
            RequestReader.body(request, FromClient.Nothing.class);
            seat.claim(context.presence());
            Responses.done(request);
        });
        api.post(
                "/api/games/{id}/messages",
                Limits.RequestKind.SAY,
                (request, context, caller) -> Responses.ok(
                        request,
                        seat(request, context, caller)
                                .say(
                                        RequestReader.body(request, FromClient.MessageRequest.class),
                                        context.people().blocks()::check)));
        api.post("/api/games/{id}/chat", Limits.RequestKind.ACT, (request, context, caller) -> {
            seat(request, context, caller).chat(RequestReader.body(request, FromClient.ChatRequest.class));
            Responses.done(request);
        });
        api.post("/api/games/{id}/block", Limits.RequestKind.ACT, (request, context, caller) -> {
            String other = seat(request, context, caller).opponent();
            RequestReader.body(request, FromClient.Nothing.class);
            context.people().blocks().blockPerson(caller.known(), other);
            Responses.noContent(request);
        });
        api.post("/api/games/{id}/report", Limits.RequestKind.OPEN, (request, context, caller) -> {
            String other = seat(request, context, caller).opponent();
            String text =
                    RequestReader.body(request, FromClient.ReportRequest.class).text();
            context.people().blocks().reportPerson(caller.known(), other, text, request.pathParam("id"));
            Responses.noContent(request);
        });
        api.post("/api/games/{id}/takeback", Limits.RequestKind.ACT, (request, context, caller) -> {
            SeatActions seat = seatWithRoomToThink(request, context, caller);
            RequestReader.body(request, FromClient.Nothing.class);
            seat.takeBack();
            Responses.done(request);
        });
        api.post("/api/games/{id}/hint", Limits.RequestKind.THINK, (request, context, caller) -> {
            Caller.Person person = caller.known();
            RequestReader.body(request, FromClient.Nothing.class);
            Responses.ok(
                    request, new FromServer.Hint(HintProvider.ask(table(request, context), person, context.engines())));
        });
    }

    private static Table table(Context request, ApplicationContext context) {
        return context.tables().find(request.pathParam("id"));
    }

    private static SeatActions seat(Context request, ApplicationContext context, Caller caller) {
        Caller.Person person = caller.known();
        return SeatActions.at(table(request, context), person);
    }

    /// Refuses whoever has more games waiting for the computer than it thinks about, before another move is made.
    private static SeatActions seatWithRoomToThink(Context request, ApplicationContext context, Caller caller) {
        Caller.Person person = caller.known();
        Table table = table(request, context);
        if (table.isAgainstComputer() && context.engines().isFull(person.id())) {
            throw ErrorCode.TOO_MANY.exception();
        }
        return SeatActions.at(table, person);
    }
}
