package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.error.ErrorCode;
import flagfall.server.http.guard.LoopbackCheck;
import flagfall.server.limit.Limits;
import flagfall.server.network.HomeNetwork;
import java.util.List;

/// Whether the home network is let in. Only somebody at this machine is told, and may change it.
final class NetworkRoutes {

    private static final FromServer.NetworkState ELSEWHERE =
            new FromServer.NetworkState(false, false, false, List.of());

    private final ApiHandler api;

    NetworkRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.get(
                "/api/network",
                Limits.RequestKind.READ,
                (request, context, _) -> Responses.ok(
                        request,
                        LoopbackCheck.isHere(request) ? context.network().state() : ELSEWHERE));
        api.post("/api/network", Limits.RequestKind.ACT, (request, context, _) -> {
            if (!LoopbackCheck.isHere(request)) {
                throw ErrorCode.NOT_HERE.exception();
            }
            HomeNetwork network = context.network();
            if (RequestReader.body(request, FromClient.NetworkRequest.class).open()) {
                network.open();
            } else {
                network.close();
            }
            Responses.ok(request, network.state());
        });
    }
}
