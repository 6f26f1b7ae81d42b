package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.server.error.ErrorCode;
import flagfall.server.limit.Limits;
import flagfall.server.network.HomeNetwork;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whether the home network is let in. Only somebody at this machine is told, and may change it.
final class NetworkRoutes {

    /// What a proxy adds: then the caller may be anywhere.
    private static final List<String> FORWARDED =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

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
                        request, isHere(request) ? context.network().state() : ELSEWHERE));
        api.post("/api/network", Limits.RequestKind.ACT, (request, context, _) -> {
            if (!isHere(request)) {
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

    /// The name that was asked for counts too: another site can have a name that leads to this machine.
    private static boolean isHere(Context request) {
        return isLoopback(request.ip())
                && isLocalName(request.host())
                && FORWARDED.stream().allMatch(header -> request.header(header) == null);
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    private static boolean isLocalName(@Nullable String host) {
        return host != null && HomeNetwork.isLoopback(host.replaceFirst(":[0-9]+$", ""));
    }
}
