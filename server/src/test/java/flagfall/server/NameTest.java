package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What people are called, and how they change it.
@Timeout(60)
@ParameterizedClass
@EnumSource(Store.class)
class NameTest {

    private final SettableTime time = new SettableTime();
    private final Server server;

    NameTest(Store store) {
        server = Server.start(store.fresh(), new Server.Environment(RandomSource.secure(), time, GroupCommit::new));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Client.Answer rename(Client who, String name) {
        return who.post("/api/me/name", Map.of("name", name));
    }

    private static String nameOf(Client who) {
        return who.get("/api/me").is(200).get("name");
    }

    @Test
    void a_guest_is_called_what_it_likes_and_whoever_is_at_its_table_hears_it() {
        GuestGame match = GuestGame.open(server.port(), "duel");
        try (Client.Stream heard = match.blue().stream(match.id(), 0)) {
            rename(match.red(), "Jürgen der Erste").is(204);
            List<JsonNode> told = new ArrayList<>();
            while (told.stream().noneMatch(event -> event.path("name").asText().equals("Jürgen der Erste"))) {
                told.add(heard.next().orElseThrow());
            }
            assertThat(told.getLast().get("type").asText()).isEqualTo("renamed");
            assertThat(told.getLast().get("side").asText()).isEqualTo("red");
            assertThat(told.getLast().has("offset")).isFalse();
        }
        assertThat(nameOf(match.red())).isEqualTo("Jürgen der Erste");
        assertThat(match.blue()
                        .get(match.path(""))
                        .body()
                        .get("red")
                        .get("name")
                        .asText())
                .isEqualTo("Jürgen der Erste");
        rename(match.red(), "Jo").is(204);
        assertThat(Client.nobody(server.port())
                        .get("/api/games?status=playing")
                        .body()
                        .findValuesAsText("name"))
                .contains("Jo");
        rename(Client.nobody(server.port()), "Jo").rejected(401, "no-token");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                " ada",
                "ada ",
                "a  b",
                "a\u0000b",
                "a\u202Eb",
                "аdа",
                "u\u0308ber",
                "<b>",
                "aaaaaaaaaaaaaaaaaaaaa"
            })
    void a_name_that_cannot_be_read_or_looks_like_another_is_refused(String name) {
        Client guest = Client.guest(server.port());
        String before = nameOf(guest);
        rename(guest, name).rejected(422, "bad-guest-name");
        assertThat(nameOf(guest)).isEqualTo(before);
    }

    @Test
    void a_guest_cannot_pass_for_somebody_with_an_account() {
        Person ada = Person.registered(server.port());
        Client guest = Client.guest(server.port());
        rename(guest, ada.name().toUpperCase(Locale.ROOT)).rejected(409, "name-taken");
        rename(guest, "Deleted").rejected(409, "name-taken");
    }

    @Test
    void an_account_changes_its_name_once_in_thirty_days_and_nobody_takes_the_old_one() {
        Person ada = Person.registered(server.port());
        Person bob = Person.registered(server.port());
        String fresh = Person.freshName();
        rename(ada.client(), bob.name()).rejected(409, "name-taken");
        rename(ada.client(), "two words").rejected(422, "bad-name");
        rename(ada.client(), fresh).is(204);
        rename(ada.client(), ada.name()).rejected(409, "renamed-lately");
        assertThat(ada.client().get("/api/players/" + fresh).is(200).get("name"))
                .isEqualTo(fresh);
        ada.client().get("/api/players/" + ada.name()).rejected(404, "unknown-player");
        rename(bob.client(), ada.name()).rejected(409, "name-taken");
        Client.nobody(server.port())
                .post("/api/accounts", Map.of("name", ada.name(), "password", "a long enough one"))
                .rejected(409, "name-taken");
        Client.nobody(server.port())
                .post("/api/sessions", Map.of("name", fresh, "password", ada.password()))
                .is(201);
        time.advance(Duration.ofDays(30));
        rename(ada.client(), ada.name()).is(204);
        assertThat(nameOf(ada.client())).isEqualTo(ada.name());
        ada.client().delete("/api/me", Map.of("password", ada.password())).is(204);
        rename(bob.client(), fresh).is(204);
    }
}
