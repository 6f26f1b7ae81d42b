package flagfall.walls.planted;

/// Has the name of something else.
final class Veil {

    private Veil() {}

    /// So has this.
    enum Ending {
        NONE
    }
}
