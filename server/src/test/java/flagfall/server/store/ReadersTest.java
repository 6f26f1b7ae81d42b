package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// However many read, nobody's move waits for them.
@Timeout(60)
class ReadersTest {

    @Test
    void readers_who_hold_every_connection_hold_up_no_write(@TempDir Path folder) {
        List<Handle> readers = new ArrayList<>();
        try (Database database = Database.inFolder(folder);
                GroupCommit writer = new GroupCommit(database.forWriting())) {
            for (int reader = 0; reader < Database.READERS; reader++) {
                readers.add(database.jdbi().open());
            }
            int written = writer.write(handle -> handle.execute("insert into alive (server, at) values ('here', 0)"));
            assertThat(written).isEqualTo(1);
            readers.forEach(Handle::close);
        }
    }
}
