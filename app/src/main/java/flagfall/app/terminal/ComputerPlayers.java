package flagfall.app.terminal;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.position.Move;
import flagfall.view.PlayerMemory;

/// The computer players of a terminal game: the opponent, and one to ask for advice.
public record ComputerPlayers(Level level, Player opponent, Budget budget, Player adviser) {

    String name() {
        return "Level " + level;
    }

    Move move(PlayerMemory memory) {
        return opponent.choose(memory, budget);
    }

    /// @param memory the person's own
    Move advice(PlayerMemory memory) {
        return adviser.choose(memory, budget);
    }
}
