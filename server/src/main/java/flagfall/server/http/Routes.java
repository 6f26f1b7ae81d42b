package flagfall.server.http;

import flagfall.server.error.ErrorCode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// All addresses and the methods each of them takes. A request that fits none is told which of the two is wrong.
final class Routes {

    private static final Pattern PARAMETER = Pattern.compile("\\{[a-z]+}");

    private final RoutesConfig routes;
    private final Map<Pattern, Set<String>> methods = new LinkedHashMap<>();

    Routes(RoutesConfig routes) {
        this.routes = routes;
    }

    /// Adds an address for GET and HEAD. It may have parameters, such as `{id}`.
    void get(String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("GET", "HEAD")));
    }

    void post(String path, Handler handler) {
        routes.post(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("POST")));
    }

    void put(String path, Handler handler) {
        routes.put(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("PUT")));
    }

    void delete(String path, Handler handler) {
        routes.delete(path, handler);
        methods.put(pattern(path), new TreeSet<>(Set.of("DELETE")));
    }

    private static Pattern pattern(String path) {
        return Pattern.compile(PARAMETER.matcher(path).replaceAll("[^/]+"));
    }

    /// Answers a request that no handler takes.
    void refuse(Context request) {
        Set<String> allowed = new TreeSet<>();
        methods.forEach((pattern, known) -> {
            if (pattern.matcher(request.path()).matches()) {
                allowed.addAll(known);
            }
        });
        if (allowed.isEmpty()) {
            Responses.refuse(request, ErrorCode.NOT_FOUND.exception());
        } else {
            request.header("Allow", String.join(", ", allowed));
            Responses.refuse(request, ErrorCode.WRONG_METHOD.exception(List.copyOf(allowed)));
        }
    }
}
