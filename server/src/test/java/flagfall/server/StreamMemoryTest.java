package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Rulesets;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Thousands of streams are open at once, and nothing happens on most of them: they must not keep what they do not
/// need.
class StreamMemoryTest {

    private static final int STREAMS = 90;
    private static final int ALLOWED_EACH = 4 * 1024;

    @Test
    void an_open_stream_keeps_no_buffer() throws IOException {
        GuestGame match = GuestGame.begin(Store.SQLITE.port(), Rulesets.DUEL, 1);
        List<Socket> listeners = new ArrayList<>();
        try {
            listeners.add(listen(match)); // Whatever is needed once is there now.
            long before = bytesOutsideTheHeap();
            for (int stream = 0; stream < STREAMS; stream++) {
                listeners.add(listen(match));
            }
            assertThat(bytesOutsideTheHeap() - before).isLessThan(STREAMS * ALLOWED_EACH);
        } finally {
            for (Socket listener : listeners) {
                listener.close();
            }
        }
    }

    /// {@return a stream from which something has been heard}
    private static Socket listen(GuestGame match) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), Store.SQLITE.port());
        String request = "GET " + match.path("/events") + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        StringBuilder heard = new StringBuilder();
        while (heard.indexOf("\"started\"") < 0) {
            heard.append((char) socket.getInputStream().read());
        }
        return socket;
    }

    private static long bytesOutsideTheHeap() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .filter(pool -> pool.getName().equals("direct"))
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
    }
}
