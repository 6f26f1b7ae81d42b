package flagfall.app.arena.game;

/// The two players of a match, and the settings.
///
/// @param held who is held to the repetition laws; programs differ on them
public record Pairing(Contender a, Contender b, Held held, MatchSettings settings) {

    /// Who is held to the repetition laws.
    public record Held(boolean a, boolean b) {}

    boolean sharesArmies() {
        return settings.armies() == MatchSettings.Armies.SHARED
                && a instanceof Contender.Engine
                && b instanceof Contender.Engine;
    }
}
