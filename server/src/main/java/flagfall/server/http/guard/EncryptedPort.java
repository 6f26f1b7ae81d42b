package flagfall.server.http.guard;

import org.eclipse.jetty.alpn.server.ALPNServerConnectionFactory;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.http2.server.HTTP2ServerConnectionFactory;
import org.eclipse.jetty.server.HostHeaderCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;

/// A port on which we encrypt ourselves. Whoever can speaks HTTP/2, where all of a browser's tabs share one connection:
/// over HTTP/1.1 it opens no more than six, and the seventh tab with a stream would wait for ever. Without encryption
/// there is no HTTP/2: no browser would ask for it, and a proxy could be made to pass on requests it has not looked at.
public final class EncryptedPort {

    /// Requests that are answered at once on one connection, streams among them.
    static final int REQUESTS_AT_ONCE = 100;
    /// What may be under way to us on one connection, and of one request, before somebody has read it.
    private static final int UNREAD_OF_CONNECTION = 256 * 1024;
    private static final int UNREAD_OF_REQUEST = 64 * 1024;

    private EncryptedPort() {}

    public static ServerConnector of(Server server, HttpConfiguration http, CertificateFiles certificate) {
        HttpConfiguration encrypted = new HttpConfiguration(http);
        // Without asking whether the certificate is for the name: our own check of names comes later.
        encrypted.addCustomizer(new SecureRequestCustomizer(false));
        // HTTP/2 has another word for it, and our checks ask for this one.
        encrypted.addCustomizer(new HostHeaderCustomizer());
        HttpConnectionFactory http1 = new OneReader(encrypted);
        HTTP2ServerConnectionFactory http2 = new HTTP2ServerConnectionFactory(encrypted);
        http2.setMaxConcurrentStreams(REQUESTS_AT_ONCE);
        http2.setConnectProtocolEnabled(false);
        http2.setInitialSessionRecvWindow(UNREAD_OF_CONNECTION);
        http2.setInitialStreamRecvWindow(UNREAD_OF_REQUEST);
        ALPNServerConnectionFactory choice = new ALPNServerConnectionFactory();
        choice.setDefaultProtocol(HttpVersion.HTTP_1_1.asString());
        return new ServerConnector(
                server, new SslConnectionFactory(certificate.forJetty(), choice.getProtocol()), choice, http2, http1);
    }
}
