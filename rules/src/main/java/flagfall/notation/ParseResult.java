package flagfall.notation;

import flagfall.problem.Problem;
import java.util.List;
import java.util.stream.Collectors;

/// What came of reading a text: a value, or everything that is wrong with the text.
public sealed interface ParseResult<T> {

    record Parsed<T>(T value) implements ParseResult<T> {}

    record Failed<T>(List<Problem> faults) implements ParseResult<T> {
        public Failed {
            faults = List.copyOf(faults);
        }

        /// {@return all faults in one line}
        public String message() {
            return faults.stream().map(Problem::message).collect(Collectors.joining("; "));
        }
    }

    /// {@return the value}
    /// @throws IllegalArgumentException if there is none, naming every fault
    default T orThrow() {
        return switch (this) {
            case Parsed<T>(T value) -> value;
            case Failed<T> failed -> throw new IllegalArgumentException(failed.message());
        };
    }
}
