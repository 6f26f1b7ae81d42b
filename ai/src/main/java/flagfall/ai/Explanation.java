package flagfall.ai;

import java.util.List;

/// The value of a position, term by term. A marshal is about 4000.
public record Explanation(List<Part> parts) {

    public Explanation {
        parts = List.copyOf(parts);
    }

    /// One term, and what each side has of it.
    ///
    /// @param ours what the side to move has
    public record Part(String term, int ours, int theirs) {}

    /// {@return the value for the side to move}
    public int value() {
        return parts.stream().mapToInt(part -> part.ours - part.theirs).sum();
    }
}
