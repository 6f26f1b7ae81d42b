package flagfall.server.http;

import flagfall.server.error.ApiException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Which addresses there are and in which ways each may be asked. Whoever finds nobody is told which of the two was
/// wrong.
final class Routes {

    private static final Pattern BLANK = Pattern.compile("\\{[a-z]+}");

    private final RoutesConfig routes;
    private final Map<Pattern, Set<String>> methods = new LinkedHashMap<>();

    Routes(RoutesConfig routes) {
        this.routes = routes;
    }

    /// Has this address asked by GET, and by HEAD for the headers alone. It may hold blanks, such as `{id}`.
    void get(String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("GET", "HEAD")));
    }

    void post(String path, Handler handler) {
        routes.post(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("POST")));
    }

    private static Pattern pattern(String path) {
        return Pattern.compile(BLANK.matcher(path).replaceAll("[^/]+"));
    }

    /// Sends away someone whom nobody answers.
    void sendAway(Context request) {
        Set<String> answered = new TreeSet<>();
        methods.forEach((pattern, known) -> {
            if (pattern.matcher(request.path()).matches()) {
                answered.addAll(known);
            }
        });
        if (answered.isEmpty()) {
            Responses.refuse(
                    request,
                    new ApiException(ApiException.Kind.UNKNOWN, "not-found", "There is nothing at this address."));
        } else {
            String allowed = String.join(", ", answered);
            request.header("Allow", allowed);
            Responses.refuse(
                    request,
                    new ApiException(
                            ApiException.Kind.WRONG_METHOD,
                            "wrong-method",
                            "This address is asked by " + allowed + "."));
        }
    }
}
