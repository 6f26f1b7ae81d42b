package flagfall.ai.network.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VectorModuleTest {

    @Test
    void java_as_the_program_starts_it_lends_its_vectors() throws Exception {
        assertThat(said("@" + Path.of("..", "scripts", "java.options"))).contains("VectorArithmetic");
    }

    @Test
    void java_as_anybody_starts_it_does_without() throws Exception {
        assertThat(said()).contains("PlainArithmetic");
    }

    /// {@return what a Java of its own says, started with these options}
    private static String said(String... options) throws IOException, InterruptedException, URISyntaxException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of(
                "-cp", place(Arithmetic.class) + File.pathSeparator + place(Teller.class), Teller.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /// Says which loops would be used.
    static final class Teller {
        private Teller() {}

        public static void main(String[] args) {
            System.out.println(Arithmetic.best().getClass().getSimpleName());
        }
    }
}
