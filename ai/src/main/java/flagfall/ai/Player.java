package flagfall.ai;

import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerView;

/// A mind that plays: it gets a view and a budget, never the game.
///
/// ```java
/// Player player = Level.of(5).player(seed);
/// Setup army = player.place(Rulesets.CLASSIC, Side.RED);
/// Move move = player.choose(view, Budget.nodes(10_000));
/// ```
///
/// What it is asked in what order does not matter: each answer depends on the question and the player's seed alone.
public interface Player {

    /// {@return a legal setup}
    Setup place(Ruleset rules, Side side);

    /// {@return one of the view's moves}
    ///
    /// @param view of the side to move, its story as it was told move by move
    /// @throws IllegalArgumentException if the view offers no move
    Move choose(PlayerView view, Budget budget);
}
