package flagfall.server.http.guard;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/// Believes what the proxies that we trust say of a request: from which address it came, and whether it was
/// encrypted on its way. What anyone else says of himself is not even read.
public final class Proxies implements HttpConfiguration.Customizer {

    private static final String FOR = "X-Forwarded-For";
    private static final String PROTOCOL = "X-Forwarded-Proto";

    private final AddressRanges trusted;

    public Proxies(AddressRanges trusted) {
        this.trusted = trusted;
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        SocketAddress peer = request.getConnectionMetaData().getRemoteSocketAddress();
        if (!(peer instanceof InetSocketAddress direct)
                || direct.getAddress() == null
                || !trusted.contains(direct.getAddress())) {
            return request;
        }
        List<String> protocols = request.getHeaders().getCSV(PROTOCOL, false);
        boolean secure = !protocols.isEmpty() && protocols.getLast().equalsIgnoreCase("https");
        return new Forwarded(request, visitor(request.getHeaders().getCSV(FOR, false), direct), secure);
    }

    /// {@return the last address that is not a proxy of ours: each proxy adds the one it was called from, and
    /// whatever stands before that may be made up}
    InetSocketAddress visitor(List<String> addresses, InetSocketAddress direct) {
        InetSocketAddress found = direct;
        for (String text : addresses.reversed()) {
            InetAddress address = address(text.strip());
            if (address == null) {
                return found;
            }
            found = new InetSocketAddress(address, direct.getPort());
            if (!trusted.contains(address)) {
                return found;
            }
        }
        return found;
    }

    private static @Nullable InetAddress address(String text) {
        try {
            return InetAddress.ofLiteral(text.replace("[", "").replace("]", ""));
        } catch (IllegalArgumentException noAddress) {
            return null;
        }
    }

    /// A request as it was before it came to the proxy.
    private static final class Forwarded extends Request.Wrapper {
        private final InetSocketAddress visitor;
        private final boolean secure;

        Forwarded(Request request, InetSocketAddress visitor, boolean secure) {
            super(request);
            this.visitor = visitor;
            this.secure = secure || request.isSecure();
        }

        @Override
        public HttpURI getHttpURI() {
            HttpURI uri = super.getHttpURI();
            return secure ? HttpURI.build(uri).scheme("https") : uri;
        }

        @Override
        public boolean isSecure() {
            return secure;
        }

        @Override
        public ConnectionMetaData getConnectionMetaData() {
            return new ConnectionMetaData.Wrapper(super.getConnectionMetaData()) {
                @Override
                public SocketAddress getRemoteSocketAddress() {
                    return visitor;
                }

                @Override
                public boolean isSecure() {
                    return secure;
                }
            };
        }
    }
}
