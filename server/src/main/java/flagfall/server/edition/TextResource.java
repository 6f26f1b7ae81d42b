package flagfall.server.edition;

import flagfall.protocol.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A file of texts that ships beside the code.
public final class TextResource {

    private TextResource() {}

    static <T> T read(String name, Class<T> type) {
        return Wire.read(text(TextResource.class, name), type);
    }

    /// {@return all that a file says}
    ///
    /// @param neighbour a class that the file lies beside
    public static String text(Class<?> neighbour, String name) {
        try (InputStream in = neighbour.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("not shipped: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
