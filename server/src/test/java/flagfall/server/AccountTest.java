package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Registering, signing in, and leaving, on both databases.
class AccountTest {

    private static final String PASSWORD = "one two three four";

    private static Map<String, String> login(String name, String password) {
        return Map.of("name", name, "password", password);
    }

    @Nested
    class Registering {

        @ParameterizedTest
        @EnumSource(Store.class)
        void gives_a_token_and_a_name(Store store) {
            Client nobody = Client.nobody(store.port());
            String name = Person.freshName();
            Client.Answer answer =
                    nobody.post("/api/accounts", login(name, PASSWORD)).is(201);
            assertThat(answer.get("name")).isEqualTo(name);
            assertThat(answer.header("Set-Cookie")).contains("HttpOnly");
            JsonNode me =
                    nobody.with(answer.get("token")).get("/api/me").is(200).body();
            assertThat(me.toString())
                    .isEqualTo("{\"name\":\"" + name + "\",\"guest\":false,\"bot\":false,\"ratings\":{}}");
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void takes_the_guests_games_seats_and_setups_along_and_ends_its_token(Store store) {
            GuestGame match = GuestGame.begin(store.port(), Rulesets.CLASSIC, 1);
            Client guest = match.red();
            guest.put(
                            "/api/me/setups/mine",
                            Map.of("ruleset", "barrage", "setup", "MG......../SS......../IY......../FB........"))
                    .is(204);
            Client account = Person.registered(store.port(), guest).client();

            guest.get("/api/me").rejected(401, "bad-token");
            JsonNode view = account.get(match.path("")).is(200).body();
            assertThat(view.get("you").asText()).isEqualTo("red");
            String move = view.get("moves").get(0).asText();
            account.post(match.path("/moves"), Map.of("ply", 0, "move", move)).is(200);
            assertThat(account.get("/api/games?mine=1").is(200).text()).contains(match.id());
            assertThat(account.get("/api/me/setups").is(200).body().get("setups"))
                    .hasSize(1);
            assertThat(account.get("/api/me/export").is(200).body().get("games").toString())
                    .contains(match.id());
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void refuses_a_name_that_is_taken_whatever_the_case(Store store) {
            Client nobody = Client.nobody(store.port());
            String name = Person.registered(store.port()).name();
            Client guest = Client.guest(store.port());
            for (String same : List.of(name, name.toUpperCase(Locale.ROOT), name.toLowerCase(Locale.ROOT), "Deleted")) {
                nobody.post("/api/accounts", login(same, PASSWORD)).rejected(409, "name-taken");
                guest.post("/api/accounts", login(same, PASSWORD)).rejected(409, "name-taken");
            }
            guest.get("/api/me").is(200);
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void gives_a_name_to_one_of_two_who_ask_at_once(Store store) {
            Client nobody = Client.nobody(store.port());
            String name = Person.freshName();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<CompletableFuture<Integer>> answers = java.util.stream.Stream.generate(() ->
                                CompletableFuture.supplyAsync(
                                        () -> nobody.post("/api/accounts", login(name, PASSWORD))
                                                .status(),
                                        threads))
                        .limit(4)
                        .toList();
                assertThat(answers.stream().map(CompletableFuture::join)).containsExactlyInAnyOrder(201, 409, 409, 409);
            }
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void refuses_names_and_passwords_that_are_no_good(Store store) {
            Client nobody = Client.nobody(store.port());
            for (String name :
                    List.of("ab", "a".repeat(21), "two words", "Zoë", "semi;colon", "", "new\nline", "abc\n")) {
                nobody.post("/api/accounts", login(name, PASSWORD)).rejected(422, "bad-name");
            }
            for (String password : List.of("short pas", "Some-Name-10", "some-name-10", "1234567890", "Password123")) {
                nobody.post("/api/accounts", login("Some-Name-10", password)).rejected(422, "weak-password");
            }
            nobody.post("/api/accounts", Map.of("name", "Some-Name-10")).rejected(400, "malformed");
            nobody.post("/api/sessions", login("Some-Name-10", PASSWORD)).rejected(401, "wrong-login");
        }
    }

    @Nested
    class Signing_in {

        @ParameterizedTest
        @EnumSource(Store.class)
        void ignores_the_case_of_the_name(Store store) {
            Person person = Person.registered(store.port());
            Client.Answer answer = Client.nobody(store.port())
                    .post("/api/sessions", login(person.name().toUpperCase(Locale.ROOT), person.password()))
                    .is(201);
            assertThat(answer.get("name")).isEqualTo(person.name());
            person.client().get("/api/me").is(200);
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void says_and_does_the_same_whether_the_name_exists_or_not(Store store) {
            Person person = Person.registered(store.port());
            try (Server quiet = Server.start(store.fresh())) {
                Client nobody = Client.nobody(quiet.port());
                nobody.post("/api/accounts", login(person.name(), person.password()))
                        .is(201);
                double before = hashes(nobody);
                Client.Answer wrong = nobody.post("/api/sessions", login(person.name(), PASSWORD))
                        .rejected(401, "wrong-login");
                double between = hashes(nobody);
                Client.Answer unknown = nobody.post("/api/sessions", login("Nobody-Here", PASSWORD))
                        .rejected(401, "wrong-login");
                assertThat(unknown.text()).isEqualTo(wrong.text());
                assertThat(between - before).isEqualTo(1);
                assertThat(hashes(nobody) - between).isEqualTo(1);
            }
        }

        private static double hashes(Client client) {
            return client.get("/metrics")
                    .text()
                    .lines()
                    .filter(line -> line.startsWith("flagfall_password_hashes "))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
                    .sum();
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void outlives_a_restart_of_the_server(Store store) {
            Settings settings = store.fresh();
            Person person;
            try (Server first = Server.start(settings)) {
                person = Person.registered(first.port());
            }
            try (Server second = Server.start(settings)) {
                assertThat(person.client()
                                .at(second.port())
                                .get("/api/me")
                                .is(200)
                                .get("name"))
                        .isEqualTo(person.name());
                person.signedIn(second.port()).get("/api/me").is(200);
            }
        }
    }

    @Nested
    class A_password {

        @ParameterizedTest
        @EnumSource(Store.class)
        void is_changed_by_whoever_knows_it_and_every_other_session_ends(Store store) {
            Person person = Person.registered(store.port());
            Client other = person.signedIn(store.port());
            Client here = person.client();
            here.post("/api/me/password", Map.of("old", "not my password", "new", PASSWORD))
                    .rejected(403, "wrong-password");
            here.post("/api/me/password", Map.of("old", person.password(), "new", "1234567890"))
                    .rejected(422, "weak-password");
            other.get("/api/me").is(200);
            here.post("/api/me/password", Map.of("old", person.password(), "new", PASSWORD))
                    .is(204);
            other.get("/api/me").rejected(401, "bad-token");
            here.get("/api/me").is(200);
            Client nobody = Client.nobody(store.port());
            nobody.post("/api/sessions", login(person.name(), person.password()))
                    .rejected(401, "wrong-login");
            nobody.post("/api/sessions", login(person.name(), PASSWORD)).is(201);
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void is_nothing_a_guest_has(Store store) {
            Client guest = Client.guest(store.port());
            guest.post("/api/me/password", Map.of("old", PASSWORD, "new", PASSWORD))
                    .rejected(403, "guest");
            guest.delete("/api/me", Map.of("password", PASSWORD)).rejected(403, "guest");
            assertThat(guest.get("/api/me").is(200).body().get("guest").asBoolean())
                    .isTrue();
            Client.nobody(store.port()).get("/api/me").rejected(401, "no-token");
        }
    }

    @Nested
    class Deleting {

        @ParameterizedTest
        @EnumSource(Store.class)
        void needs_the_password_and_resigns_what_is_still_played(Store store) {
            GuestGame match = GuestGame.begin(store.port(), Rulesets.CLASSIC, 2);
            Person person = Person.registered(store.port(), match.red());
            person.client().delete("/api/me", Map.of("password", PASSWORD)).rejected(403, "wrong-password");
            person.client().get("/api/me").is(200);
            person.client()
                    .delete("/api/me", Map.of("password", person.password()))
                    .is(204);

            person.client().get("/api/me").rejected(401, "bad-token");
            JsonNode result = match.blue().get(match.path("")).is(200).body().get("result");
            assertThat(result.toString()).isEqualTo("{\"winner\":\"blue\",\"reason\":\"resigned\"}");
            Client nobody = Client.nobody(store.port());
            nobody.post("/api/sessions", login(person.name(), person.password()))
                    .rejected(401, "wrong-login");
            nobody.post("/api/accounts", login(person.name(), PASSWORD)).is(201);
        }

        @ParameterizedTest
        @EnumSource(Store.class)
        void takes_back_offers_beyond_the_hundred_that_a_list_holds(Store store) {
            Person person = Person.registered(store.port());
            List<String> offers = IntStream.rangeClosed(0, 100)
                    .mapToObj(_ -> person.client()
                            .post(
                                    "/api/games",
                                    Map.of("ruleset", "duel", "opponent", "open", "side", "red", "listed", true))
                            .is(201)
                            .get("id"))
                    .toList();
            person.client()
                    .delete("/api/me", Map.of("password", person.password()))
                    .is(204);

            Client other = Client.guest(store.port());
            assertThat(offers)
                    .allSatisfy(offer ->
                            other.post("/api/games/" + offer + "/join", "{}").rejected(404, "unknown-game"));
        }
    }
}
