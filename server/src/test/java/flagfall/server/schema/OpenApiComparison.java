package flagfall.server.schema;

import flagfall.server.schema.OpenApiFile.Part;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Compares the schemas of the OpenAPI file with the types of the protocol, field by field.
final class OpenApiComparison {

    /// Schemas without a record behind them: texts in the notation of the game, and what a client may choose.
    static final Set<String> WRITTEN_BY_HAND = Set.of(
            "Square",
            "Move",
            "SetupText",
            "BoardText",
            "Opponent",
            "SideChoice",
            "TwoSquare",
            "Army",
            "CustomRules",
            "CustomGround",
            "RulesetChoice",
            "Params",
            "Ratings");

    private final Map<String, WireType> types;
    private final Map<String, Part> schemas;
    private final List<String> differences = new ArrayList<>();

    private OpenApiComparison(Map<String, WireType> types, OpenApiFile file) {
        this.types = types;
        this.schemas = file.schemas();
    }

    /// {@return a sentence for each difference}
    static List<String> differences(Map<String, WireType> types, OpenApiFile file) {
        OpenApiComparison comparison = new OpenApiComparison(types, file);
        comparison.compare();
        return comparison.differences;
    }

    private void compare() {
        Set<String> unknown = new TreeSet<>(schemas.keySet());
        unknown.removeAll(types.keySet());
        unknown.removeAll(WRITTEN_BY_HAND);
        unknown.forEach(name -> differences.add("the OpenAPI file has a schema " + name + " that no record has"));
        types.forEach((name, type) -> {
            if (schemas.containsKey(name)) {
                compare(name, type, schemas.get(name));
            } else {
                differences.add("the OpenAPI file lacks the schema " + name);
            }
        });
    }

    private void compare(String name, WireType type, Part schema) {
        switch (type) {
            case WireType.Fields(List<WireField> fields) -> compareFields(name, fields, schema);
            case WireType.Words(List<String> words) -> {
                if (!new HashSet<>(schema.at("enum").texts()).equals(new HashSet<>(words))) {
                    differences.add("the OpenAPI file has " + name + " as "
                            + schema.at("enum").texts() + ", the records as " + words);
                }
            }
            case WireType.Union(List<String> members) -> {
                List<String> references = schema.at("oneOf").items().stream()
                        .map(OpenApiComparison::reference)
                        .toList();
                if (!new HashSet<>(references).equals(new HashSet<>(members))) {
                    differences.add("the OpenAPI file has " + name + " as one of " + references + ", the records as "
                            + members);
                }
            }
            default -> throw new IllegalStateException("no type of its own: " + type);
        }
    }

    private void compareFields(String name, List<WireField> fields, Part schema) {
        Map<String, Part> described =
                new LinkedHashMap<>(schema.at("properties").entries());
        List<String> required = schema.at("required").texts();
        for (WireField field : fields) {
            String where = name + "." + field.name();
            Part property = described.remove(field.name());
            if (property == null) {
                differences.add("the OpenAPI file lacks the field " + where);
                continue;
            }
            String expected = expected(field);
            if (!written(property).equals(expected)) {
                differences.add(
                        "the OpenAPI file has " + where + " as " + written(property) + ", the record as " + expected);
            }
            if (required.contains(field.name()) == field.optional()) {
                differences.add("the OpenAPI file has " + where + (field.optional() ? " as required" : " as optional")
                        + ", the record does not");
            }
        }
        described
                .keySet()
                .forEach(field -> differences.add(
                        "the OpenAPI file has a field " + name + "." + field + " that the record lacks"));
    }

    private static String expected(WireField field) {
        String type = expected(field.type());
        return field.nullable() ? type + " or null" : type;
    }

    private static String expected(WireType type) {
        return switch (type) {
            case WireType.Text() -> "string";
            case WireType.Whole() -> "integer";
            case WireType.Real() -> "number";
            case WireType.Truth() -> "boolean";
            case WireType.Word(String word) -> "the word " + word;
            case WireType.Named(String name) -> name;
            case WireType.OffOrWhole() -> "one of the word OFF, integer";
            case WireType.Words(List<String> words) -> "one of " + words;
            case WireType.ListOf(WireType item) -> "list of " + expected(item);
            case WireType.Fields _, WireType.Union _ -> throw new IllegalStateException("has a name: " + type);
        };
    }

    /// {@return the type of a property, in the words of [#expected]}
    private static String written(Part property) {
        List<Part> choices = property.at("oneOf").items();
        if (!property.at("$ref").isEmpty()) {
            return reference(property);
        }
        if (!choices.isEmpty()) {
            List<String> all = choices.stream().map(OpenApiComparison::written).toList();
            return all.size() == 2 && all.get(1).equals("null")
                    ? all.getFirst() + " or null"
                    : "one of " + String.join(", ", all);
        }
        if (!property.at("const").isEmpty()) {
            return "the word " + property.at("const").text();
        }
        if (!property.at("enum").isEmpty()) {
            return "one of " + property.at("enum").texts();
        }
        List<String> several = property.at("type").texts();
        if (several.size() == 2 && several.get(1).equals("null")) {
            return several.getFirst() + " or null";
        }
        return property.at("type").text().equals("array")
                ? "list of " + written(property.at("items"))
                : property.at("type").text();
    }

    private static String reference(Part part) {
        String reference = part.at("$ref").text();
        return reference.substring(reference.lastIndexOf('/') + 1);
    }
}
