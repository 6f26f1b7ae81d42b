package flagfall.notation;

import java.util.List;

/// What came of reading a text: a value, or everything that is wrong with the text.
public sealed interface ParseResult<T> {

    record Parsed<T>(T value) implements ParseResult<T> {}

    record Failed<T>(List<String> faults) implements ParseResult<T> {
        public Failed {
            faults = List.copyOf(faults);
        }
    }

    /// {@return the value}
    /// @throws IllegalArgumentException if there is none, naming every fault
    default T orThrow() {
        return switch (this) {
            case Parsed<T>(T value) -> value;
            case Failed<T>(List<String> faults) -> throw new IllegalArgumentException(String.join("; ", faults));
        };
    }
}
