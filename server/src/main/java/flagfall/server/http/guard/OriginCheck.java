package flagfall.server.http.guard;

import flagfall.server.error.ErrorCode;
import io.javalin.http.Context;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/// Keeps other sites from sending requests with a visitor's cookie. A request with a bearer token cannot be forged that
/// way; any other must come from our own page, if it says where it comes from.
public final class OriginCheck {

    private OriginCheck() {}

    public static void check(Context request) {
        String origin = request.header("Origin");
        boolean foreign = origin != null ? !isHere(origin, request.host()) : saysForeign(request);
        if (foreign && request.header("Authorization") == null) {
            throw ErrorCode.WRONG_ORIGIN.exception();
        }
    }

    private static boolean saysForeign(Context request) {
        String site = request.header("Sec-Fetch-Site");
        return site != null && !site.equals("same-origin") && !site.equals("none");
    }

    private static boolean isHere(String origin, @Nullable String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
