package flagfall.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.RulesetText;
import flagfall.protocol.Wire;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The OpenAPI file and the page's types have the fields of the records, no more and no fewer.
class MessagesTest {

    private static final Map<String, WireType> TYPES = ProtocolTypes.read();

    @Test
    void the_openapi_file_has_the_fields_of_the_records() {
        assertThat(OpenApiComparison.differences(TYPES, OpenApiFile.shipped())).isEmpty();
    }

    @Test
    void the_types_of_the_page_are_those_of_the_records() {
        String written = TypeScriptWriter.write(TYPES, OpenApiFile.shipped(), Codes.all());
        CheckedInFile.compare("web/src/wire/messages.ts", written);
    }

    @Test
    void a_ruleset_is_written_with_the_fields_it_is_described_with() {
        List<String> written = new ArrayList<>();
        Wire.read(RulesetText.write(Rulesets.CLASSIC), JsonNode.class)
                .fieldNames()
                .forEachRemaining(written::add);
        assertThat(TYPES.get("Rules"))
                .isInstanceOfSatisfying(
                        WireType.Fields.class,
                        rules -> assertThat(rules.fields())
                                .extracting(WireField::name)
                                .containsExactlyInAnyOrderElementsOf(written));
    }

    @Test
    void a_field_that_the_openapi_file_lacks_is_named() {
        assertThat(differencesAfter(
                        "        quiet: {type: integer, description:", "        still: {type: integer, description:"))
                .containsExactly(
                        "the OpenAPI file lacks the field View.quiet",
                        "the OpenAPI file has a field View.still that the record lacks");
    }

    @Test
    void a_field_of_another_type_is_named() {
        assertThat(differencesAfter("left: {type: integer}", "left: {type: string}"))
                .containsExactly("the OpenAPI file has NoticeEvent.left as string, the record as integer");
        assertThat(differencesAfter("join: {type: [string, 'null'],", "join: {type: string,"))
                .containsExactly("the OpenAPI file has Created.join as string, the record as string or null");
    }

    @Test
    void a_field_that_is_required_in_one_place_only_is_named() {
        assertThat(differencesAfter("required: [type, offset, left]", "required: [type, offset]"))
                .containsExactly("the OpenAPI file has NoticeEvent.left as optional, the record does not");
    }

    @Test
    void a_missing_word_is_named() {
        assertThat(differencesAfter("[waiting, setup, playing, over]", "[waiting, setup, playing]"))
                .containsExactly("the OpenAPI file has Status as [waiting, setup, playing], the records as"
                        + " [waiting, setup, playing, over]");
    }

    private static List<String> differencesAfter(String what, String instead) {
        assertThat(OpenApiFile.text()).contains(what);
        return OpenApiComparison.differences(
                TYPES, new OpenApiFile(OpenApiFile.text().replace(what, instead)));
    }
}
