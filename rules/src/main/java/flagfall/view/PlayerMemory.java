package flagfall.view;

import java.util.List;

/// What a player who forgets nothing knows: what they see now, and every move as it was told when it was made. Under
/// rules that hide pieces again after a battle, this is more than any view shows.
///
/// ```java
/// PlayerMemory memory = Veil.memory(game, new Viewer.Seat(Side.RED));
/// Move move = player.choose(memory, Budget.nodes(10_000));
/// ```
public record PlayerMemory(PlayerView view, List<ObservedMove> history) {
    public PlayerMemory {
        history = List.copyOf(history);
    }
}
