package flagfall.server.http;

import flagfall.server.account.Caller;
import flagfall.server.http.guard.OriginCheck;
import flagfall.server.limit.Limits;
import io.javalin.http.Context;

/// What every request to the API goes through: rate limits, the caller's identity, then its action.
final class ApiHandler {

    /// What answers a request.
    @FunctionalInterface
    interface Action {
        void answer(Context request, ApplicationContext context, Caller caller) throws Exception;
    }

    private final Routes table;
    private final Readiness readiness;
    private final Limits limits;

    ApiHandler(Routes table, Readiness readiness, Limits limits) {
        this.table = table;
        this.readiness = readiness;
        this.limits = limits;
    }

    void get(String path, Limits.RequestKind kind, Action action) {
        table.get(path, request -> pass(request, kind, action));
    }

    void post(String path, Limits.RequestKind kind, Action action) {
        table.post(path, request -> change(request, kind, action));
    }

    void put(String path, Limits.RequestKind kind, Action action) {
        table.put(path, request -> change(request, kind, action));
    }

    void delete(String path, Limits.RequestKind kind, Action action) {
        table.delete(path, request -> change(request, kind, action));
    }

    private void change(Context request, Limits.RequestKind kind, Action action) throws Exception {
        OriginCheck.check(request);
        pass(request, kind, (same, context, caller) -> {
            RequestReader.readBody(same);
            action.answer(same, context, caller);
        });
    }

    private void pass(Context request, Limits.RequestKind kind, Action action) throws Exception {
        ApplicationContext context = readiness.context();
        limits.count(request.ip(), kind);
        Caller caller = CallerResolver.of(request, context.accounts());
        limits.countPerson(caller.id(), kind);
        context.presence().seen(caller.id());
        action.answer(request, context, caller);
    }
}
