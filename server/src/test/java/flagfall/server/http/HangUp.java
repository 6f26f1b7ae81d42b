package flagfall.server.http;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;

/// The server has hung up.
final class HangUp {

    private static final int PATIENCE_MS = 100;

    private HangUp() {}

    static boolean isSeenOn(Socket socket) throws IOException {
        socket.setSoTimeout(PATIENCE_MS);
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException still) {
            return false;
        } catch (SocketException reset) {
            return true;
        }
    }
}
