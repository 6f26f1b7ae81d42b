package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import flagfall.server.schema.CheckedInFile;
import flagfall.server.schema.MessageValidator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Sample messages for the page's tests: what the server really sends, and what it takes.
class SamplesTest {

    private static final String FOLDER = "web/src/wire/samples";
    /// What no message has yet: nobody is rated.
    private static final Set<String> NOBODY_HAS_YET = Set.of("PlayerInfo.rating");

    private static Map<String, JsonNode> samples = Map.of();

    @BeforeAll
    static void collect() {
        samples = SampleMessages.all();
    }

    @Test
    void every_message_is_what_its_record_says_and_every_field_occurs_in_one() {
        MessageValidator validator = new MessageValidator();
        samples.forEach((name, message) -> validator.check(name.substring(0, name.indexOf('.')), message));
        assertThat(validator.faults()).isEmpty();
        assertThat(validator.unseen()).as("fields in no sample").isSubsetOf(NOBODY_HAS_YET);
    }

    @Test
    void the_page_has_the_samples_of_today() throws IOException {
        for (Map.Entry<String, JsonNode> sample : samples.entrySet()) {
            CheckedInFile.compare(FOLDER + "/" + sample.getKey() + ".json", pretty(sample.getValue()));
        }
        assertThat(inFolder()).containsExactlyInAnyOrderElementsOf(samples.keySet());
    }

    private static List<String> inFolder() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(CheckedInFile.path(FOLDER))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".json", "");
                if (CheckedInFile.isWriting() && !samples.containsKey(name)) {
                    Files.delete(file);
                } else {
                    names.add(name);
                }
            }
        }
        return names;
    }

    private static String pretty(JsonNode message) throws IOException {
        Separators tight = Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.NONE);
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter(tight).withObjectIndenter(new DefaultIndenter("  ", "\n"));
        return new ObjectMapper().writer(printer).writeValueAsString(message) + "\n";
    }
}
