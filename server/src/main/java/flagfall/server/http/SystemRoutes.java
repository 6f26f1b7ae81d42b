package flagfall.server.http;

import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.http.guard.AddressRanges;
import flagfall.server.http.guard.LoopbackCheck;
import flagfall.server.limit.Limits;
import flagfall.server.page.ApiDocs;
import flagfall.server.page.PageFiles;
import flagfall.server.store.list.ListedRow;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;

/// The state of the server, its documentation, and the page.
final class SystemRoutes {

    private final Routes table;
    private final Readiness readiness;
    private final Limits limits;
    private final PrometheusMeterRegistry meters;
    /// Who may read the metrics.
    private final AddressRanges metricsReaders;
    private final PageFiles page = new PageFiles();
    private final ApiDocs docs = new ApiDocs();

    SystemRoutes(
            Routes table,
            Readiness readiness,
            Limits limits,
            PrometheusMeterRegistry meters,
            AddressRanges metricsReaders) {
        this.metricsReaders = metricsReaders;
        this.table = table;
        this.readiness = readiness;
        this.limits = limits;
        this.meters = meters;
    }

    void add() {
        open("/healthz", request -> {
            if (!readiness.context().heartbeat().isWell() || readiness.isLeaving()) {
                throw ErrorCode.NOT_READY.exception();
            }
            Responses.ok(request, Map.of("status", "ready"));
        });
        open("/metrics", request -> {
            if (!metricsReaders.contains(request.ip()) || !LoopbackCheck.isDirect(request)) {
                throw ErrorCode.NOT_HERE.exception();
            }
            request.contentType("text/plain; version=0.0.4; charset=utf-8").result(meters.scrape());
        });
        open("/api/openapi.yaml", request -> docs.answer(request, "openapi.yaml"));
        open("/api/docs", request -> docs.answer(request, "api-docs.html"));
        open("/api/docs/{file}", request -> docs.answer(request, request.pathParam("file")));
        open("/*", request -> page.answer(request, id -> game(request, id)));
    }

    /// {@return a game, for the title of its page: it is read as often as games may be read, and a page without it is
    /// better than none}
    private Optional<ListedRow> game(Context request, String id) {
        try {
            limits.count(request.ip(), Limits.RequestKind.READ);
            return readiness.context().lobby().game(id);
        } catch (ApiException | JdbiException cannot) {
            return Optional.empty();
        }
    }

    /// Adds an address that anyone may read.
    private void open(String path, Handler handler) {
        table.get(path, request -> {
            limits.count(request.ip(), Limits.RequestKind.PAGE);
            handler.handle(request);
        });
    }
}
