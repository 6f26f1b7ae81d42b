package flagfall.testkit.witness.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// As much of JSON as custom rules are written in: objects, lists, plain strings and whole numbers, without blanks.
final class WitnessJson {

    private final String text;
    private int next = 0;

    private WitnessJson(String text) {
        this.text = text;
    }

    /// {@return a `Map`, a `List`, a `String` or an `Integer`}
    static Object read(String text) {
        WitnessJson json = new WitnessJson(text);
        Object value = json.value();
        if (json.next != text.length()) {
            throw json.fault();
        }
        return value;
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> fields = new LinkedHashMap<>();
        take('{');
        while (peek() != '}') {
            String name = string();
            take(':');
            fields.put(name, value());
            separator('}');
        }
        take('}');
        return fields;
    }

    private List<Object> list() {
        List<Object> values = new ArrayList<>();
        take('[');
        while (peek() != ']') {
            values.add(value());
            separator(']');
        }
        take(']');
        return values;
    }

    private String string() {
        take('"');
        int start = next;
        while (peek() != '"') {
            next++;
        }
        take('"');
        return text.substring(start, next - 1);
    }

    private Integer number() {
        int start = next;
        while (next < text.length() && Character.isDigit(peek())) {
            next++;
        }
        if (next == start) {
            throw fault();
        }
        return Integer.valueOf(text.substring(start, next));
    }

    private void separator(char end) {
        if (peek() != end) {
            take(',');
        }
    }

    private void take(char wanted) {
        if (peek() != wanted) {
            throw fault();
        }
        next++;
    }

    private char peek() {
        if (next >= text.length()) {
            throw fault();
        }
        return text.charAt(next);
    }

    private IllegalArgumentException fault() {
        return new IllegalArgumentException("not understood at " + next + ": " + text);
    }
}
