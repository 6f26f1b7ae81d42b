package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.server.account.Caller;
import flagfall.server.limit.Limits.RequestKind;

/// Records of games that were played elsewhere.
final class ImportRoutes {

    private final ApiHandler api;

    ImportRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.get(
                "/api/records",
                RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.imports().list(caller.known())));
        api.post("/api/records", RequestKind.IMPORT, (request, context, caller) -> {
            Caller.Person person = caller.known();
            String record =
                    RequestReader.body(request, FromClient.RecordImport.class).record();
            Responses.created(request, context.imports().add(record, person));
        });
        api.delete("/api/records/{id}", RequestKind.ACT, (request, context, caller) -> {
            context.imports().delete(request.pathParam("id"), caller.known());
            Responses.noContent(request);
        });
    }
}
