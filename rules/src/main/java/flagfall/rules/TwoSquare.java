package flagfall.rules;

/// How long one piece may go back and forth.
public sealed interface TwoSquare {

    /// As long as it likes.
    record Off() implements TwoSquare {
        @Override
        public String toString() {
            return "OFF";
        }
    }

    /// Not between the same two squares in three turns running. A strike is never refused and breaks the run.
    record Shuttle() implements TwoSquare {
        @Override
        public String toString() {
            return "SHUTTLE";
        }
    }

    /// No boundary between two squares may be crossed more than so many times in a row.
    record Boundary(int crossings) implements TwoSquare {
        public Boundary {
            if (crossings < 1 || crossings > 99) {
                throw new IllegalArgumentException("BOUNDARY_n takes 1 to 99, not " + crossings);
            }
        }

        @Override
        public String toString() {
            return "BOUNDARY_" + crossings;
        }
    }

    /// {@return the law written `OFF`, `SHUTTLE` or `BOUNDARY_n`}
    /// @throws IllegalArgumentException if the text is none of them
    static TwoSquare of(String text) {
        if (text.matches("BOUNDARY_[1-9][0-9]?")) {
            return new Boundary(Integer.parseInt(text.substring("BOUNDARY_".length())));
        }
        return switch (text) {
            case "OFF" -> new Off();
            case "SHUTTLE" -> new Shuttle();
            default -> throw new IllegalArgumentException("no two-square law: " + text);
        };
    }
}
