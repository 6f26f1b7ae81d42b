package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.eclipse.jetty.io.Connection;
import org.junit.jupiter.api.Test;

/// How many connections there are in all, whoever opens them.
class ConnectionLimitTest {

    private static final int IN_ALL = 3;

    private final Connections connections = new Connections(IN_ALL, Integer.MAX_VALUE, System::nanoTime);

    private Connection open() {
        Connection connection = new AbstractConnection(new ByteArrayEndPoint(), Runnable::run) {
            @Override
            public void onFillable() {
                // Nothing arrives.
            }
        };
        connections.onOpened(connection);
        return connection;
    }

    @Test
    void one_more_than_there_is_room_for_is_hung_up_and_has_room_once_another_has_gone() {
        List<Connection> all = Stream.generate(this::open).limit(IN_ALL).toList();
        Connection oneMore = open();
        assertThat(oneMore.getEndPoint().isOpen()).isFalse();
        connections.onClosed(oneMore);
        assertThat(all)
                .allSatisfy(each -> assertThat(each.getEndPoint().isOpen()).isTrue());
        connections.onClosed(all.getFirst());
        assertThat(open().getEndPoint().isOpen()).isTrue();
    }
}
