package flagfall.server.store.shared;

import java.util.Optional;

/// Other servers that may write to the same database.
public interface OtherServers extends AutoCloseable {

    /// There are none, so what is in memory is true.
    OtherServers NONE = new OtherServers() {
        @Override
        public boolean mayWrite() {
            return false;
        }

        @Override
        public Optional<GameVersion> version(String game) {
            throw new IllegalStateException("nobody else writes");
        }

        @Override
        public void tell(GamesInMemory games) {
            // There is nothing to tell.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };

    /// {@return whether what is in memory may be out of date}
    boolean mayWrite();

    /// {@return how far a game is now; nothing if there is none}
    Optional<GameVersion> version(String game);

    /// From now on, tells these games what is written.
    void tell(GamesInMemory games);

    @Override
    void close();
}
