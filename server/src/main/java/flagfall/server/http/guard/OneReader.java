package flagfall.server.http.guard;

import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.internal.HttpConnection;

/// HTTP/1.1 with one thread at a time that reads a connection. Jetty (12.1.12, 12.1.13) answers a head that it cannot
/// read on a second thread and has a third one read on, while the first has yet to give the buffer back. The third then
/// reads into a buffer that somebody else's connection may have by now: a stranger's bytes in a player's request.
public final class OneReader extends HttpConnectionFactory {

    public OneReader(HttpConfiguration http) {
        super(http);
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint endPoint) {
        HttpConnection connection = new ReadByOne(getHttpConfiguration(), connector, endPoint);
        connection.setTransferEncodingChunkMaxLength(getTransferEncodingChunkMaxLength());
        return configure(connection, connector, endPoint);
    }

    private static final class ReadByOne extends HttpConnection {

        private final ReentrantLock reading = new ReentrantLock();

        ReadByOne(HttpConfiguration http, Connector connector, EndPoint endPoint) {
            super(http, connector, endPoint);
        }

        @Override
        public void onFillable() {
            reading.lock();
            try {
                super.onFillable();
            } finally {
                reading.unlock();
            }
        }
    }
}
