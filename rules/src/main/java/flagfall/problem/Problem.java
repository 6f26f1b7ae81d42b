package flagfall.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// One thing that is wrong with something a person wrote. Parameters are strings, whole numbers or lists of strings.
public record Problem(ProblemCode code, Map<String, Object> parameters) {

    public Problem {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
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
