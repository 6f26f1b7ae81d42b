package flagfall.server.http.guard;

import org.jspecify.annotations.Nullable;

/// How visitors come in: through which proxies, who may read the metrics, and the certificate where we encrypt
/// ourselves.
public record FrontDoor(
        Networks proxies, Networks metrics, @Nullable CertificateFiles certificate) {

    /// Without a proxy or a certificate; metrics are for this machine.
    public static final FrontDoor PLAIN = new FrontDoor(Networks.NONE, Networks.LOOPBACK, null);
}
