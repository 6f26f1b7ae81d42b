package flagfall.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import flagfall.board.Square;
import flagfall.notation.RulesetText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.problem.Problem;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/// Reads and writes messages as JSON. Reading is strict: a number is no string, no field may occur twice, and nothing
/// may follow.
public final class Wire {

    private static final ObjectMapper JSON = strict().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addModule(words())
            .build();

    private Wire() {}

    /// A mapper for which 7 is no text and true no number.
    private static JsonMapper.Builder strict() {
        return JsonMapper.builder(withSharedBuffers()).withCoercionConfig(LogicalType.Textual, config -> {
            config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
            config.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
            config.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
        });
    }

    // Otherwise each thread keeps buffers of its own, and a server has a thread for each of its thousands of streams.
    private static JsonFactory withSharedBuffers() {
        return JsonFactory.builder()
                .recyclerPool(JsonRecyclerPools.sharedBoundedPool())
                .build();
    }

    /// {@return the message in this text; no text at all is an empty object}
    /// @throws MalformedMessage if there is none
    public static <T> T read(String text, Class<T> type) {
        try {
            T message = JSON.readValue(text.isBlank() ? "{}" : text, type);
            if (message == null) {
                throw new MalformedMessage(RequestProblem.NOT_AN_OBJECT.with());
            }
            return message;
        } catch (MismatchedInputException mismatch) {
            throw new MalformedMessage(problem(mismatch));
        } catch (InputCoercionException tooLarge) {
            throw new MalformedMessage(outOfRange(tooLarge));
        } catch (JsonProcessingException notJson) {
            throw new MalformedMessage(
                    notJson.getCause() instanceof InputCoercionException tooLarge
                            ? outOfRange(tooLarge)
                            : RequestProblem.BODY_NOT_JSON.with());
        }
    }

    private static Problem problem(MismatchedInputException mismatch) {
        String field = mismatch.getPath().stream()
                .map(JsonMappingException.Reference::getFieldName)
                .filter(name -> name != null)
                .reduce((outer, inner) -> outer + "." + inner)
                .orElse("");
        return field.isEmpty() ? RequestProblem.NOT_AN_OBJECT.with() : RequestProblem.WRONG_FIELD.with(field);
    }

    private static Problem outOfRange(InputCoercionException tooLarge) {
        boolean small = tooLarge.getTargetType() == int.class || tooLarge.getTargetType() == Integer.class;
        return RequestProblem.NUMBER_RANGE.with(
                small ? Integer.MIN_VALUE : Long.MIN_VALUE, small ? Integer.MAX_VALUE : Long.MAX_VALUE);
    }

    public static String write(Object message) {
        try {
            return JSON.writeValueAsString(message);
        } catch (JsonProcessingException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /// {@return a ruleset by its id where it has one, else with every field}
    public static JsonNode ruleset(Ruleset rules) {
        return Rulesets.named(rules.id()).filter(rules::equals).isPresent()
                ? TextNode.valueOf(rules.id())
                : rulesetInFull(rules);
    }

    /// {@return a ruleset with every field}
    public static JsonNode rulesetInFull(Ruleset rules) {
        return read(RulesetText.write(rules), JsonNode.class);
    }

    /// {@return the text that [RulesetText#read] takes: an id as it is, anything else as JSON}
    public static String rulesetText(JsonNode ruleset) {
        return ruleset.isTextual() ? ruleset.textValue() : ruleset.toString();
    }

    private static SimpleModule words() {
        SimpleModule words = new SimpleModule("flagfall");
        words.addDeserializer(Side.class, new SideReader());
        write(words, Side.class, Side::word);
        write(words, Rank.class, Rank::word);
        write(words, Clash.class, Clash::word);
        write(words, Outcome.Reason.class, Outcome.Reason::word);
        write(words, Square.class, Square::toString);
        write(words, Move.class, Move::toString);
        return words;
    }

    private static <T> void write(SimpleModule words, Class<T> type, Function<T, String> word) {
        words.addSerializer(type, new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializerProvider context) throws IOException {
                out.writeString(word.apply(value));
            }
        });
    }

    private static final class SideReader extends JsonDeserializer<Side> {
        @Override
        public Side deserialize(JsonParser in, DeserializationContext context) throws IOException {
            String word = in.getValueAsString("");
            Optional<Side> side = Arrays.stream(Side.values())
                    .filter(each -> each.word().equals(word))
                    .findFirst();
            return side.orElseThrow(() -> MismatchedInputException.from(in, Side.class, "a side is red or blue"));
        }
    }
}
