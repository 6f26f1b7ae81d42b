package flagfall.server;

import flagfall.server.http.guard.AddressRanges;
import flagfall.server.http.guard.CertificateFiles;
import flagfall.server.http.guard.HttpSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// A certificate for 127.0.0.1, in the two files that a server is given, and who trusts it.
///
/// @param settings of a server that encrypts with it
/// @param trusting for clients of that server
public record MadeCertificate(HttpSettings settings, SSLContext trusting) {

    private static final char[] PASSWORD = "secret".toCharArray();

    public static MadeCertificate in(Path folder) throws IOException, GeneralSecurityException, InterruptedException {
        KeyStore made = made(folder.resolve("made.p12"));
        Path certificate = folder.resolve("cert.pem");
        Path key = folder.resolve("key.pem");
        Files.writeString(
                certificate, pem("CERTIFICATE", made.getCertificate("it").getEncoded()));
        Files.writeString(key, pem("PRIVATE KEY", made.getKey("it", PASSWORD).getEncoded()));
        return new MadeCertificate(
                new HttpSettings(AddressRanges.NONE, AddressRanges.LOOPBACK, new CertificateFiles(certificate, key)),
                trusting(made));
    }

    private static KeyStore made(Path store) throws IOException, GeneralSecurityException, InterruptedException {
        new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "it",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        new String(PASSWORD),
                        "-keystore",
                        store.toString())
                .start()
                .waitFor();
        KeyStore made = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            made.load(in, PASSWORD);
        }
        return made;
    }

    private static String pem(String what, byte[] bytes) {
        return "-----BEGIN " + what + "-----\n"
                + Base64.getMimeEncoder().encodeToString(bytes)
                + "\n-----END " + what + "-----\n";
    }

    private static SSLContext trusting(KeyStore made) throws IOException, GeneralSecurityException {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("it", made.getCertificate("it"));
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }
}
