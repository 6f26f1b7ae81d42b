package flagfall.ai;

import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;

/// A computer player. It gets what it may know and a budget, never the game.
///
/// ```java
/// Player player = Level.of(5).player(seed);
/// Setup army = player.place(Rulesets.CLASSIC, Side.RED);
/// Move move = player.choose(memory, Budget.nodes(10_000));
/// ```
///
/// What it is asked in what order does not matter: each answer depends on the question and the player's seed alone.
public interface Player {

    /// {@return a legal setup}
    Setup place(Ruleset rules, Side side);

    /// {@return one of the moves that the view offers}
    ///
    /// @param memory of the side to move
    /// @throws IllegalArgumentException if the view offers no move
    Move choose(PlayerMemory memory, Budget budget);
}
