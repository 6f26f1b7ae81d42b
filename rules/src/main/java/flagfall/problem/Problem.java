package flagfall.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// One thing that is wrong with something a person wrote. Parameters are strings, whole numbers or lists of strings; a
/// long string is cut, for nobody needs to be told all of what they wrote.
public record Problem(ProblemCode code, Map<String, Object> parameters) {

    /// So much is repeated of what somebody wrote.
    public static final int LONGEST_ECHO = 100;

    public Problem {
        Map<String, Object> cut = new LinkedHashMap<>(parameters);
        cut.replaceAll((_, value) -> value instanceof String text ? cut(text) : value);
        parameters = Collections.unmodifiableMap(cut);
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_ECHO ? text : text.substring(0, LONGEST_ECHO - 1) + "…";
    }

    /// {@return the problem in English}
    public String message() {
        return code.template().message(parameters);
    }

    @Override
    public String toString() {
        return message();
    }
}
