package flagfall.server.schema;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.PersonalEvent;
import flagfall.protocol.SchemaName;
import flagfall.protocol.Wire;
import flagfall.rules.Army;
import flagfall.rules.Clash;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.rules.TwoSquare;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the types of all messages off the records of the protocol.
final class ProtocolTypes {

    /// Types of the game that are one word or one text on the wire.
    private static final Map<Class<?>, String> OF_THE_GAME = Map.of(
            Rank.class, "Kind",
            Clash.class, "StrikeResult",
            Outcome.Reason.class, "Reason",
            Square.class, "Square",
            Move.class, "Move",
            TwoSquare.class, "TwoSquare",
            Board.class, "Ground",
            Army.class, "Army");

    private final Map<String, WireType> types = new LinkedHashMap<>();

    private ProtocolTypes() {}

    /// {@return every type by its name, in a fixed order: rulesets, what is sent to clients, what they send}
    static Map<String, WireType> read() {
        ProtocolTypes read = new ProtocolTypes();
        read.addRules();
        read.addFamily(FromServer.class);
        read.addFamily(FromClient.class);
        return read.types;
    }

    private void addRules() {
        List<WireField> rules = new ArrayList<>(List.of(
                WireField.optional("base", new WireType.Text()), WireField.optional("version", new WireType.Whole())));
        for (RecordComponent component : Ruleset.class.getRecordComponents()) {
            if (!component.getName().equals("id")) { // On the wire it is the base.
                rules.add(WireField.required(component.getName(), type(component.getGenericType())));
            }
        }
        types.put("Rules", new WireType.Fields(rules));
        types.put("Ground", fields(Board.class));
    }

    private void addFamily(Class<?> family) {
        if (family.isRecord()) {
            if (family.getRecordComponents().length > 0) {
                types.put(name(family), fields(family));
            }
            return;
        }
        Class<?>[] members = family.getPermittedSubclasses();
        Arrays.stream(members).forEach(this::addFamily);
        if (family == GameEvent.class || family == PersonalEvent.class) {
            types.put(
                    name(family),
                    new WireType.Union(
                            Arrays.stream(members).map(ProtocolTypes::name).toList()));
        }
    }

    private WireType.Fields fields(Class<?> record) {
        List<WireField> fields = new ArrayList<>();
        for (Class<?> family : List.of(GameEvent.class, PersonalEvent.class)) {
            if (family.isAssignableFrom(record)) {
                fields.add(WireField.required("type", new WireType.Word(eventType(family, record))));
            }
        }
        for (RecordComponent component : record.getRecordComponents()) {
            fields.add(field(record, component));
        }
        return new WireType.Fields(fields);
    }

    private static String eventType(Class<?> family, Class<?> record) {
        return Arrays.stream(family.getAnnotation(JsonSubTypes.class).value())
                .filter(type -> type.value() == record)
                .findFirst()
                .orElseThrow()
                .name();
    }

    private WireField field(Class<?> record, RecordComponent component) {
        boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        boolean request = FromClient.class.isAssignableFrom(record);
        boolean leftOut = record.isAnnotationPresent(JsonInclude.class) || isMarked(record, component);
        SchemaName named = component.getAnnotation(SchemaName.class);
        if (request && !nullable && !isRequired(record, component)) {
            throw new IllegalStateException(record + "." + component.getName() + " is neither required nor nullable");
        }
        return new WireField(
                nameOnTheWire(record, component),
                named == null ? type(component.getGenericType()) : new WireType.Named(named.value()),
                nullable && (request || leftOut),
                nullable && (request || !leftOut));
    }

    /// {@return the name of a field; `private` cannot be that of a record component}
    private static String nameOnTheWire(Class<?> record, RecordComponent component) {
        JsonProperty property = javaField(record, component).getAnnotation(JsonProperty.class);
        return property == null || property.value().isEmpty() ? component.getName() : property.value();
    }

    private static boolean isMarked(Class<?> record, RecordComponent component) {
        return javaField(record, component).isAnnotationPresent(JsonInclude.class);
    }

    private static boolean isRequired(Class<?> record, RecordComponent component) {
        JsonProperty own = javaField(record, component).getAnnotation(JsonProperty.class);
        return (own != null && own.required())
                || Arrays.stream(javaField(record, component).getAnnotations())
                        .anyMatch(mark -> mark.annotationType().isAnnotationPresent(JsonProperty.class));
    }

    private static AnnotatedElement javaField(Class<?> record, RecordComponent component) {
        try {
            return record.getDeclaredField(component.getName());
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private WireType type(Type type) {
        return switch (type) {
            case ParameterizedType list
            when isCollection(list) -> new WireType.ListOf(type(list.getActualTypeArguments()[0]));
            case Class<?> plain -> type(plain);
            default -> throw new IllegalStateException("no such type on the wire: " + type);
        };
    }

    private static boolean isCollection(ParameterizedType type) {
        return type.getRawType() instanceof Class<?> raw && Collection.class.isAssignableFrom(raw);
    }

    private WireType type(Class<?> plain) {
        if (plain == String.class) {
            return new WireType.Text();
        }
        if (List.of(int.class, long.class, Integer.class, Long.class).contains(plain)) {
            return new WireType.Whole();
        }
        if (plain == double.class || plain == Double.class) {
            return new WireType.Real();
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return new WireType.Truth();
        }
        if (plain == QuietLimit.class) {
            return new WireType.OffOrWhole();
        }
        if (plain.isEnum() && plain.getPackage() == Ruleset.class.getPackage() && plain != Clash.class) {
            return new WireType.Words(Arrays.stream(plain.getEnumConstants())
                    .map(Object::toString)
                    .toList());
        }
        if (plain.isEnum()) {
            types.putIfAbsent(name(plain), words(plain));
        }
        return new WireType.Named(name(plain));
    }

    private static WireType words(Class<?> plain) {
        return new WireType.Words(Arrays.stream(plain.getEnumConstants())
                .map(constant -> Wire.write(constant).replace("\"", ""))
                .toList());
    }

    private static String name(Class<?> type) {
        SchemaName named = type.getAnnotation(SchemaName.class);
        return named != null ? named.value() : OF_THE_GAME.getOrDefault(type, type.getSimpleName());
    }
}
