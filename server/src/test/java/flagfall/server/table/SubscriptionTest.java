package flagfall.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Wire;
import flagfall.server.account.Accounts;
import flagfall.server.account.Blocks;
import flagfall.server.account.Caller;
import flagfall.server.account.RandomSource;
import flagfall.server.engine.EngineService;
import flagfall.server.feed.PersonalFeeds;
import flagfall.server.lobby.Challenges;
import flagfall.server.lobby.Lobby;
import flagfall.server.presence.Presence;
import flagfall.server.store.Database;
import flagfall.server.store.GameStore;
import flagfall.server.store.GroupCommit;
import flagfall.server.store.GuestStore;
import flagfall.server.store.Heartbeat;
import flagfall.server.store.StoreWriter;
import flagfall.server.store.list.GameLists;
import flagfall.server.store.list.PairingStore;
import flagfall.server.store.person.AccountStore;
import flagfall.server.store.person.BlockStore;
import flagfall.server.store.person.RatingStore;
import flagfall.server.store.person.TokenStore;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SubscriptionTest {

    private static final FromClient.NewGame OPEN =
            Wire.read("{\"ruleset\":\"classic\",\"opponent\":\"open\"}", FromClient.NewGame.class);

    @Test
    @Timeout(60)
    void a_listener_is_woken_when_somebody_takes_a_seat(@TempDir Path folder) throws Exception {
        try (Database database = Database.inFolder(folder);
                StoreWriter writer = new GroupCommit(database.forWriting());
                EngineService engines = new EngineService()) {
            GameStore games = new GameStore(database.jdbi(), writer, RatingStore::ended);
            Accounts accounts = new Accounts(
                    new GuestStore(writer),
                    new TokenStore(database.jdbi(), writer),
                    RandomSource.secure(),
                    InstantSource.system(),
                    false);
            GameLists lists = new GameLists(database.jdbi());
            PersonalFeeds feeds = new PersonalFeeds(lists);
            TableRegistry tables = new TableRegistry(
                    games,
                    new Heartbeat(database.jdbi(), writer, "here", database::freeBytes),
                    engines,
                    InstantSource.system(),
                    feeds,
                    new Presence(InstantSource.system(), Optional.empty()));
            AccountStore people = new AccountStore(database.jdbi(), writer);
            BlockStore blocks = new BlockStore(database.jdbi(), writer);
            Lobby lobby = new Lobby(
                    games,
                    lists,
                    new PairingStore(writer),
                    tables,
                    RandomSource.secure(),
                    InstantSource.system(),
                    feeds,
                    new Challenges(people, new Blocks(blocks, people, RandomSource.secure(), InstantSource.system())));
            Caller.Person host = accounts.newGuest().guest();
            Caller.Person friend = accounts.newGuest().guest();
            FromServer.Created game = lobby.open(OPEN, host);

            Subscription subscription = Subscription.at(tables.find(game.id()), host, 0);
            lobby.join(tables.find(game.id()), secret(game), friend);

            assertThat(subscription.listen(Duration.ofDays(1))).as("events").isEmpty();
            assertThat(ViewAssembler.view(tables.find(game.id()), host).status())
                    .hasToString("SETUP");
            tables.close();
        }
    }

    private static String secret(FromServer.Created game) {
        return String.valueOf(game.join()).split("#", 2)[1];
    }
}
