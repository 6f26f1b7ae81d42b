package flagfall.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An English message with parameters in braces: `{name}` is a string, `{name:number}` a whole number, `{name:list}` a
/// list of strings.
public final class MessageTemplate {

    private static final Pattern PARAMETER = Pattern.compile("\\{([a-zA-Z]+)(?::(number|list))?}");

    private final String text;
    private final Map<String, Type> types = new LinkedHashMap<>();

    /// What a parameter holds.
    public enum Type {
        STRING(String.class),
        NUMBER(Number.class),
        LIST(List.class);

        private final Class<?> holds;

        Type(Class<?> holds) {
            this.holds = holds;
        }
    }

    public MessageTemplate(String text) {
        this.text = text;
        PARAMETER.matcher(text).results().forEach(found -> types.put(found.group(1), type(found)));
    }

    private static Type type(MatchResult found) {
        return switch (found.group(2)) {
            case "number" -> Type.NUMBER;
            case "list" -> Type.LIST;
            case null, default -> Type.STRING;
        };
    }

    /// {@return the parameters, in the order in which they stand in the message}
    public Map<String, Type> types() {
        return Collections.unmodifiableMap(types);
    }

    Map<String, Object> parameters(Object... values) {
        if (values.length != types.size()) {
            throw new IllegalArgumentException(values.length + " values for \"" + text + "\"");
        }
        Map<String, Object> parameters = new LinkedHashMap<>();
        types.forEach((name, type) -> {
            Object value = values[parameters.size()];
            if (!type.holds.isInstance(value)) {
                throw new IllegalArgumentException(name + " cannot be " + value + " in \"" + text + "\"");
            }
            parameters.put(name, value);
        });
        return parameters;
    }

    String message(Map<String, Object> parameters) {
        return PARAMETER
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(String.valueOf(parameters.get(found.group(1)))));
    }

    /// {@return the message with its parameters in braces}
    @Override
    public String toString() {
        return text;
    }
}
