package flagfall.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// How a server is to run. `database` is the address of a PostgreSQL, or null for SQLite in the data folder. Port 0
/// means any free one.
public record Settings(
        String host, int port, Path data, @Nullable String database, boolean limits) {}
