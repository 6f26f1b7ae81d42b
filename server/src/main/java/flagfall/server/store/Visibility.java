package flagfall.server.store;

/// Who finds a game without having been given its id.
public enum Visibility {
    /// It is offered to everyone while it waits for an opponent, and listed while it is played.
    LISTED,
    /// Whoever joins needs the link; it is listed once it is played.
    BY_LINK,
    /// It is never listed.
    PRIVATE
}
