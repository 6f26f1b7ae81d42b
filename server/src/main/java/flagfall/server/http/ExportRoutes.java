package flagfall.server.http;

import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.piece.Side;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.RequestProblem;
import flagfall.server.account.Caller;
import flagfall.server.limit.Limits.RequestKind;
import flagfall.server.limit.LongWork;
import flagfall.server.picture.BoardDrawing;
import flagfall.server.table.FinishedGames;
import flagfall.server.table.Table;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Exports of a game: its record, and pictures of its board.
final class ExportRoutes {

    private final ApiHandler api;

    ExportRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.get("/api/games/{id}/record", RequestKind.READ, ExportRoutes::record);
        api.get("/api/games/{id}/picture", RequestKind.DRAW, ExportRoutes::picture);
    }

    private static Table table(Context request, ApplicationContext context) {
        return context.tables().find(request.pathParam("id"));
    }

    private static void record(Context request, ApplicationContext context, Caller caller) {
        GameRecord record = FinishedGames.record(table(request, context), caller);
        String accept = request.header("Accept");
        if (accept != null && accept.contains("text/plain")) {
            request.contentType("text/plain; charset=utf-8").result(GameRecordText.write(record));
        } else {
            Responses.ok(request, FinishedGames.message(record));
        }
    }

    private static void picture(Context request, ApplicationContext context, Caller caller) {
        OptionalInt ply = ply(request);
        Optional<Side> viewpoint = viewpoint(request);
        boolean pixels = isPng(request);
        BoardDrawing picture = FinishedGames.picture(table(request, context), caller, ply, viewpoint);
        if (pixels) {
            request.contentType("image/png").result(LongWork.result(picture::png));
        } else {
            request.contentType("image/svg+xml; charset=utf-8").result(picture.svg());
        }
    }

    private static OptionalInt ply(Context request) {
        String ply = request.queryParam("ply");
        if (ply == null) {
            return OptionalInt.empty();
        }
        if (!ply.matches("[0-9]{1,9}")) {
            throw wrong();
        }
        return OptionalInt.of(Integer.parseInt(ply));
    }

    private static Optional<Side> viewpoint(Context request) {
        String eyes = request.queryParam("eyes");
        return switch (eyes == null ? "all" : eyes) {
            case "red" -> Optional.of(Side.RED);
            case "blue" -> Optional.of(Side.BLUE);
            case "all" -> Optional.empty();
            default -> throw wrong();
        };
    }

    private static boolean isPng(Context request) {
        String format = request.queryParam("format");
        return switch (format == null ? "svg" : format) {
            case "svg" -> false;
            case "png" -> true;
            default -> throw wrong();
        };
    }

    private static MalformedMessage wrong() {
        return new MalformedMessage(RequestProblem.WRONG_QUERY.with(
                List.of("ply=N", "eyes=red", "eyes=blue", "eyes=all", "format=svg", "format=png")));
    }
}
