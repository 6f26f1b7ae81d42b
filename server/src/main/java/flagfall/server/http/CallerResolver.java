package flagfall.server.http;

import flagfall.server.account.Accounts;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;

/// Finds out who is calling: by a bearer token, or by the cookie of a browser.
final class CallerResolver {

    private static final String BEARER = "Bearer ";
    private static final int KEPT_SECONDS = (int) Duration.ofDays(365).toSeconds();

    private CallerResolver() {}

    /// @throws flagfall.server.error.ApiException if a token is sent that is not known
    static Caller of(Context request, Accounts accounts) {
        String authorization = request.header("Authorization");
        if (authorization == null) {
            return byCookie(request, accounts);
        }
        return Optional.of(authorization)
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .flatMap(header ->
                        accounts.withToken(header.substring(BEARER.length()).trim()))
                .orElseThrow(ErrorCode.BAD_TOKEN::exception);
    }

    // A browser sends an old cookie by itself, so that is no error.
    private static Caller byCookie(Context request, Accounts accounts) {
        String cookie = request.cookie(cookieName(request));
        return Optional.ofNullable(cookie)
                .flatMap(accounts::withToken)
                .<Caller>map(guest -> guest)
                .orElseGet(Caller.Nobody::new);
    }

    /// Gives a browser its token in a way that no script can read.
    static void remember(Context request, String token) {
        Cookie cookie =
                new Cookie(cookieName(request), token, "/", KEPT_SECONDS, isSecure(request), true, null, SameSite.LAX);
        request.cookie(cookie);
    }

    /// Takes the token of a browser away.
    static void forget(Context request) {
        request.removeCookie(cookieName(request));
    }

    private static String cookieName(Context request) {
        return isSecure(request) ? "__Host-flagfall" : "flagfall";
    }

    private static boolean isSecure(Context request) {
        return "https".equals(request.scheme());
    }
}
