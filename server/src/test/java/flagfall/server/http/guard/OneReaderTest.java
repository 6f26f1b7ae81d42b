package flagfall.server.http.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OneReaderTest {

    private final CountDownLatch secondReader = new CountDownLatch(1);
    private volatile @Nullable Thread reader;
    private volatile boolean isReading;
    private volatile boolean twoAtOnce;

    /// Where the first reader hands over the answer to a broken request, it is held up until there is a second one, or
    /// long enough for one to come.
    private void holdUp() {
        try {
            secondReader.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        isReading = false;
    }

    private void reads() {
        if (reader == null) {
            isReading = true;
            reader = Thread.currentThread();
        } else if (isReading && !Thread.currentThread().equals(reader)) {
            twoAtOnce = true;
            secondReader.countDown();
        }
    }

    private final class Threads extends QueuedThreadPool {
        @Override
        public boolean tryExecute(Runnable task) {
            if (!isReading || !Thread.currentThread().equals(reader)) {
                return super.tryExecute(task);
            }
            Thread.startVirtualThread(task);
            holdUp();
            return true;
        }
    }

    private final class Port extends ServerConnector {
        Port(Server server) {
            super(server, new OneReader(new HttpConfiguration()));
        }

        @Override
        protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
            return new SocketChannelEndPoint(channel, selector, key, getScheduler()) {
                @Override
                public int fill(ByteBuffer buffer) throws IOException {
                    reads();
                    return super.fill(buffer);
                }
            };
        }
    }

    @Test
    void while_a_request_that_cannot_be_read_is_answered_nobody_else_reads_its_connection() throws Exception {
        Server server = new Server(new Threads());
        Port port = new Port(server);
        server.addConnector(port);
        server.start();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port.getLocalPort())) {
            socket.getOutputStream().write("GET / HTTP/1.1\nb@d header\n\n".getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            assertThat(answer).startsWith("HTTP/1.1 400");
        } finally {
            server.stop();
        }
        assertThat(twoAtOnce).isFalse();
    }
}
