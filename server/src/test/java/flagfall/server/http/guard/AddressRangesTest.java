package flagfall.server.http.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressRangesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "loopback | 127.0.0.1 | true",
                "loopback | ::1 | true",
                "loopback | 10.0.0.1 | false",
                "private | 172.31.255.255 | true",
                "private | 172.32.0.0 | false",
                "private | fd00::7 | true",
                "192.0.2.0/25 | 192.0.2.127 | true",
                "192.0.2.0/25 | 192.0.2.128 | false",
                "2001:db8::/33,192.0.2.9 | 2001:db8:7fff::1 | true",
                "2001:db8::/33,192.0.2.9 | 2001:db8:8000::1 | false",
                "2001:db8::/33,192.0.2.9 | 192.0.2.9 | true",
                "0.0.0.0/0 | ::1 | false",
                "loopback | localhost | false"
            })
    void an_address_is_in_a_network_or_not(String networks, String address, boolean inside) {
        assertThat(AddressRanges.read(networks).contains(address)).isEqualTo(inside);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "everyone", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "localhost"})
    void what_is_no_network_is_refused(String text) {
        assertThatThrownBy(() -> AddressRanges.read(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.7 | 203.0.113.7",
                "198.51.100.1, 203.0.113.7 | 203.0.113.7",
                "203.0.113.7, 10.0.0.2 | 203.0.113.7",
                "[2001:db8::1] | 2001:db8:0:0:0:0:0:1",
                "nonsense | 10.0.0.1",
                "203.0.113.7, nonsense | 10.0.0.1",
                "10.0.0.3 | 10.0.0.3"
            })
    void a_visitor_is_the_last_who_is_no_proxy_of_ours(String forwarded, String visitor) {
        InetSocketAddress direct = new InetSocketAddress(InetAddress.ofLiteral("10.0.0.1"), 5);
        Proxies proxies = new Proxies(AddressRanges.read("10.0.0.0/8"));
        assertThat(proxies.visitor(List.of(forwarded.split(", ")), direct)
                        .getAddress()
                        .getHostAddress())
                .isEqualTo(visitor);
    }

    @Test
    void nobody_is_in_no_network() {
        assertThat(AddressRanges.NONE.contains("127.0.0.1")).isFalse();
    }
}
