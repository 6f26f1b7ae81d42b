package flagfall.app.arena.game;

import flagfall.rules.Ruleset;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;

/// The settings of a match, for every game of it.
///
/// @param limit how long a program may think about a move before that is a fault
/// @param errors where programs' complaints go
public record MatchSettings(Ruleset rules, Armies armies, Duration limit, Caps caps, Redirect errors) {

    /// Whose setups are played in a pair of games between our own players. Programs always bring their own.
    public enum Armies {
        /// Each side of the board has one setup, and the players change sides.
        SHARED,
        /// Each player keeps its setup and changes colour with it.
        OWN
    }

    /// A match has to end, whatever the rules say: after so many plies in all, or so many without a strike, a game
    /// is a draw.
    public record Caps(int plies, int quiet) {

        public static final Caps USUAL = new Caps(2000, 200);
    }
}
