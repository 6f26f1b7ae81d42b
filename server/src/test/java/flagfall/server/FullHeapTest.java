package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server without memory would answer some and hang for others. It ends instead, and says why.
@Timeout(60)
class FullHeapTest {

    @Test
    void a_full_heap_ends_the_process_with_a_message() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@" + Path.of("..", "scripts", "java.options"),
                        "@" + Path.of("..", "scripts", "serve.options"),
                        "-Xmx16m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FullHeapTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(3);
        assertThat(said).contains("OutOfMemoryError");
    }

    /// Fills the heap on another thread, as a request would, while this one goes on.
    public static void main(String[] arguments) throws InterruptedException {
        Thread.ofVirtual().start(() -> {
            List<byte[]> kept = new ArrayList<>();
            while (kept.size() < Integer.MAX_VALUE) {
                kept.add(new byte[100_000]);
            }
        });
        Thread.currentThread().join();
    }
}
