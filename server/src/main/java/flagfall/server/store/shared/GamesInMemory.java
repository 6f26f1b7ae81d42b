package flagfall.server.store.shared;

import java.util.Collection;

/// The games that a server has in memory, which must learn what other servers write.
public interface GamesInMemory {

    /// {@return the games that somebody waits for news of}
    Collection<String> watched();

    /// The log of a game has at least so many entries.
    void hasEntries(String game, int slots);

    /// A seat of a game has been taken.
    void hasSeats(String game);

    /// Somebody who plays a game is called something else.
    void hasNames(String game);

    /// A game is just this far.
    void isAt(GameVersion stored);

    /// A game has been taken back.
    void isGone(String game);
}
