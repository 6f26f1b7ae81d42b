package flagfall.server.http.guard;

import flagfall.server.error.ErrorCode;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Answers only under names that are ours. Otherwise any site could give its own name our address, and its scripts, in
/// a visitor's browser, would talk to us as if they were our page.
public final class HostCheck {

    /// Nobody on the open internet can own such a name: an address, a name without a dot, a name of a home network.
    private static final Pattern AT_HOME = Pattern.compile(
            "\\[[0-9a-f:.%]+]|[0-9]+(\\.[0-9]+){3}|[a-z0-9_-]+|.*\\.(localhost|local|lan|home|home\\.arpa|internal|box)");

    private static final Pattern PORT = Pattern.compile(":[0-9]*$");

    private final Set<String> names;

    /// @param names the names, in small letters, under which visitors know this server, apart from those at home
    public HostCheck(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    public void check(Context request) {
        if (!isOurs(request.host())) {
            throw ErrorCode.WRONG_HOST.exception();
        }
    }

    boolean isOurs(@Nullable String host) {
        if (host == null) {
            return true; // Jetty refuses a request that needs one and has none.
        }
        String name = PORT.matcher(host.toLowerCase(Locale.ROOT)).replaceFirst("");
        return AT_HOME.matcher(name).matches() || names.contains(name);
    }
}
