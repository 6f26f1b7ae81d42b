package flagfall.server.http;

import flagfall.server.error.ApiException;
import io.javalin.http.Context;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/// Keeps other sites from acting in a visitor's name. Whoever shows a bearer token is no browser led astray; anyone
/// else who says where the request comes from must say: from here.
final class OriginCheck {

    private OriginCheck() {}

    static void check(Context request) {
        String origin = request.header("Origin");
        boolean foreign = origin != null ? !isHere(origin, request.host()) : saysForeign(request);
        if (foreign && request.header("Authorization") == null) {
            throw new ApiException(
                    ApiException.Kind.FORBIDDEN, "wrong-origin", "This request comes from another site.");
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
