package flagfall.server.store;

import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.rules.Rulesets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;

/// A store with one hot-seat game in it, in which nothing has happened yet.
public final class StoredHotSeat implements AutoCloseable {

    public static final Instant NOON = Instant.ofEpochSecond(1_800_000_000);
    public static final GameRow GAME = new GameRow(
            "game",
            Rulesets.TABLETOP,
            Side.RED,
            new Opponent.HotSeat(),
            "both",
            null,
            Visibility.BY_LINK,
            false,
            false,
            null,
            "secret",
            1,
            NOON);

    private final Database database;
    private final StoreWriter writer;
    private final GameStore games;

    public StoredHotSeat(Path folder) {
        database = Database.inFolder(folder);
        writer = new GroupCommit(database.forWriting());
        games = new GameStore(database.jdbi(), writer, (_, _, _) -> {});
        new GuestStore(writer).add(new GuestStore.GuestRow("both", "Both"), "hash", NOON);
        games.create(GAME, Map.of(Side.RED, "both", Side.BLUE, "both"));
    }

    public Database database() {
        return database;
    }

    public StoreWriter writer() {
        return writer;
    }

    public GameStore games() {
        return games;
    }

    @Override
    public void close() {
        writer.close();
        database.close();
    }
}
