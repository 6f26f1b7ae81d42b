package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// However many read, nobody's move waits for them, and what they read costs little.
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

    @ParameterizedTest
    @EnumSource
    void a_list_is_one_query_on_an_index_in_the_order_of_the_list(ListQuery.ListedStatus shown, @TempDir Path folder) {
        String sql = GameLists.sql(new ListQuery(shown, null, null, null, 100)).replace(":limit", "101");
        try (Database database = Database.inFolder(folder)) {
            String plan = database.jdbi()
                    .withHandle(handle -> String.join(
                            "\n",
                            handle.createQuery("explain query plan " + sql)
                                    .map((row, context) -> row.getString("detail"))
                                    .list()));
            assertThat(plan.toLowerCase(Locale.ROOT))
                    .contains("using index game_")
                    .doesNotContain("temp b-tree", "scan game");
        }
    }
}
