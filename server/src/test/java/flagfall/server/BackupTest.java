package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.store.Backup;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A copy that is made while people play has all that they were told, and can be put back.
@Timeout(60)
class BackupTest {

    private static Server at(Path folder) {
        return Server.start(new Settings("127.0.0.1", 0, folder, null, false));
    }

    @Test
    void what_was_acknowledged_before_a_backup_is_there_after_a_restore(@TempDir Path place) throws Exception {
        Path folder = Store.folder();
        Path copy = place.resolve("copy.db");
        GuestGame match;
        Person person;
        try (Server server = at(folder)) {
            match = GuestGame.begin(server.port(), Rulesets.BARRAGE, 1);
            person = Person.registered(server.port());
            match.playAny(new Random(1));
            Backup.save(folder, copy);
            match.playAny(new Random(2));
            assertThatThrownBy(() -> Backup.load(folder, copy))
                    .as("while a server runs")
                    .isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Backup.save(folder, copy)).isInstanceOf(FileAlreadyExistsException.class);
        }
        Path before = Backup.load(folder, copy).orElseThrow();
        assertThat(before).exists();
        try (Server server = at(folder)) {
            GuestGame again = match.at(server.port());
            assertThat(again.view(Side.BLUE).get("ply").asInt()).isEqualTo(1);
            again.playAny(new Random(3));
            person.signedIn(server.port()).get("/api/me").is(200);
        }
    }

    @Test
    void what_is_no_backup_changes_nothing(@TempDir Path place) throws Exception {
        Path folder = Store.folder();
        Path nonsense =
                Files.writeString(place.resolve("nonsense.db"), "no database at all, but long enough to be one");
        GuestGame match;
        try (Server server = at(folder)) {
            match = GuestGame.begin(server.port(), Rulesets.BARRAGE, 1);
        }
        assertThatThrownBy(() -> Backup.load(folder, nonsense)).isInstanceOf(IllegalArgumentException.class);
        try (Server server = at(folder)) {
            assertThat(match.at(server.port()).view(Side.RED).get("status").asText())
                    .isEqualTo("playing");
        }
    }
}
