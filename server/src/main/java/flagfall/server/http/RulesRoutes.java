package flagfall.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.RulesetText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Malformed;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.edition.Editions;
import flagfall.server.edition.ReadySetups;
import flagfall.server.lobby.RulesetWish;
import flagfall.server.refusal.Refused;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// The rulesets, told for programs and for people, and armies to place in them.
final class RulesRoutes {

    private final Doorway doorway;

    RulesRoutes(Doorway doorway) {
        this.doorway = doorway;
    }

    void add() {
        doorway.get("/api/rulesets", Limits.Kind.LOOK, (request, _, _) -> Answers.ok(request, Editions.cards()));
        doorway.get(
                "/api/rulesets/{id}/page",
                Limits.Kind.LOOK,
                (request, _, _) -> Answers.ok(request, Editions.page(named(request.pathParam("id")))));
        doorway.post(
                "/api/rulesets/{id}/page",
                Limits.Kind.LOOK,
                (request, _, _) ->
                        Answers.ok(request, Editions.page(RulesetWish.read(Requests.body(request, JsonNode.class)))));
        doorway.post("/api/rulesets/check", Limits.Kind.LOOK, (request, _, _) -> {
            Ruleset rules = RulesetWish.read(Requests.body(request, JsonNode.class));
            Answers.ok(request, new FromServer.Checked(Wire.rulesetInFull(rules), RulesetText.hash(rules)));
        });
        doorway.get(
                "/api/setups",
                Limits.Kind.LOOK,
                (request, _, _) -> Answers.ok(request, ReadySetups.of(named(ruleset(request)))));
        doorway.post("/api/setups/random", Limits.Kind.LOOK, (request, _, _) -> {
            FromClient.RandomSetup wish = Requests.body(request, FromClient.RandomSetup.class);
            Answers.ok(request, new FromServer.SetupDrawn(drawn(wish)));
        });
    }

    private static Ruleset named(String id) {
        return Rulesets.named(id)
                .orElseThrow(() ->
                        new Refused(Refused.Kind.UNKNOWN, "unknown-ruleset", "There is no ruleset of this name."));
    }

    private static String ruleset(Context request) {
        return Optional.ofNullable(request.queryParam("ruleset"))
                .orElseThrow(() -> new Malformed("Ask for ?ruleset=ID."));
    }

    private static String drawn(FromClient.RandomSetup wish) {
        Ruleset rules = RulesetWish.read(wish.ruleset());
        Long seed = wish.seed();
        long drawn = seed == null ? ThreadLocalRandom.current().nextLong() : seed;
        return SetupText.write(Setup.random(rules, Side.RED, drawn), rules.board());
    }
}
