package flagfall.ai;

import flagfall.view.PlayerMemory;

/// Tells what an engine thinks of a position.
public interface Analyst {

    /// {@return the move that the engine would choose, and how it came to that}
    Analysis analyse(PlayerMemory memory, Budget budget);

    /// {@return what the position is worth to the side to move, before anything is searched}
    Explanation explain(PlayerMemory memory);
}
