package flagfall.server.edition;

import flagfall.protocol.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A text file on the class path.
public final class TextResource {

    private TextResource() {}

    static <T> T read(String name, Class<T> type) {
        return Wire.read(text(TextResource.class, name), type);
    }

    /// {@return the text of a file}
    ///
    /// @param neighbour a class in the same package as the file
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
