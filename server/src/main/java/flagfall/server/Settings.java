package flagfall.server;

import flagfall.server.http.guard.HttpSettings;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How a server is to run. `database` is the address of a PostgreSQL, or null for SQLite in the data folder. Port 0
/// means any free one. `names` are those by which visitors find it, apart from addresses and names in a home network;
/// `http` is how they come in.
public record Settings(
        String host,
        int port,
        Path data,
        @Nullable String database,
        boolean limits,
        Set<String> names,
        HttpSettings http) {

    public Settings {
        names = Set.copyOf(names);
    }

    /// A server without a proxy or a certificate.
    public Settings(String host, int port, Path data, @Nullable String database, boolean limits, Set<String> names) {
        this(host, port, data, database, limits, names, HttpSettings.PLAIN);
    }

    /// A server at home, which has no name that others know.
    public Settings(String host, int port, Path data, @Nullable String database, boolean limits) {
        this(host, port, data, database, limits, Set.of());
    }
}
