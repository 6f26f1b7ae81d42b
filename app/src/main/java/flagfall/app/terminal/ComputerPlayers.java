package flagfall.app.terminal;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.position.Move;
import flagfall.view.PlayerView;

/// Whoever answers a person: the one who plays against them, and one to ask for advice.
public record ComputerPlayers(Level level, Player opponent, Budget budget, Player adviser) {

    String name() {
        return "Level " + level;
    }

    Move move(PlayerView view) {
        return opponent.choose(view, budget);
    }

    /// @param view the person's own
    Move advice(PlayerView view) {
        return adviser.choose(view, budget);
    }
}
