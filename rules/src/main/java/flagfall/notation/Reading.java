package flagfall.notation;

import java.util.List;

/// What came of reading a text: a value, or everything that is wrong with the text.
public sealed interface Reading<T> {

    record Read<T>(T value) implements Reading<T> {}

    record Refused<T>(List<String> faults) implements Reading<T> {
        public Refused {
            faults = List.copyOf(faults);
        }
    }

    /// {@return the value}
    /// @throws IllegalArgumentException if there is none, naming every fault
    default T orThrow() {
        return switch (this) {
            case Read<T>(T value) -> value;
            case Refused<T>(List<String> faults) -> throw new IllegalArgumentException(String.join("; ", faults));
        };
    }
}
