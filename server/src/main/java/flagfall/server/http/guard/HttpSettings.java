package flagfall.server.http.guard;

import org.jspecify.annotations.Nullable;

/// How HTTP is served: through which proxies, who may read the metrics, and the certificate where we encrypt ourselves.
public record HttpSettings(
        AddressRanges proxies,
        AddressRanges metrics,
        @Nullable CertificateFiles certificate) {

    /// Without a proxy or a certificate; metrics are for this machine.
    public static final HttpSettings PLAIN = new HttpSettings(AddressRanges.NONE, AddressRanges.LOOPBACK, null);
}
