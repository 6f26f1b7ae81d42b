package flagfall.server.http;

import flagfall.server.account.Caller;
import io.javalin.http.Context;

/// Through which every request to the API comes in: it is counted, its caller is made out, and only then is it
/// answered.
final class ApiHandler {

    /// What answers a request.
    @FunctionalInterface
    interface Action {
        void answer(Context request, ApplicationContext context, Caller caller) throws Exception;
    }

    private final Routes signposts;
    private final Readiness readiness;
    private final Limits limits;

    ApiHandler(Routes signposts, Readiness readiness, Limits limits) {
        this.signposts = signposts;
        this.readiness = readiness;
        this.limits = limits;
    }

    void get(String path, Limits.Kind kind, Action clerk) {
        signposts.get(path, request -> pass(request, kind, clerk));
    }

    void post(String path, Limits.Kind kind, Action clerk) {
        signposts.post(path, request -> {
            OriginCheck.check(request);
            pass(request, kind, (asked, context, caller) -> {
                RequestReader.takeIn(asked);
                clerk.answer(asked, context, caller);
            });
        });
    }

    private void pass(Context request, Limits.Kind kind, Action clerk) throws Exception {
        ApplicationContext context = readiness.context();
        limits.count(request.ip(), kind);
        clerk.answer(request, context, CallerResolver.of(request, context.accounts()));
    }
}
