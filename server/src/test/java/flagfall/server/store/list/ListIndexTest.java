package flagfall.server.store.list;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.store.Database;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// However many games there are, a list reads only those it shows.
class ListIndexTest {

    @ParameterizedTest
    @EnumSource
    void a_list_is_one_query_on_an_index_in_the_order_of_the_list(ListQuery.ListedStatus shown, @TempDir Path folder) {
        String sql = GameLists.sql(new ListQuery(shown, null, null, null, null, null, null, 100))
                .replace(":limit", "101");
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
