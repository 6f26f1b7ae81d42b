package flagfall.ai.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// A file of lines, in which `#` begins a remark.
public final class DataFile {

    private DataFile() {}

    /// {@return the lines that are no remarks}
    ///
    /// @param neighbour a class that the file lies beside
    public static List<String> lines(Class<?> neighbour, String name) {
        try (InputStream in = Objects.requireNonNull(neighbour.getResourceAsStream(name), name);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
