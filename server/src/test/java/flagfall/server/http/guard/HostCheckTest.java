package flagfall.server.http.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostCheckTest {

    private final HostCheck hosts = new HostCheck(Set.of("play.example.org"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "localhost:8080",
                "127.0.0.1:8080",
                "[::1]:8080",
                "192.168.1.20",
                "kitchen",
                "kitchen.local",
                "kitchen.lan:80",
                "Play.Example.org",
                "play.example.org:443"
            })
    void names_at_home_and_our_own_are_answered(String host) {
        assertThat(hosts.isOurs(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:8080",
                "play.example.org.evil.example",
                "127.0.0.1.evil.example",
                "."
            })
    void names_that_anyone_can_own_are_not(String host) {
        assertThat(hosts.isOurs(host)).isFalse();
    }
}
