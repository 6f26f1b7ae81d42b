package flagfall.notation;

import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Just enough JSON to read a ruleset or the head of a weight file without a library: objects, lists, strings, whole
/// numbers. Values come out as `Map`, `List`, `String` and `Long`, and what no ruleset has a use for as [Useless].
public final class Json {

    /// Deeper than any ruleset goes; a text that nests deeper is refused before it can exhaust the stack.
    private static final int DEEPEST = 8;

    private static final String NUMBER = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?";

    /// A truth, a null, a fraction, or a number of more than nine digits, as it was written.
    record Useless(String word) {
        @Override
        public String toString() {
            return word;
        }
    }

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /// {@return what the text says}
    /// @throws IllegalArgumentException if the text is no such JSON, saying where
    public static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skip();
        if (json.at < text.length()) {
            throw json.fault("more than one value");
        }
        return value;
    }

    private Object value() {
        skip();
        if (at == text.length()) {
            throw fault("a value is missing");
        }
        char first = text.charAt(at);
        return switch (first) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            default -> scalar();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        enter();
        if (!found('}')) {
            do {
                skip();
                String key = string();
                expect(':');
                if (object.put(key, value()) != null) {
                    throw fault("\"" + key + "\" stands twice");
                }
            } while (found(','));
            expect('}');
        }
        depth--;
        return object;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        enter();
        if (!found(']')) {
            do {
                list.add(value());
            } while (found(','));
            expect(']');
        }
        depth--;
        return list;
    }

    private void enter() {
        if (++depth > DEEPEST) {
            throw fault("nested too deeply");
        }
        at++;
    }

    private String string() {
        if (at == text.length() || text.charAt(at) != '"') {
            throw fault("a string is missing");
        }
        int end = text.indexOf('"', at + 1);
        if (end < 0) {
            throw fault("a string does not end");
        }
        String string = text.substring(at + 1, end);
        if (string.indexOf('\\') >= 0) {
            throw fault("no escapes are needed here");
        }
        at = end + 1;
        return string;
    }

    private Object scalar() {
        int start = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        String word = text.substring(start, at);
        if (word.matches("-?(0|[1-9][0-9]{0,8})")) {
            return Long.valueOf(word);
        }
        if (word.matches("true|false|null|" + NUMBER)) {
            return new Useless(word);
        }
        at = start;
        throw fault("no value begins like this");
    }

    private boolean found(char wanted) {
        skip();
        boolean found = at < text.length() && text.charAt(at) == wanted;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char wanted) {
        if (!found(wanted)) {
            throw fault("'" + wanted + "' is missing");
        }
    }

    private void skip() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private Malformed fault(String what) {
        return new Malformed(TextProblem.NOT_JSON.with(at + 1, what));
    }

    /// The text is no such JSON.
    static final class Malformed extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        private final transient Problem problem;

        Malformed(Problem problem) {
            super(problem.message());
            this.problem = problem;
        }

        Problem problem() {
            return problem;
        }
    }
}
