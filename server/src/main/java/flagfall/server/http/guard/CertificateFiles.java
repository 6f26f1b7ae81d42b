package flagfall.server.http.guard;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A certificate and its key, each in a PEM file. Whoever renews them writes the files anew; we look now and then.
public record CertificateFiles(Path certificate, Path key) {

    private static final Logger LOG = LoggerFactory.getLogger(CertificateFiles.class);
    private static final Duration LOOKS_EVERY = Duration.ofSeconds(30);
    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
    private static final List<String> ALGORITHMS = List.of("EC", "RSA", "EdDSA");
    /// Java wants one; nobody can read the memory of this process who could not read the file.
    private static final char[] NO_PASSWORD = {};

    /// {@return what Jetty needs, kept up to date with the files}
    /// @throws IllegalArgumentException if they cannot be used
    public SslContextFactory.Server forJetty() {
        SslContextFactory.Server factory = new SslContextFactory.Server();
        use(factory);
        Thread.ofVirtual().name("certificate").start(() -> follow(factory));
        return factory;
    }

    private void use(SslContextFactory.Server factory) {
        factory.setKeyStore(keyStore());
        factory.setKeyStorePassword("");
    }

    private void follow(SslContextFactory.Server factory) {
        String known = stamp();
        try {
            do {
                Thread.sleep(LOOKS_EVERY);
                String now = stamp();
                if (!now.isEmpty() && !now.equals(known)) {
                    known = now;
                    takeUp(factory);
                }
            } while (factory.isRunning());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void takeUp(SslContextFactory.Server factory) {
        try {
            factory.reload(_ -> use(factory));
        } catch (Exception unusable) {
            LOG.error("the new certificate cannot be used, and the old one stays: {}", unusable.getMessage());
        }
    }

    private String stamp() {
        try {
            FileTime first = Files.getLastModifiedTime(certificate);
            return first + " " + Files.getLastModifiedTime(key);
        } catch (IOException missing) {
            return "";
        }
    }

    private KeyStore keyStore() {
        try (InputStream in = Files.newInputStream(certificate)) {
            Certificate[] chain = CertificateFactory.getInstance("X.509").generateCertificates(in).stream()
                    .toArray(Certificate[]::new);
            if (chain.length == 0) {
                throw new IllegalArgumentException("there is no certificate in " + certificate);
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, NO_PASSWORD);
            store.setKeyEntry("flagfall", privateKey(), NO_PASSWORD, chain);
            return store;
        } catch (IOException | GeneralSecurityException unusable) {
            throw new IllegalArgumentException(
                    "the certificate in " + certificate + " cannot be used: " + unusable.getMessage(), unusable);
        }
    }

    private PrivateKey privateKey() throws IOException {
        Matcher matcher = KEY.matcher(Files.readString(key));
        if (!matcher.find()) {
            throw new IllegalArgumentException("there is no line BEGIN PRIVATE KEY in " + key
                    + "; openssl pkcs8 -topk8 -nodes makes one of other kinds");
        }
        var encoded = new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(1)));
        for (String algorithm : ALGORITHMS) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(encoded);
            } catch (GeneralSecurityException _) {
                // One of the others, then.
            }
        }
        throw new IllegalArgumentException("the key in " + key + " is none of " + ALGORITHMS);
    }
}
