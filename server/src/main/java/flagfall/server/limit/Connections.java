package flagfall.server.limit;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.http2.HTTP2Connection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.NegotiatingServerConnection;

/// Counts connections, of each address and in all, and hangs up where there are too many, or where a request takes too
/// long to arrive: whoever sends a letter now and then would keep a connection for ever.
public final class Connections implements Connection.Listener, AutoCloseable {

    public static final int OF_AN_ADDRESS = 250;
    /// The head of a request, and its body, must each have arrived after this.
    public static final Duration PATIENCE = Duration.ofSeconds(15);

    /// After this a connection on which nobody asks anything is closed; over HTTP/2, whatever else is sent on it. It is
    /// longer than Java's own client keeps a connection, which would otherwise be closed just as it is used again.
    public static final Duration LONGEST_IDLE = Duration.ofMinutes(1);

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

        Arrival(String address, long since) {
            this.address = address;
            this.since = since;
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
        Arrival arrival = new Arrival(address(connection), nanos.getAsLong());
        arrivals.put(connection, arrival);
        if (isInside(connection)) {
            return;
        }
        int all = open.incrementAndGet();
        int own = byAddress.merge(arrival.address, 1, Integer::sum);
        if (all > inAll || (own > ofAnAddress && !isProxy(connection))) {
            connection.close();
        }
    }

    /// {@return whether it is what was encrypted in another, which counts already}
    private static boolean isInside(Connection connection) {
        return connection.getEndPoint() instanceof EndPoint.Wrapper;
    }

    @Override
    public void onClosed(Connection connection) {
        Arrival arrival = arrivals.remove(connection);
        if (arrival != null && !isInside(connection)) {
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
                connection.getEndPoint().close(); // And with it what carries it, where it is encrypted.
            }
        });
    }

    private static boolean isTooSlow(Connection connection, Arrival arrival, long now) {
        return switch (connection) {
            // What it carries is looked at by itself.
            case SslConnection _ -> false;
            // It is there until both sides have agreed how to encrypt.
            case NegotiatingServerConnection _ -> now - arrival.since > PATIENCE.toNanos();
            case HTTP2Connection _ -> isUnused(connection, arrival, now);
            default -> isArrivingTooLong(connection, arrival, now);
        };
    }

    // Bytes say nothing here: they may be part of a request, or keep a connection alive that nobody needs.
    private static boolean isUnused(Connection connection, Arrival arrival, long now) {
        boolean answering = connection.getMessagesIn() > connection.getMessagesOut();
        if (answering || arrival.answers != connection.getMessagesOut()) {
            arrival.answers = connection.getMessagesOut();
            arrival.since = now;
        }
        return now - arrival.since > LONGEST_IDLE.toNanos();
    }

    private static boolean isArrivingTooLong(Connection connection, Arrival arrival, long now) {
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
