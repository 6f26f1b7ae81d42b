package flagfall.ai.review;

/// Why the engine prefers one move to another.
///
/// @param term a term of the evaluation, such as `material`, or [#LOOKAHEAD]
/// @param gain how much more of it the engine's move has; a marshal is about 4000
public record TermGain(String term, int gain) {

    /// What no term shows at once: it follows a few moves later.
    public static final String LOOKAHEAD = "lookahead";
}
