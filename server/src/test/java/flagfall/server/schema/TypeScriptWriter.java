package flagfall.server.schema;

import flagfall.problem.MessageTemplate;
import flagfall.server.schema.OpenApiFile.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Writes the page's types of all messages: the fields from the records, the comments from the OpenAPI file. The layout
/// is Prettier's, so that the page's own check has nothing to mend.
final class TypeScriptWriter {

    private static final int WIDTH = 120;

    /// Types that TypeScript can say better than a list of fields.
    private static final Map<String, String> BY_HAND = byHand();

    private final Map<String, Part> schemas;
    private final StringBuilder text = new StringBuilder();

    private TypeScriptWriter(OpenApiFile file) {
        this.schemas = file.schemas();
    }

    private static Map<String, String> byHand() {
        Map<String, String> types = new LinkedHashMap<>();
        List.of("Square", "Move", "SetupText", "BoardText", "Opponent")
                .forEach(name -> types.put(name, "export type " + name + " = string;\n"));
        types.put("SideChoice", "export type SideChoice = Side | 'random';\n");
        types.put("TwoSquare", "export type TwoSquare = 'OFF' | 'SHUTTLE' | `BOUNDARY_${number}`;\n");
        types.put("Army", "export type Army = Readonly<Partial<Record<Kind, number>>>;\n");
        types.put("CustomGround", "export type CustomGround = Partial<Ground>;\n");
        types.put("CustomRules", """
                export type CustomRules = { readonly base: string } & Partial<Omit<Rules, 'base' | 'board'>> & {
                    readonly board?: CustomGround;
                  };
                """);
        types.put("RulesetChoice", "export type RulesetChoice = string | CustomRules;\n");
        types.put("Params", "export type Params = Readonly<Record<string, string | number | readonly string[]>>;\n");
        types.put("Ratings", """
                export type Ratings = Readonly<
                  Record<string, { readonly rating: number; readonly deviation: number; readonly games: number }>
                >;
                """);
        return types;
    }

    static String write(Map<String, WireType> types, OpenApiFile file, Codes codes) {
        TypeScriptWriter writer = new TypeScriptWriter(file);
        writer.text.append("""
                /// The messages of the HTTP API. Written by MessagesTest in `server` from the records of the protocol: change those,
                /// then run `mvn -q -pl server -am test -Dtest='flagfall.server.schema.*Test,SamplesTest' -Dschema=write
                /// -Dsurefire.failIfNoSpecifiedTests=false`.
                """);
        BY_HAND.forEach((name, line) -> {
            writer.comment(name);
            writer.text.append(line);
        });
        types.forEach(writer::type);
        writer.parameters("ErrorParams", "The parameters of each error, by its code.", codes.errors());
        writer.parameters("ProblemParams", "The parameters of each flaw or fault, by its code.", codes.problems());
        return writer.text.toString();
    }

    private void type(String name, WireType type) {
        comment(name);
        switch (type) {
            case WireType.Words _ when name.equals("Kind") -> kinds();
            case WireType.Words(List<String> words) ->
                alias(name, words.stream().map(TypeScriptWriter::quoted).toList());
            case WireType.Union(List<String> members) -> alias(name, members);
            case WireType.Fields(List<WireField> fields) -> {
                text.append("export interface ").append(name).append(" {\n");
                fields.forEach(this::field);
                text.append("}\n");
            }
            default -> throw new IllegalStateException("no type of its own: " + type);
        }
    }

    // The page shows kinds in this order, so it is the order of the OpenAPI file.
    private void kinds() {
        text.append("export const KINDS = [\n");
        Part kinds = schemas.getOrDefault("Kind", new Part(""));
        kinds.at("enum")
                .texts()
                .forEach(kind -> text.append("  ").append(quoted(kind)).append(",\n"));
        text.append("] as const;\nexport type Kind = (typeof KINDS)[number];\n");
    }

    private void alias(String name, List<String> choices) {
        String words = String.join(" | ", choices) + ";";
        String start = "export type " + name + " =";
        if (start.length() + 1 + words.length() <= WIDTH) {
            text.append(start).append(' ').append(words);
        } else if (2 + words.length() <= WIDTH) {
            text.append(start).append("\n  ").append(words);
        } else {
            text.append(start)
                    .append("\n  | ")
                    .append(String.join("\n  | ", choices))
                    .append(';');
        }
        text.append('\n');
    }

    private void field(WireField field) {
        text.append("  readonly ")
                .append(field.name())
                .append(field.optional() ? "?: " : ": ")
                .append(type(field.type()))
                .append(field.nullable() ? " | null" : "")
                .append(";\n");
    }

    private static String type(WireType type) {
        return switch (type) {
            case WireType.Text() -> "string";
            case WireType.Whole(), WireType.Real() -> "number";
            case WireType.Truth() -> "boolean";
            case WireType.Word(String word) -> quoted(word);
            case WireType.Named(String name) -> name;
            case WireType.OffOrWhole() -> "'OFF' | number";
            case WireType.Words(List<String> words) ->
                words.stream().map(TypeScriptWriter::quoted).collect(Collectors.joining(" | "));
            case WireType.ListOf(WireType item) -> "readonly " + type(item) + "[]";
            case WireType.Fields _, WireType.Union _ -> throw new IllegalStateException("has a name: " + type);
        };
    }

    private void parameters(String name, String comment, Map<String, Map<String, MessageTemplate.Type>> codes) {
        text.append("\n/// ")
                .append(comment)
                .append("\nexport interface ")
                .append(name)
                .append(" {\n");
        codes.forEach((code, parameters) -> {
            String field = "  readonly " + (code.contains("-") ? quoted(code) : code) + ": ";
            String line = field + parameters(parameters, "{ ", "; ", " }") + ";";
            String lines = field + parameters(parameters, "{\n    ", ";\n    ", ";\n  }") + ";";
            text.append(line.length() <= WIDTH ? line : lines).append('\n');
        });
        text.append("}\n");
    }

    private static String parameters(
            Map<String, MessageTemplate.Type> parameters, String before, String between, String after) {
        return parameters.isEmpty()
                ? "Readonly<Record<string, never>>"
                : parameters.entrySet().stream()
                        .map(parameter -> "readonly " + parameter.getKey() + ": " + type(parameter.getValue()))
                        .collect(Collectors.joining(between, before, after));
    }

    private static String type(MessageTemplate.Type type) {
        return switch (type) {
            case STRING -> "string";
            case NUMBER -> "number";
            case LIST -> "readonly string[]";
        };
    }

    private void comment(String name) {
        text.append('\n');
        Part schema = schemas.get(name);
        if (schema != null && !schema.at("description").isEmpty()) {
            wrapped(schema.at("description").text())
                    .forEach(line -> text.append("/// ").append(line).append('\n'));
        }
    }

    private static List<String> wrapped(String description) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : description.strip().split("\\s+", -1)) {
            if (!line.isEmpty() && line.length() + word.length() + 5 > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static String quoted(String word) {
        return "'" + word + "'";
    }
}
