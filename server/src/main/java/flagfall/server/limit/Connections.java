package flagfall.server.limit;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.io.Connection;

/// Counts connections, of each address and in all, and hangs up where there are too many, or where a request takes too
/// long to arrive: whoever sends a letter now and then would keep a connection for ever.
public final class Connections implements Connection.Listener, AutoCloseable {

    public static final int OF_AN_ADDRESS = 250;
    /// The head of a request, and its body, must each have arrived after this.
    public static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration SWEEP = Duration.ofSeconds(1);

    private final int inAll;
    private final int ofAnAddress;
    private final LongSupplier nanos;
    private final AtomicInteger open = new AtomicInteger();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final Map<Connection, Arrival> arrivals = new ConcurrentHashMap<>();
    private final Thread sweeper = Thread.ofVirtual().name("connections").unstarted(this::sweepForEver);
    private volatile boolean closed;
    private volatile Predicate<InetAddress> proxies = _ -> false;

    /// What has arrived on a connection since its last answer: bytes of a request that is not whole yet, and since
    /// when.
    private static final class Arrival {
        private final String address;
        private long answers = -1;
        private long bytes;
        private long since;
        private boolean partial;

        Arrival(String address) {
            this.address = address;
        }
    }

    Connections(int inAll, int ofAnAddress, LongSupplier nanos) {
        this.inAll = inAll;
        this.ofAnAddress = ofAnAddress;
        this.nanos = nanos;
    }

    /// {@return how many there may be, which leaves some files for other things}
    static int inAll(long files) {
        return (int) Math.min(files * 7 / 8, Integer.MAX_VALUE);
    }

    /// These are proxies: behind one of their addresses is everyone.
    public void countTogether(Predicate<InetAddress> trusted) {
        proxies = trusted;
    }

    public void start() {
        sweeper.start();
    }

    @Override
    public void onOpened(Connection connection) {
        Arrival arrival = new Arrival(address(connection));
        int all = open.incrementAndGet();
        int own = byAddress.merge(arrival.address, 1, Integer::sum);
        arrivals.put(connection, arrival);
        if (all > inAll || (own > ofAnAddress && !isProxy(connection))) {
            connection.close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        Arrival arrival = arrivals.remove(connection);
        if (arrival != null) {
            open.decrementAndGet();
            // A connection that has gone does not know its address any more.
            byAddress.computeIfPresent(arrival.address, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    private boolean isProxy(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && remote.getAddress() != null
                && proxies.test(remote.getAddress());
    }

    private static String address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                        && remote.getAddress() != null
                ? ClientAddress.of(remote.getAddress().getHostAddress())
                : "";
    }

    private void sweepForEver() {
        while (!closed) {
            try {
                Thread.sleep(SWEEP);
            } catch (InterruptedException closing) {
                return;
            }
            sweep();
        }
    }

    /// Hangs up on everyone whose request has been arriving for too long.
    void sweep() {
        long now = nanos.getAsLong();
        arrivals.forEach((connection, arrival) -> {
            if (isTooSlow(connection, arrival, now)) {
                connection.getEndPoint().close();
            }
        });
    }

    private static boolean isTooSlow(Connection connection, Arrival arrival, long now) {
        boolean answering = connection.getMessagesIn() > connection.getMessagesOut();
        if (answering || arrival.answers != connection.getMessagesOut()) {
            arrival.answers = answering ? -1 : connection.getMessagesOut();
            arrival.bytes = arrival.answers == 0 ? 0 : connection.getBytesIn();
            arrival.partial = false;
        }
        if (!answering && !arrival.partial && connection.getBytesIn() > arrival.bytes) {
            arrival.partial = true;
            arrival.since = now;
        }
        return arrival.partial && now - arrival.since > PATIENCE.toNanos();
    }

    @Override
    public void close() {
        closed = true;
        sweeper.interrupt();
    }
}
