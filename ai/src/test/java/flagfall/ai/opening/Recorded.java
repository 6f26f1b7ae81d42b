package flagfall.ai.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/// A folder of setups that others played, packed text files with one on each line. Ours must not be among them.
record Recorded(Path folder) {

    /// {@return every setup in the folder, as it is written there}
    Set<String> texts() throws IOException {
        Set<String> texts = new HashSet<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.txt.gz")) {
            for (Path file : files) {
                try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                        new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
                    reader.lines().forEach(texts::add);
                }
            }
        }
        return texts;
    }
}
