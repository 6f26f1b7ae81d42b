package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.server.schema.MessageValidator;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What the server really sends, and what it takes, held against the records.
class SamplesTest {

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
        assertThat(validator.unseen()).as("fields in no sample").isEmpty();
    }
}
