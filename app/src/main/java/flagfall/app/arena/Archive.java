package flagfall.app.arena;

/// Where the games of a match are kept.
public interface Archive {

    /// Games are not kept.
    Archive NOWHERE = (_, _) -> {};

    /// Keeps a game.
    ///
    /// @param number of the game in its match, counted from zero
    void save(int number, PlayedGame game);
}
