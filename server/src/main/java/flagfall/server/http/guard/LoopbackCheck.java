package flagfall.server.http.guard;

import flagfall.server.network.HomeNetwork;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tells whether a request comes from this machine itself.
public final class LoopbackCheck {

    /// What a proxy adds: then the caller may be anywhere.
    private static final List<String> FORWARDED =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

    private LoopbackCheck() {}

    /// The name that was asked for counts too: another site can have a name that leads to this machine.
    public static boolean isHere(Context request) {
        return isDirect(request) && AddressRanges.LOOPBACK.contains(request.ip()) && isLocalName(request.host());
    }

    /// {@return whether no proxy has passed this request on, as far as it says}
    public static boolean isDirect(Context request) {
        return FORWARDED.stream().allMatch(header -> request.header(header) == null);
    }

    private static boolean isLocalName(@Nullable String host) {
        return host != null && HomeNetwork.isLoopback(host.replaceFirst(":[0-9]+$", ""));
    }
}
