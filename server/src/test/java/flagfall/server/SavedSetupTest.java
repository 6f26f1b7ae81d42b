package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Setups that are kept for later.
class SavedSetupTest {

    private static final String SETUP = "MG......../SS......../IY......../FB........";
    private static final String OTHER = "GM......../SS......../IY......../FB........";

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_setup_is_kept_under_its_name_replaced_and_removed(Store store) {
        Client client = Person.registered(store.port()).client();
        client.put("/api/me/setups/my%20corner%20%C3%A9", Map.of("ruleset", "barrage", "setup", OTHER))
                .is(204);
        client.put("/api/me/setups/my%20corner%20%C3%A9", Map.of("ruleset", "barrage", "setup", SETUP))
                .is(204);
        assertThat(client.get("/api/me/setups").is(200).text())
                .isEqualTo("{\"setups\":[{\"name\":\"my corner é\",\"ruleset\":\"barrage\",\"setup\":\"" + SETUP
                        + "\"}]}");
        assertThat(client.get("/api/me/export").is(200).text()).contains(SETUP);
        client.delete("/api/me/setups/my%20corner%20%C3%A9").is(204);
        client.delete("/api/me/setups/my%20corner%20%C3%A9").rejected(404, "unknown-setup");
        assertThat(client.get("/api/me/setups").is(200).body().get("setups")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void nobody_sees_anothers_setups(Store store) {
        Client client = Client.guest(store.port());
        client.put("/api/me/setups/secret", Map.of("ruleset", "barrage", "setup", SETUP))
                .is(204);
        assertThat(Client.guest(store.port()).get("/api/me/setups").is(200).text())
                .isEqualTo("{\"setups\":[]}");
        Client.nobody(store.port()).get("/api/me/setups").rejected(401, "no-token");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void what_cannot_be_played_is_not_kept(Store store) {
        Client client = Client.guest(store.port());
        client.put("/api/me/setups/a", Map.of("ruleset", "barrage", "setup", "MM"))
                .rejected(422, "bad-setup");
        client.put("/api/me/setups/a", Map.of("ruleset", "none", "setup", SETUP))
                .rejected(422, "bad-ruleset");
        client.put("/api/me/setups/" + "a".repeat(41), Map.of("ruleset", "barrage", "setup", SETUP))
                .rejected(422, "bad-label");
        client.put("/api/me/setups/%07", Map.of("ruleset", "barrage", "setup", SETUP))
                .rejected(422, "bad-label");
        client.put("/api/me/setups/" + "a".repeat(40), Map.of("ruleset", "barrage", "setup", SETUP))
                .is(204);
        for (int more = 1; more < 200; more++) {
            client.put("/api/me/setups/" + more, Map.of("ruleset", "barrage", "setup", SETUP))
                    .is(204);
        }
        client.put("/api/me/setups/200", Map.of("ruleset", "barrage", "setup", SETUP))
                .rejected(409, "too-many-kept");
        client.put("/api/me/setups/199", Map.of("ruleset", "barrage", "setup", OTHER))
                .is(204);
    }
}
