package flagfall.server.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Holds real messages against the types of the protocol, and remembers which fields have been seen.
public final class MessageValidator {

    private final Map<String, WireType> types = ProtocolTypes.read();
    private final Set<String> seen = new HashSet<>();
    private final List<String> faults = new ArrayList<>();

    /// Checks one message of a named type.
    public void check(String name, JsonNode message) {
        check(name, new WireType.Named(name), message);
    }

    /// {@return a sentence for everything that does not fit}
    public List<String> faults() {
        return faults;
    }

    /// {@return fields that no message had yet}
    public Set<String> unseen() {
        Set<String> unseen = new TreeSet<>();
        types.forEach((name, type) -> {
            if (type instanceof WireType.Fields(List<WireField> fields)) {
                fields.forEach(field -> unseen.add(name + "." + field.name()));
            }
        });
        unseen.removeAll(seen);
        return unseen;
    }

    private void check(String where, WireType type, JsonNode value) {
        boolean fits = switch (type) {
            case WireType.Text() -> value.isTextual();
            case WireType.Whole() -> value.isIntegralNumber();
            case WireType.Real() -> value.isNumber();
            case WireType.Truth() -> value.isBoolean();
            case WireType.Word(String word) -> value.asText().equals(word);
            case WireType.Words(List<String> words) -> words.contains(value.asText());
            case WireType.OffOrWhole() ->
                value.isIntegralNumber() || value.asText().equals("OFF");
            case WireType.ListOf(WireType item) -> {
                value.forEach(each -> check(where + "[]", item, each));
                yield value.isArray();
            }
            case WireType.Named(String name) -> {
                if (types.containsKey(name)) {
                    checkNamed(name, types.get(name), value);
                }
                yield true;
            }
            case WireType.Fields _, WireType.Union _ -> throw new IllegalStateException("has a name: " + type);
        };
        if (!fits) {
            faults.add(where + " cannot be " + value);
        }
    }

    private void checkNamed(String name, WireType type, JsonNode value) {
        switch (type) {
            case WireType.Fields(List<WireField> fields) -> checkFields(name, fields, value);
            case WireType.Union(List<String> members) -> {
                List<String> fitting = members.stream()
                        .filter(member -> isOfType(member, value.path("type").asText()))
                        .toList();
                if (fitting.size() == 1) {
                    check(name, new WireType.Named(fitting.getFirst()), value);
                } else {
                    faults.add(name + " cannot be " + value);
                }
            }
            default -> check(name, type, value);
        }
    }

    private boolean isOfType(String member, String word) {
        return types.get(member) instanceof WireType.Fields(List<WireField> fields)
                && fields.getFirst().type().equals(new WireType.Word(word));
    }

    private void checkFields(String name, List<WireField> fields, JsonNode value) {
        Set<String> unknown = new TreeSet<>();
        value.fieldNames().forEachRemaining(unknown::add);
        for (WireField field : fields) {
            String where = name + "." + field.name();
            JsonNode held = value.get(field.name());
            unknown.remove(field.name());
            if (held == null) {
                if (!field.optional()) {
                    faults.add(where + " is missing");
                }
            } else if (held.isNull()) {
                if (!field.nullable()) {
                    faults.add(where + " is null");
                }
            } else {
                seen.add(where);
                check(where, field.type(), held);
            }
        }
        unknown.forEach(field -> faults.add(name + " has a field " + field + " that its record lacks"));
    }
}
