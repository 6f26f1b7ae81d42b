package flagfall.testkit.witness.rule;

/// The answers to "how often may a piece go back and forth?".
public sealed interface WitnessTwoSquare {

    /// As often as it likes.
    record Off() implements WitnessTwoSquare {}

    /// Not between the same two squares in three turns running.
    record Shuttle() implements WitnessTwoSquare {}

    /// Not over the same boundary more than so many times in a row.
    record Boundary(int times) implements WitnessTwoSquare {
        public Boundary {
            if (times < 1 || times > LONGEST_RUN) {
                throw new IllegalArgumentException("a boundary may be crossed 1 to 99 times in a row, not " + times);
            }
        }
    }

    /// No law looks further back than this many of a player's moves.
    int LONGEST_RUN = 99;

    /// {@return the answer written as in a ruleset: `OFF`, `SHUTTLE` or `BOUNDARY_3`}
    static WitnessTwoSquare of(String text) {
        return switch (text) {
            case "OFF" -> new Off();
            case "SHUTTLE" -> new Shuttle();
            default -> {
                if (!text.matches("BOUNDARY_[1-9][0-9]?")) {
                    throw new IllegalArgumentException("no two-square law is called " + text);
                }
                yield new Boundary(Integer.parseInt(text.substring("BOUNDARY_".length())));
            }
        };
    }
}
