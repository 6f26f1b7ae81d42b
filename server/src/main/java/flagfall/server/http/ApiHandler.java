package flagfall.server.http;

import flagfall.server.account.Caller;
import flagfall.server.http.guard.OriginCheck;
import flagfall.server.limit.FairSemaphore;
import flagfall.server.limit.Limits;
import io.javalin.http.Context;
import java.util.Map;
import java.util.function.Consumer;

/// What every request to the API goes through: rate limits, the caller's identity, its turn, then its action.
final class ApiHandler {

    /// What answers a request.
    @FunctionalInterface
    interface Action {
        void answer(Context request, ApplicationContext context, Caller caller) throws Exception;
    }

    private final Routes table;
    private final Readiness readiness;
    private final Limits limits;
    /// Kinds of request that take the processor and can wait a little.
    private final Map<Limits.RequestKind, FairSemaphore> crowds;

    ApiHandler(Routes table, Readiness readiness, Limits limits) {
        this.table = table;
        this.readiness = readiness;
        this.limits = limits;
        this.crowds = Map.of(
                Limits.RequestKind.READ, limits.readersAtOnce(), Limits.RequestKind.DRAW, limits.picturesAtOnce());
    }

    void get(String path, Limits.RequestKind kind, Action action) {
        table.get(path, request -> pass(request, kind, _ -> {}, action));
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
        pass(request, kind, RequestReader::readBody, action);
    }

    /// @param before what is done for a caller whose turn has not come yet; it may take as long as the sender likes
    private void pass(Context request, Limits.RequestKind kind, Consumer<Context> before, Action action)
            throws Exception {
        ApplicationContext context = readiness.context();
        limits.count(request.ip(), kind);
        Caller caller = CallerResolver.of(request, context.accounts());
        limits.countPerson(caller.id(), kind);
        context.presence().seen(caller.id());
        before.accept(request);
        FairSemaphore crowd = crowds.get(kind);
        if (crowd == null) {
            action.answer(request, context, caller);
            return;
        }
        crowd.acquire(request.ip());
        try {
            action.answer(request, context, caller);
        } finally {
            crowd.release(); // The answer is sent afterwards, at the pace of whoever reads it.
        }
    }
}
