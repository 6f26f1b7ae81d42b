package flagfall.server.http;

import flagfall.game.Game;
import flagfall.protocol.Review;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.table.FinishedGames;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/// What can be asked about a finished game.
final class ReviewRoutes {

    private ReviewRoutes() {}

    static void review(Context request, ApplicationContext context, Caller caller) {
        Review answer = context.reviews().review(request.pathParam("id"), game(request, context, caller));
        HttpStatus status = answer instanceof Review.ReviewProgress ? HttpStatus.ACCEPTED : HttpStatus.OK;
        Responses.json(request, status, answer);
    }

    static void beliefs(Context request, ApplicationContext context, Caller caller) {
        Responses.ok(request, context.reviews().beliefs(game(request, context, caller), ply(request)));
    }

    private static Game game(Context request, ApplicationContext context, Caller caller) {
        return FinishedGames.revealed(context.tables().find(request.pathParam("id")), caller);
    }

    private static int ply(Context request) {
        try {
            return Integer.parseInt(request.pathParam("ply"));
        } catch (NumberFormatException none) {
            throw ErrorCode.NOT_FOUND.exception();
        }
    }
}
