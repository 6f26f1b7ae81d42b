package flagfall.server.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/// One file of the page, plain and compressed.
final class PageFile {

    /// A file with a hash in its name never changes.
    private static final Pattern HASHED = Pattern.compile(".*[.-][A-Z0-9]{8}\\.[a-z0-9]+");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("yaml", "application/yaml; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
            Map.entry("svg", "image/svg+xml; charset=utf-8"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final byte[] plain;
    private final byte[] compressed;
    private final String type;
    private final String tag;
    private final boolean hashed;

    PageFile(String name, byte[] plain) throws IOException {
        this.plain = plain;
        this.compressed = compressed(plain);
        this.type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        this.tag = tag(plain);
        this.hashed = HASHED.matcher(name).matches();
    }

    void send(Context request) {
        request.header("ETag", tag);
        request.header("Vary", "Accept-Encoding");
        boolean stays = hashed || isThisVersion(request);
        request.header("Cache-Control", stays ? "public, max-age=31536000, immutable" : "no-cache");
        if (tag.equals(request.header("If-None-Match"))) {
            request.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        request.contentType(type);
        String accepted = request.header("Accept-Encoding");
        boolean compress = accepted != null && accepted.contains("gzip") && compressed.length < plain.length;
        if (compress) {
            request.header("Content-Encoding", "gzip");
        }
        request.result(compress ? compressed : plain);
    }

    /// The page asks for its files by version, so that a browser keeps them until there is another.
    private boolean isThisVersion(Context request) {
        return version().equals(request.queryParam("v"));
    }

    String text() {
        return new String(plain, StandardCharsets.UTF_8);
    }

    /// {@return a hash of what is in it}
    String version() {
        return tag.substring(1, tag.length() - 1);
    }

    private static byte[] compressed(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(plain);
        }
        return bytes.toByteArray();
    }

    private static String tag(byte[] plain) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(plain);
            return "\"" + HexFormat.of().formatHex(hash, 0, 8) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
