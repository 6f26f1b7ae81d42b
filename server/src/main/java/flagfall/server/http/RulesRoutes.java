package flagfall.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.ai.SensibleSetup;
import flagfall.notation.RulesetText;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Setup;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.RequestProblem;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.edition.Editions;
import flagfall.server.edition.ReadySetups;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.limit.Limits;
import flagfall.server.lobby.RulesetRequest;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The rulesets, for programs and for people, and ready-made setups.
final class RulesRoutes {

    /// Nobody may guess which setup somebody else was given.
    private static final SecureRandom RANDOM = new SecureRandom();

    private final ApiHandler api;

    RulesRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        api.get("/api/rulesets", Limits.RequestKind.READ, (request, _, _) -> Responses.ok(request, Editions.cards()));
        api.get(
                "/api/rulesets/{id}/page",
                Limits.RequestKind.READ,
                (request, _, _) -> Responses.ok(request, Editions.page(named(request.pathParam("id")))));
        api.post(
                "/api/rulesets/{id}/page",
                Limits.RequestKind.READ,
                (request, _, _) -> Responses.ok(
                        request, Editions.page(RulesetRequest.read(RequestReader.body(request, JsonNode.class)))));
        api.post("/api/rulesets/check", Limits.RequestKind.READ, (request, _, _) -> {
            Ruleset rules = RulesetRequest.read(RequestReader.body(request, JsonNode.class));
            Responses.ok(request, new FromServer.CheckedRules(Wire.rulesetInFull(rules), RulesetText.hash(rules)));
        });
        api.get(
                "/api/setups",
                Limits.RequestKind.READ,
                (request, _, _) -> Responses.ok(request, ReadySetups.of(named(ruleset(request)))));
        api.post("/api/setups/random", Limits.RequestKind.READ, (request, _, _) -> {
            FromClient.RandomSetupRequest body = RequestReader.body(request, FromClient.RandomSetupRequest.class);
            Responses.ok(request, new FromServer.RandomSetup(drawn(body)));
        });
    }

    private static Ruleset named(String id) {
        return Rulesets.named(id).orElseThrow(ErrorCode.UNKNOWN_RULESET::exception);
    }

    private static String ruleset(Context request) {
        return Optional.ofNullable(request.queryParam("ruleset"))
                .orElseThrow(() -> new MalformedMessage(RequestProblem.WRONG_QUERY.with(List.of("ruleset=ID"))));
    }

    private static String drawn(FromClient.RandomSetupRequest request) {
        Ruleset rules = RulesetRequest.read(request.ruleset());
        Long seed = request.seed();
        long drawn = seed == null ? RANDOM.nextLong() : seed;
        boolean sensible = Boolean.TRUE.equals(request.sensible());
        Setup setup = sensible
                ? SensibleSetup.around(placed(request.placed(), rules), rules, drawn)
                : Setup.random(rules, Side.RED, drawn);
        return SetupText.write(setup, rules.board());
    }

    /// What is placed may lack pieces, but nothing else may be wrong with it.
    private static Setup placed(@Nullable String text, Ruleset rules) {
        if (text == null) {
            return new Setup(Side.RED, Map.of());
        }
        SetupText.Draft draft = SetupText.read(text, Side.RED, rules);
        List<Flaw> flaws = draft.flaws().stream()
                .filter(flaw -> !(flaw instanceof Flaw.WrongCount(Rank _, int placed, int wanted) && placed < wanted))
                .toList();
        if (!flaws.isEmpty()) {
            throw ApiException.flawed(flaws);
        }
        return draft.setup();
    }
}
