package flagfall.bench.server;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/// Looks twice a second how much memory a server takes.
final class MemoryWatch implements AutoCloseable {

    private static final long GAP_NANOS = 500_000_000;

    private final BuiltServer server;
    private final Thread thread = Thread.ofVirtual().unstarted(this::look);
    private volatile boolean stopped;
    private volatile long most;

    MemoryWatch(BuiltServer server) {
        this.server = server;
        thread.start();
    }

    private void look() {
        while (!stopped) {
            try {
                most = Math.max(most, server.residentBytes());
            } catch (IOException _) {
                return; // It is gone.
            }
            LockSupport.parkNanos(GAP_NANOS);
        }
    }

    long mostMebibytes() {
        return most >> 20;
    }

    @Override
    public void close() {
        stopped = true;
    }
}
