package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.http.guard.AddressRanges;
import flagfall.server.http.guard.CertificateFiles;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.limit.Limits;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Base64;
import java.util.Set;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Visitors come through a proxy that we trust, or encrypt all the way to us.
@Timeout(60)
class HttpSettingsTest {

    private static final char[] PASSWORD = "secret".toCharArray();

    private static Server behind(AddressRanges proxies) {
        return Server.start(new Settings(
                "127.0.0.1",
                0,
                Store.folder(),
                null,
                true,
                Set.of("play.example.org"),
                new HttpSettings(proxies, AddressRanges.LOOPBACK, null)));
    }

    private static Client.Answer ask(HttpRequest.Builder request, String visitor) {
        return Client.send(request.header("X-Forwarded-For", visitor).header("X-Forwarded-Proto", "https"));
    }

    private static HttpRequest.Builder guest(Server server) {
        return Client.nobody(server.port()).request("/api/guest").POST(HttpRequest.BodyPublishers.noBody());
    }

    @Test
    void a_trusted_proxy_says_that_a_visitor_came_encrypted_and_the_cookie_is_for_such_visits_only() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            String cookie = ask(guest(server), "192.0.2.1").is(201).header("set-cookie");
            assertThat(cookie).startsWith("__Host-flagfall=").contains("; Secure", "HttpOnly", "Path=/");
            String pair = cookie.substring(0, cookie.indexOf(';'));
            HttpRequest.Builder me =
                    Client.nobody(server.port()).request("/api/me").header("Cookie", pair);
            ask(me, "192.0.2.1").is(200);
        }
    }

    @Test
    void nobody_else_is_believed() {
        try (Server server = behind(AddressRanges.NONE)) {
            String cookie = ask(guest(server), "192.0.2.1").is(201).header("set-cookie");
            assertThat(cookie).startsWith("flagfall=").doesNotContain("Secure");
        }
    }

    @Test
    void visitors_behind_a_proxy_are_counted_each_by_their_own_address_and_cannot_make_one_up() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            int most = Limits.RequestKind.LOGIN.burst();
            int status = 201;
            for (int i = 0; i < most * 4 && status == 201; i++) {
                status = ask(guest(server), "198.51.100." + i + ", 192.0.2.1").status();
            }
            assertThat(status).isEqualTo(429);
            ask(guest(server), "192.0.2.2").is(201);
        }
    }

    @Test
    void somebody_who_comes_from_many_addresses_is_counted_as_one() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            String ada = ask(guest(server), "192.0.2.1").is(201).get("token");
            String bob = ask(guest(server), "192.0.2.1").is(201).get("token");
            int most = Limits.RequestKind.SAY.burst();
            int status = 404;
            for (int i = 0; i < most * 10 && status == 404; i++) {
                status = say(server, ada, "198.51.100." + i).status();
            }
            assertThat(status).isEqualTo(429);
            say(server, bob, "198.51.100.0").is(404);
        }
    }

    private static Client.Answer say(Server server, String token, String visitor) {
        HttpRequest.Builder message = Client.nobody(server.port())
                .with(token)
                .request("/api/games/none/messages")
                .POST(HttpRequest.BodyPublishers.ofString("{\"preset\":\"hello\"}"));
        return ask(message, visitor);
    }

    @Test
    void metrics_are_for_this_machine_and_not_for_whoever_comes_through_a_proxy() {
        try (Server server = behind(AddressRanges.LOOPBACK);
                Server plain = behind(AddressRanges.NONE)) {
            Client.nobody(server.port()).get("/metrics").is(200);
            for (Server each : new Server[] {server, plain}) {
                ask(Client.nobody(each.port()).request("/metrics"), "192.0.2.1").rejected(403, "not-here");
            }
        }
    }

    @Test
    void a_server_that_is_about_to_stop_answers_and_says_that_it_is_not_well() throws Exception {
        try (Server server = behind(AddressRanges.NONE)) {
            Client nobody = Client.nobody(server.port());
            nobody.get("/healthz").is(200);
            server.drain(Duration.ZERO);
            nobody.get("/healthz").rejected(503, "not-ready");
            nobody.get("/api/rulesets").is(200);
        }
    }

    @Test
    void two_files_are_enough_to_encrypt(@TempDir Path folder) throws Exception {
        KeyStore made = certificate(folder);
        HttpSettings encrypted = new HttpSettings(
                AddressRanges.NONE,
                AddressRanges.LOOPBACK,
                new CertificateFiles(folder.resolve("cert.pem"), folder.resolve("key.pem")));
        Settings settings = new Settings("127.0.0.1", 0, Store.folder(), null, true, Set.of(), encrypted);
        try (Server server = Server.start(settings);
                HttpClient http =
                        HttpClient.newBuilder().sslContext(trusting(made)).build()) {
            HttpRequest guest = HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + server.port() + "/api/guest"))
                    .POST(HttpRequest.BodyPublishers.noBody())
                    .build();
            HttpResponse<String> answer = http.send(guest, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(201);
            assertThat(answer.headers().firstValue("set-cookie").orElseThrow())
                    .startsWith("__Host-flagfall=")
                    .contains("; Secure");
        }
    }

    private static KeyStore certificate(Path folder) throws Exception {
        Path store = folder.resolve("made.p12");
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
        Files.writeString(
                folder.resolve("cert.pem"),
                pem("CERTIFICATE", made.getCertificate("it").getEncoded()));
        Files.writeString(
                folder.resolve("key.pem"),
                pem("PRIVATE KEY", made.getKey("it", PASSWORD).getEncoded()));
        return made;
    }

    private static String pem(String what, byte[] bytes) {
        return "-----BEGIN " + what + "-----\n"
                + Base64.getMimeEncoder().encodeToString(bytes)
                + "\n-----END " + what + "-----\n";
    }

    private static SSLContext trusting(KeyStore made) throws Exception {
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
