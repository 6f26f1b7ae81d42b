package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.account.Caller;
import flagfall.server.table.Advice;
import flagfall.server.table.Aftermath;
import flagfall.server.table.Glance;
import flagfall.server.table.Seat;
import flagfall.server.table.Table;
import io.javalin.http.Context;

/// What can be asked of one game.
final class TableRoutes {

    private final Doorway doorway;

    TableRoutes(Doorway doorway) {
        this.doorway = doorway;
    }

    void add() {
        doorway.get(
                "/api/games/{id}",
                Limits.Kind.LOOK,
                (request, house, caller) -> Answers.ok(request, Glance.view(table(request, house), caller)));
        doorway.get("/api/games/{id}/events", Limits.Kind.LISTEN, EventStream::send);
        doorway.get(
                "/api/games/{id}/replay",
                Limits.Kind.LOOK,
                (request, house, caller) -> Answers.ok(request, Aftermath.replay(table(request, house), caller)));
        doorway.post("/api/games/{id}/setup", Limits.Kind.ACT, (request, house, caller) -> {
            seat(request, house, caller).place(Requests.body(request, FromClient.Place.class));
            Answers.done(request);
        });
        doorway.post("/api/games/{id}/ready", Limits.Kind.ACT, (request, house, caller) -> {
            seat(request, house, caller).ready(Requests.body(request, FromClient.Ready.class));
            Answers.done(request);
        });
        doorway.post(
                "/api/games/{id}/moves",
                Limits.Kind.ACT,
                (request, house, caller) -> Answers.ok(
                        request, seat(request, house, caller).play(Requests.body(request, FromClient.Play.class))));
        doorway.post("/api/games/{id}/draw", Limits.Kind.ACT, (request, house, caller) -> {
            seat(request, house, caller).draw(Requests.body(request, FromClient.Gesture.class));
            Answers.done(request);
        });
        doorway.post("/api/games/{id}/resign", Limits.Kind.ACT, (request, house, caller) -> {
            seat(request, house, caller).resign(Requests.body(request, FromClient.Gesture.class));
            Answers.done(request);
        });
        doorway.post("/api/games/{id}/takeback", Limits.Kind.ACT, (request, house, caller) -> {
            Seat seat = seat(request, house, caller);
            Requests.body(request, FromClient.Nothing.class);
            seat.takeBack();
            Answers.done(request);
        });
        doorway.post("/api/games/{id}/hint", Limits.Kind.THINK, (request, house, caller) -> {
            Caller.Guest guest = caller.known();
            Requests.body(request, FromClient.Nothing.class);
            Answers.ok(request, new FromServer.Hint(Advice.ask(table(request, house), guest, house.thinker())));
        });
    }

    private static Table table(Context request, House house) {
        return house.tables().find(request.pathParam("id"));
    }

    private static Seat seat(Context request, House house, Caller caller) {
        Caller.Guest guest = caller.known();
        return Seat.at(table(request, house), guest);
    }
}
