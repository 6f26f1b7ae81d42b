package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sessions and tokens for programs: each is ended by its own means, and its streams with it.
class SessionTest {

    @ParameterizedTest
    @EnumSource(Store.class)
    void signing_out_ends_this_session_and_no_other(Store store) {
        Person person = Person.registered(store.port());
        Client other = person.signedIn(store.port());
        Client.Answer answer = other.delete("/api/sessions/current").is(204);
        assertThat(answer.text()).isEmpty();
        other.get("/api/me").rejected(401, "bad-token");
        person.client().get("/api/me").is(200);
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void signing_out_elsewhere_ends_every_other_session_but_no_token_for_programs(Store store) {
        Person person = Person.registered(store.port());
        Client here = person.signedIn(store.port());
        Client program = here.with(
                here.post("/api/me/tokens", Map.of("label", "bot")).is(201).get("token"));
        here.delete("/api/sessions/others").is(204);
        person.client().get("/api/me").rejected(401, "bad-token");
        here.get("/api/me").is(200);
        program.get("/api/me").is(200);
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_guest_signs_out_too(Store store) {
        Client guest = Client.guest(store.port());
        guest.delete("/api/sessions/current").is(204);
        guest.get("/api/me").rejected(401, "bad-token");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_token_for_a_program_is_ended_by_its_own_deletion_only(Store store) {
        Person person = Person.registered(store.port());
        Client.Answer made =
                person.client().post("/api/me/tokens", Map.of("label", "bot")).is(201);
        Client program = person.client().with(made.get("token"));
        assertThat(program.get("/api/me").is(200).get("name")).isEqualTo(person.name());
        program.delete("/api/sessions/current").rejected(403, "no-session");
        program.post("/api/me/tokens", Map.of("label", "another")).rejected(403, "no-session");
        assertThat(person.client().get("/api/me/tokens").is(200).text())
                .isEqualTo("{\"tokens\":[{\"id\":\"" + made.get("id") + "\",\"label\":\"bot\"}]}");

        Person stranger = Person.registered(store.port());
        stranger.client().delete("/api/me/tokens/" + made.get("id")).rejected(404, "unknown-token");
        program.get("/api/me").is(200);
        person.client().delete("/api/me/tokens/" + made.get("id")).is(204);
        program.get("/api/me").rejected(401, "bad-token");
        person.client().delete("/api/me/tokens/" + made.get("id")).rejected(404, "unknown-token");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_guest_has_no_tokens_for_programs_and_nobody_has_many(Store store) {
        Client guest = Client.guest(store.port());
        guest.post("/api/me/tokens", Map.of("label", "bot")).rejected(403, "guest");
        guest.get("/api/me/tokens").rejected(403, "guest");
        Person person = Person.registered(store.port());
        person.client().post("/api/me/tokens", Map.of("label", "")).rejected(422, "bad-label");
        for (int token = 0; token < 50; token++) {
            person.client().post("/api/me/tokens", Map.of("label", "bot")).is(201);
        }
        person.client().post("/api/me/tokens", Map.of("label", "bot")).rejected(409, "too-many-kept");
        person.client().post("/api/me/tokens", Map.of("label", "a\u0007b")).rejected(422, "bad-label");
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    @Timeout(60)
    void the_streams_of_a_token_that_was_ended_end_and_hear_nothing_more(Store store) {
        GuestGame match = GuestGame.begin(store.port(), Rulesets.CLASSIC, 3);
        Person person = Person.registered(store.port(), match.red());
        Client other = person.signedIn(store.port());
        try (Client.Stream stream = other.stream(match.id(), 3)) {
            person.client().delete("/api/sessions/others").is(204);
            assertThat(stream.next()).isEmpty();
        }
    }

    @Test
    void a_session_expires() {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.ofEpochSecond(1_800_000_000));
        Server.Environment environment = new Server.Environment(RandomSource.secure(), now::get, GroupCommit::new);
        try (Server server = Server.start(Store.SQLITE.fresh(), environment)) {
            Person person = Person.registered(server.port());
            now.updateAndGet(it -> it.plus(Duration.ofDays(89)));
            person.client().get("/api/me").is(200);
            now.updateAndGet(it -> it.plus(Duration.ofDays(2)));
            person.client().get("/api/me").rejected(401, "bad-token");
            person.signedIn(server.port()).get("/api/me").is(200);
        }
    }
}
