package flagfall.walls.planted;

import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import java.util.List;

/// Makes a memory beside the veil.
final class SecondDoor {

    private SecondDoor() {}

    static PlayerMemory forgetful(PlayerView view) {
        return new PlayerMemory(view, List.of());
    }
}
