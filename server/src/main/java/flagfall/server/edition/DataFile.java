package flagfall.server.edition;

import flagfall.protocol.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A file of texts that ships beside the code.
final class DataFile {

    private DataFile() {}

    static <T> T read(String name, Class<T> type) {
        try (InputStream in = DataFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("not shipped: " + name);
            }
            return Wire.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), type);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
