package flagfall.server.http;

import flagfall.protocol.FromClient;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.PeopleAnswer;
import flagfall.protocol.RequestProblem;
import flagfall.server.account.Caller;
import flagfall.server.account.Login;
import flagfall.server.limit.Limits.RequestKind;
import flagfall.server.lobby.Leaving;
import flagfall.server.lobby.RulesetRequest;
import io.javalin.http.Context;
import java.util.List;

/// Accounts, sessions, and what belongs to the caller.
final class PeopleRoutes {

    private final ApiHandler api;

    PeopleRoutes(ApiHandler api) {
        this.api = api;
    }

    void add() {
        addAccounts();
        addMe();
        addTokens();
        addSetups();
        addBlocks();
        addProfiles();
    }

    private void addAccounts() {
        api.post("/api/accounts", RequestKind.LOGIN, (request, context, caller) -> {
            FromClient.Credentials body = RequestReader.body(request, FromClient.Credentials.class);
            welcome(request, context.people().login().register(body.name(), body.password(), caller));
        });
        api.post("/api/sessions", RequestKind.LOGIN, (request, context, _) -> {
            FromClient.Credentials body = RequestReader.body(request, FromClient.Credentials.class);
            welcome(request, context.people().login().signIn(body.name(), body.password()));
        });
        api.delete("/api/sessions/current", RequestKind.ACT, (request, context, caller) -> {
            context.accounts().endCurrent(caller.known());
            CallerResolver.forget(request);
            Responses.noContent(request);
        });
        api.delete("/api/sessions/others", RequestKind.ACT, (request, context, caller) -> {
            context.accounts().endOthers(caller.known());
            Responses.noContent(request);
        });
    }

    private static void welcome(Context request, Login.Session session) {
        CallerResolver.remember(request, session.token());
        Responses.created(request, new PeopleAnswer.NewSession(session.token(), session.name()));
    }

    private void addMe() {
        api.get(
                "/api/me",
                RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.people().profiles().me(caller.known())));
        api.get("/api/me/export", RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person known = caller.known();
            Responses.ok(
                    request,
                    context.people()
                            .personalData()
                            .export(known, context.people().profiles().me(known)));
        });
        api.post("/api/me/name", RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person known = caller.known();
            String name =
                    RequestReader.body(request, FromClient.NameChange.class).name();
            context.people().names().change(known, name);
            context.lobby().renamed(known);
            Responses.noContent(request);
        });
        api.post("/api/me/password", RequestKind.LOGIN, (request, context, caller) -> {
            Caller.Person known = caller.known().registered();
            FromClient.PasswordChange body = RequestReader.body(request, FromClient.PasswordChange.class);
            context.people().login().changePassword(known, body.old(), body.replacement());
            Responses.noContent(request);
        });
        api.delete("/api/me", RequestKind.LOGIN, (request, context, caller) -> {
            Caller.Person known = caller.known().registered();
            Login login = context.people().login();
            login.confirm(
                    known,
                    RequestReader.body(request, FromClient.PasswordConfirmation.class)
                            .password());
            new Leaving(context.lobby(), context.tables()).endAll(known);
            context.imports().deleteAll(known);
            login.delete(known);
            CallerResolver.forget(request);
            Responses.noContent(request);
        });
    }

    private void addTokens() {
        api.post("/api/me/bot", RequestKind.ACT, (request, context, caller) -> {
            Caller.Person known = caller.known();
            RequestReader.body(request, FromClient.Nothing.class);
            context.people().login().becomeBot(known);
            Responses.noContent(request);
        });
        api.get(
                "/api/me/tokens",
                RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.people().personalData().tokens(caller.known())));
        api.post("/api/me/tokens", RequestKind.LOGIN, (request, context, caller) -> {
            Caller.Person known = caller.known().registered();
            String label =
                    RequestReader.body(request, FromClient.TokenRequest.class).label();
            Responses.created(request, context.people().personalData().newToken(known, label));
        });
        api.delete("/api/me/tokens/{id}", RequestKind.ACT, (request, context, caller) -> {
            context.people().personalData().endToken(caller.known(), request.pathParam("id"));
            Responses.noContent(request);
        });
    }

    private void addSetups() {
        api.get(
                "/api/me/setups",
                RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.people().personalData().setups(caller.known())));
        api.put("/api/me/setups/{name}", RequestKind.ACT, (request, context, caller) -> {
            Caller.Person known = caller.known();
            FromClient.SavedSetupRequest body = RequestReader.body(request, FromClient.SavedSetupRequest.class);
            context.people()
                    .personalData()
                    .save(known, request.pathParam("name"), RulesetRequest.read(body.ruleset()), body.setup());
            Responses.noContent(request);
        });
        api.delete("/api/me/setups/{name}", RequestKind.ACT, (request, context, caller) -> {
            context.people().personalData().removeSetup(caller.known(), request.pathParam("name"));
            Responses.noContent(request);
        });
    }

    private void addBlocks() {
        api.get(
                "/api/me/blocks",
                RequestKind.READ,
                (request, context, caller) ->
                        Responses.ok(request, context.people().blocks().blocked(caller.known())));
        api.post("/api/players/{name}/block", RequestKind.ACT, (request, context, caller) -> {
            Caller.Person known = caller.known();
            RequestReader.body(request, FromClient.Nothing.class);
            context.people().blocks().block(known, request.pathParam("name"));
            Responses.noContent(request);
        });
        api.delete("/api/players/{name}/block", RequestKind.ACT, (request, context, caller) -> {
            context.people().blocks().unblock(caller.known(), request.pathParam("name"));
            Responses.noContent(request);
        });
        api.post("/api/players/{name}/report", RequestKind.OPEN, (request, context, caller) -> {
            Caller.Person known = caller.known();
            FromClient.ReportRequest body = RequestReader.body(request, FromClient.ReportRequest.class);
            context.people().blocks().report(known, request.pathParam("name"), body.text(), body.game());
            Responses.noContent(request);
        });
    }

    private void addProfiles() {
        api.get(
                "/api/players/{name}",
                RequestKind.READ,
                (request, context, _) ->
                        Responses.ok(request, context.people().profiles().profile(request.pathParam("name"))));
        api.get("/api/players/{name}/ratings", RequestKind.READ, (request, context, _) -> {
            String ruleset = request.queryParam("ruleset");
            if (ruleset == null) {
                throw new MalformedMessage(RequestProblem.WRONG_QUERY.with(List.of("ruleset=R")));
            }
            Responses.ok(request, context.people().profiles().curve(request.pathParam("name"), ruleset));
        });
        api.get("/api/leaderboard", RequestKind.READ, (request, context, _) -> {
            String ruleset = request.queryParam("ruleset");
            String bots = request.queryParam("bots");
            if (ruleset == null || !(bots == null || bots.equals("true") || bots.equals("false"))) {
                throw new MalformedMessage(
                        RequestProblem.WRONG_QUERY.with(List.of("ruleset=R&bots=false", "ruleset=R&bots=true")));
            }
            Responses.ok(request, context.people().profiles().leaderboard(ruleset, "true".equals(bots)));
        });
    }
}
