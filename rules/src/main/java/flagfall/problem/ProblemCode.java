package flagfall.problem;

import java.util.Locale;

/// One thing that can be wrong. Implemented by enums, whose names are the codes.
public interface ProblemCode {

    String name();

    /// {@return the English message and the parameters in it}
    MessageTemplate template();

    /// {@return the name programs use, such as `wrong-count`}
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return this problem with values for its parameters, in the order in which they stand in the message}
    default Problem with(Object... values) {
        return new Problem(this, template().parameters(values));
    }
}
