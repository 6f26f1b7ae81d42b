package flagfall.app.arena.game;

/// The two players of a match, and the terms.
///
/// @param held who is held to the repetition laws; programs differ on them
public record Pairing(Contender a, Contender b, Held held, Terms terms) {

    /// Who is held to the repetition laws.
    public record Held(boolean a, boolean b) {}

    boolean sharesArmies() {
        return terms.armies() == Terms.Armies.SHARED && a instanceof Contender.Engine && b instanceof Contender.Engine;
    }
}
