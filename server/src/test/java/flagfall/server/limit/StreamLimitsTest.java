package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.server.error.ApiException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StreamLimitsTest {

    private final StreamLimits limits = StreamLimits.on(5_000);

    /// Opens as many as there may be, is refused one more, and gets in when one has left.
    private static void fills(int most, IntFunction<StreamLimits.Permit> enter) {
        List<StreamLimits.Permit> places = new ArrayList<>();
        for (int count = 0; count < most; count++) {
            places.add(enter.apply(count));
        }
        assertThatThrownBy(() -> enter.apply(most)).isInstanceOf(ApiException.class);
        places.getFirst().close();
        places.add(enter.apply(most));
    }

    @Test
    void an_address_has_so_many_streams() {
        fills(StreamLimits.OF_AN_ADDRESS, count -> limits.enter("here", "guest" + count, "game" + count));
        limits.enter("there", "guest", "game");
    }

    @Test
    void a_guest_has_so_many_streams() {
        fills(StreamLimits.OF_A_GUEST, count -> limits.enter("address" + count, "me", "game" + count));
        limits.enter("address", "you", "game");
    }

    @Test
    void a_game_has_so_many_streams() {
        fills(StreamLimits.OF_A_GAME, count -> limits.enter("address" + count, "", "famous"));
        limits.enter("address", "", "other");
    }

    @Test
    void a_server_has_so_many_streams_as_its_heap_and_its_files_allow() {
        fills(5_000, count -> limits.enter("address" + count, "", "game" + count));
        assertThat(StreamLimits.inAll(1L << 30, 1_000_000)).isEqualTo(32 * 1024);
        assertThat(StreamLimits.inAll(1L << 40, 1_200)).isEqualTo(800);
    }

    @ParameterizedTest
    @ValueSource(longs = {256, 1024, 20_000, 1_000_000})
    void however_many_listen_there_are_connections_left_for_moves(long files) {
        int streams = StreamLimits.inAll(1L << 40, files);
        assertThat(Connections.inAll(files)).isBetween(streams + streams / 4, (int) files - (int) files / 10);
    }

    @Test
    void whoever_may_open_any_address_of_a_network_counts_once() {
        assertThat(ClientAddress.of("2001:db8:1:2:aaaa::1")).isEqualTo(ClientAddress.of("2001:db8:1:2:ffff::9"));
        assertThat(ClientAddress.of("2001:db8:1:3::1")).isNotEqualTo(ClientAddress.of("2001:db8:1:2::1"));
        assertThat(ClientAddress.of("::ffff:10.0.0.1")).isEqualTo("10.0.0.1");
        assertThat(ClientAddress.of("10.0.0.2")).isEqualTo("10.0.0.2");
    }
}
