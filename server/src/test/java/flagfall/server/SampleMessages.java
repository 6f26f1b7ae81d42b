package flagfall.server;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/// Real messages, one of every kind, from a server whose time stands still and whose random numbers are always the
/// same. Each is named `TYPE.case`.
final class SampleMessages implements AutoCloseable {

    private static final String GROUND = "/........../........../..~~..~~../..~~..~~../........../........../";
    private static final Map<String, Integer> CLOCK =
            new TreeMap<>(Map.of("initialSeconds", 600, "bonusSeconds", 5, "freeSeconds", 0));

    private final Map<String, JsonNode> samples = new TreeMap<>();
    private final Server server;
    private final Client guest;

    private SampleMessages() {
        server = Server.start(
                Store.SQLITE.fresh(),
                new Server.Environment(
                        new RandomSource(new Random(7)),
                        InstantSource.fixed(Instant.ofEpochSecond(1_800_000_000)),
                        GroupCommit::new));
        JsonNode welcome = add(
                "Guest.new",
                Client.nobody(server.port()).post("/api/guest", "").is(201).body());
        guest = Client.nobody(server.port()).with(welcome.get("token").asText());
    }

    static Map<String, JsonNode> all() {
        try (SampleMessages messages = new SampleMessages()) {
            messages.rules();
            messages.errors();
            messages.lists();
            messages.gameOfTwo();
            messages.gameThatHidesAgain();
            messages.hotSeat();
            messages.network();
            messages.againstTheComputer();
            messages.review();
            messages.people();
            messages.imports();
            return messages.samples;
        }
    }

    @Override
    public void close() {
        server.close();
    }

    private JsonNode add(String name, JsonNode message) {
        samples.put(name, message);
        return message;
    }

    /// Sends a message, and keeps it and the answer.
    private JsonNode send(Client client, String path, String request, Map<String, ?> body, String answer) {
        JsonNode sent = Wire.read(Wire.write(body), JsonNode.class);
        if (!request.isEmpty()) {
            add(request, sent);
        }
        JsonNode got = client.post(path, body).body();
        return answer.isEmpty() ? got : add(answer, got);
    }

    private static Map<String, Object> body(Object... pairs) {
        Map<String, Object> body = new LinkedHashMap<>();
        for (int index = 0; index < pairs.length; index += 2) {
            body.put(pairs[index].toString(), pairs[index + 1]);
        }
        return body;
    }

    private void rules() {
        add("Level.first", guest.get("/api/levels").is(200).body().get(0));
        add("Ruleset.classic", guest.get("/api/rulesets").is(200).body().get(0));
        for (Ruleset rules : Rulesets.named()) {
            add(
                    "RulesPage." + rules.id(),
                    guest.get("/api/rulesets/" + rules.id() + "/page").is(200).body());
            add(
                    "CheckedRules." + rules.id(),
                    guest.post("/api/rulesets/check", "\"" + rules.id() + "\"")
                            .is(200)
                            .body());
        }
        add(
                "NamedSetup.classic",
                guest.get("/api/setups?ruleset=classic").is(200).body().get(0));
        send(
                guest,
                "/api/setups/random",
                "RandomSetupRequest.seed",
                body(
                        "ruleset",
                        "barrage",
                        "seed",
                        7,
                        "sensible",
                        true,
                        "placed",
                        "........../........../........../F........."),
                "RandomSetup.barrage");
        send(guest, "/api/rulesets/check", "", custom(), "CheckedRules.custom");
    }

    private static Map<String, Object> custom() {
        return body(
                "base",
                "classic",
                "twoSquare",
                "BOUNDARY_3",
                "quietLimit",
                22,
                "chase",
                "OFF",
                "board",
                body("lakes", List.of("c5", "d5")));
    }

    private void errors() {
        JsonNode faults = send(
                guest,
                "/api/rulesets/check",
                "",
                body("base", "classic", "bomb", "GONE", "hat", 1),
                "ErrorBody.faults");
        add("Problem.fault", faults.get("faults").get(0));
        add("ErrorBody.plain", guest.get("/api/games/none").is(404).body());
    }

    private void lists() {
        JsonNode offered = send(
                guest,
                "/api/games",
                "NewGame.listed",
                body("ruleset", "barrage", "opponent", "open", "side", "red", "clock", CLOCK, "listed", true),
                "Created.listed");
        guest.post("/api/games", body("ruleset", "duel", "opponent", "open", "listed", true))
                .is(201);
        send(
                guest,
                "/api/pairing",
                "PairingRequest.timed",
                body("ruleset", "classic", "clock", CLOCK, "rated", false),
                "PairingAnswer.waiting");
        JsonNode list = guest.get("/api/games?status=open&limit=1").is(200).body();
        add("GameList.open", list);
        add("ListedGame.waiting", list.get("games").get(0));
        JsonNode host = list.get("games").get(0);
        add("PlayerInfo.guest", host.get("red").isNull() ? host.get("blue") : host.get("red"));
        String path = "/api/games/" + offered.get("id").asText();
        Client blue = Client.guest(server.port());
        send(blue, path + "/join", "JoinRequest.listed", body(), "Joined.listed");
        blue.post(path + "/resign", "").is(200);
        add(
                "ListedGame.over",
                guest.get("/api/games?status=over").is(200).body().get("games").get(0));
    }

    private JsonNode own(JsonNode created) {
        JsonNode games = guest.get("/api/games?mine=1").is(200).body();
        return StreamSupport.stream(games.spliterator(), false)
                .filter(game -> game.get("id").equals(created.get("id")))
                .findFirst()
                .orElseThrow();
    }

    /// With a clock, a draw offer, a battle and an end.
    private void gameOfTwo() {
        JsonNode created = send(
                guest,
                "/api/games",
                "NewGame.open",
                body("ruleset", "barrage", "opponent", "open", "side", "red", "clock", CLOCK, "private", true),
                "Created.open");
        String path = "/api/games/" + created.get("id").asText();
        add("OwnGame.waiting", own(created));
        add("View.waiting", guest.get(path).is(200).body());
        Client blue = Client.guest(server.port());
        String secret = created.get("join").asText().split("#", 2)[1];
        send(blue, path + "/join", "JoinRequest.secret", body("secret", secret), "Joined.blue");
        JsonNode flaws = send(guest, path + "/setup", "", body("setup", "MG......../SS"), "ErrorBody.flaws");
        add("Problem.flaw", flaws.get("flaws").get(0));
        send(
                guest,
                path + "/setup",
                "SetupRequest.red",
                body("setup", "SM......../GS......../IY......../FB........"),
                "");
        add("View.setup", guest.get(path).is(200).body());
        blue.post(path + "/setup", body("setup", ".........M/SG......../SI......../.Y......FB"))
                .is(200);
        List<JsonNode> start = guest.events(created.get("id").asText(), 0, 3);
        add("ReadyEvent.red", start.get(0));
        add("StartedEvent.with-next", start.get(2));
        send(
                guest,
                path + "/moves",
                "MoveRequest.first",
                body("ply", 0, "move", "b4b5", "key", "one"),
                "MoveEvent.march");
        send(guest, path + "/moves", "", body("ply", 0, "move", "b5b6", "key", "two"), "ErrorBody.params");
        blue.post(path + "/draw", "").is(200);
        add(
                "DrawOfferEvent.blue",
                guest.events(created.get("id").asText(), 4, 1).get(0));
        blue.post(path + "/moves", body("ply", 1, "move", "a7a6", "key", "one")).is(200);
        add("View.playing", viewWhenNobodyListens(guest, path));
        add("OwnGame.playing", own(created));
        add(
                "MoveEvent.with-next",
                guest.events(created.get("id").asText(), 5, 1).get(0));
        send(guest, path + "/moves", "", body("ply", 2, "move", "a4a6", "key", "three"), "MoveEvent.strike");
        add("View.spectator", Client.nobody(server.port()).get(path).is(200).body());
        guest.post(path + "/resign", "").is(200);
        List<JsonNode> all = guest.allEvents(created.get("id").asText());
        add("EndedEvent.resigned", all.getLast());
        add("View.over", viewWhenNobodyListens(guest, path));
        add("Replay.setups", guest.get(path + "/replay").is(200).body());
        add("RecordedGame.setups", guest.get(path + "/record").is(200).body());
        send(guest, path + "/rematch", "", body(), "RematchState.offered");
        send(blue, path + "/rematch", "", body(), "RematchState.accepted");
    }

    /// Where a piece that was shown is hidden again when the turn ends, and a side that is blocked passes.
    private void gameThatHidesAgain() {
        String path = open("fantasy", "f........./m........." + GROUND + "SM......../.........F", "");
        move(path, "a2a6", "");
        move(path, "a9b9", "");
        move(path, "a6a7", "");
        move(path, "b9b8", "");
        move(path, "a7a8", "");
        move(path, "b8a8", "");
        String id = path.substring("/api/games/".length());
        move(path, "b2b3", "");
        add("MoveEvent.strike-hidden", guest.events(id, 6, 1).get(0));
        String blocked = open(
                "fantasy", "fb......../bmb......./.b........" + GROUND.substring(11) + "M........./.........F", "");
        move(blocked, "a2a3", "");
        add(
                "MoveEvent.passed",
                guest.events(blocked.substring("/api/games/".length()), 1, 1).get(0));
    }

    /// Two setups, then from a position a scout that runs, a repetition law, a notice.
    private void hotSeat() {
        JsonNode both = guest.post("/api/games", body("ruleset", "barrage", "opponent", "hotseat"))
                .is(201)
                .body();
        String setup = "/api/games/" + both.get("id").asText();
        guest.post(setup + "/ready", body("side", "red", "ply", 0)).is(200);
        guest.post(setup + "/draft", body("setup", "SM......../........../........../F.........", "side", "red"))
                .is(200);
        add("KeptSetup.half", guest.get(setup + "/draft").is(200).body());
        send(
                guest,
                setup + "/setup",
                "SetupRequest.hotseat",
                body("setup", "SM......../GS......../IY......../FB........", "side", "red"),
                "");
        String path = open(
                custom(),
                "f........./m........." + GROUND.replace("~~..~~", "~~....").replaceFirst("~~", "..")
                        + "MS......../.........F",
                "NewGame.position");
        String id = path.substring("/api/games/".length());
        send(guest, path + "/ready", "ReadyRequest.red", body("side", "red", "ply", 0), "View.custom-rules");
        guest.post(path + "/moves", body("ply", 0, "move", "b2b6")).is(200);
        add("MoveEvent.run", guest.events(id, 1, 1).get(0));
        List<String> moves = List.of("a9b9", "a2a3", "b9b8", "a3a2", "b8b9", "a2a3", "b9a9");
        moves.forEach(move -> move(path, move, ""));
        add("NoticeEvent.quiet", guest.events(id, 0, 4).get(3));
        send(guest, path + "/ready", "", body("side", "red", "ply", 8), "View.barred");
        send(guest, path + "/resign", "SideRequest.blue", body("side", "blue"), "");
        add("Replay.position", guest.get(path + "/replay").is(200).body());
        add("RecordedGame.position", guest.get(path + "/record").is(200).body());
    }

    private void imports() {
        send(guest, "/api/records", "RecordImport.resigned", body("record", ImportTest.RECORD), "Created.imported");
    }

    /// Nothing changes: it was closed before.
    private void network() {
        send(guest, "/api/network", "NetworkRequest.close", body("open", false), "NetworkState.closed");
    }

    private void againstTheComputer() {
        JsonNode created = send(
                guest,
                "/api/games",
                "",
                body(
                        "ruleset",
                        "classic",
                        "opponent",
                        "computer:1",
                        "side",
                        "red",
                        "position",
                        body("board", "fb......../bm........" + GROUND + "........../MB.......F", "turn", "red")),
                "Created.computer");
        String id = created.get("id").asText();
        String path = "/api/games/" + id;
        add("Hint.only-move", guest.post(path + "/hint", "").is(200).body());
        guest.post(path + "/moves", body("ply", 0, "move", "a1a2")).is(200);
        guest.events(id, 2, 1); // The computer has answered.
        guest.post(path + "/takeback", "").is(200);
        add("TakebackEvent.both-moves", guest.events(id, 3, 1).get(0));
    }

    /// An army that the network does not know: what it says may differ in its last figure from machine to machine.
    private void review() {
        Map<String, Object> ruleset = new LinkedHashMap<>(custom());
        ruleset.put("army", body("scout", 9, "miner", 4));
        String path = open(
                ruleset,
                "bfbb....../.....c...." + GROUND.replace("~~..~~", "~~....").replaceFirst("~~", "..")
                        + "M....C..../.........F",
                "");
        add("ErrorBody.not-over", guest.get(path + "/review").is(409).body());
        for (String move : List.of("a2a3", "f9f8", "a3a4", "f8f7", "a4a5", "f7e7", "a5a6", "e7e6", "a6a7", "e6e5")) {
            move(path, move, "");
        }
        for (String move : List.of("a7a8", "e5e4", "a8a9", "e4e3", "a9a10")) {
            move(path, move, "");
        }
        guest.post(path + "/resign", body("side", "red")).is(200);
        add("ReviewProgress.begun", guest.get(path + "/review").body());
        add("GameJudgement.bomb", ReviewTest.review(guest, path + "/review"));
        add("Beliefs.bomb", guest.get(path + "/review/14").is(200).body());
    }

    /// An account, with everything that can belong to one. The last, so that it changes no other sample.
    private void people() {
        JsonNode session = send(
                Client.guest(server.port()),
                "/api/accounts",
                "Credentials.new",
                body("name", "Ada", "password", "one two three four"),
                "Session.new");
        Client ada = Client.nobody(server.port()).with(session.get("token").asText());
        add("Me.account", ada.get("/api/me").is(200).body());
        add("Me.guest", guest.get("/api/me").is(200).body());
        send(
                ada,
                "/api/me/password",
                "PasswordChange.new",
                body("old", "one two three four", "new", "five six seven eight"),
                "");
        send(ada, "/api/me/tokens", "TokenRequest.bot", body("label", "my first bot"), "ProgramToken.new");
        JsonNode tokens = add("TokenList.one", ada.get("/api/me/tokens").is(200).body());
        add("TokenInfo.one", tokens.get("tokens").get(0));
        Map<String, Object> setup = body("ruleset", "barrage", "setup", "MG......../SS......../IY......../FB........");
        ada.put("/api/me/setups/corner", setup).is(204);
        add("SavedSetupRequest.barrage", Wire.read(Wire.write(setup), JsonNode.class));
        JsonNode setups =
                add("SavedSetups.one", ada.get("/api/me/setups").is(200).body());
        add("SavedSetup.one", setups.get("setups").get(0));
        ada.post("/api/games", body("ruleset", "barrage", "opponent", "open")).is(201);
        add("Export.account", ada.get("/api/me/export").is(200).body());
        challenges(ada, ratedGames(ada));
        Map<String, Object> goodbye = body("password", "five six seven eight");
        add("PasswordConfirmation.goodbye", Wire.read(Wire.write(goodbye), JsonNode.class));
        ada.delete("/api/me", goodbye).is(204);
    }

    /// So many that Ada's rating is certain enough for the leaderboard.
    private Client ratedGames(Client ada) {
        Client.Answer bob = Client.nobody(server.port())
                .post("/api/accounts", body("name", "Bob", "password", "one two three four"))
                .is(201);
        Client other = ada.with(bob.get("token"));
        for (int game = 0; game < 30; game++) {
            Map<String, Object> request =
                    body("ruleset", "barrage", "opponent", "open", "clock", CLOCK, "rated", true, "listed", true);
            JsonNode created = send(ada, "/api/games", "NewGame.rated", request, "");
            String path = "/api/games/" + created.get("id").asText();
            other.post(path + "/join", "").is(200);
            (game % 2 == 0 ? ada : other).post(path + "/resign", "").is(200);
            JsonNode ended = add(
                    "EndedEvent.rated",
                    ada.allEvents(created.get("id").asText()).getLast());
            JsonNode changes = add("RatingChanges.rated", ended.get("ratings"));
            add("RatingChange.rated", changes.get("red"));
        }
        add("Me.rated", ada.get("/api/me").is(200).body());
        JsonNode curve = add(
                "RatingCurve.barrage",
                ada.get("/api/players/ada/ratings?ruleset=barrage").is(200).body());
        add("RatingPoint.first", curve.get("points").get(0));
        add("Profile.rated", ada.get("/api/players/ada").is(200).body());
        JsonNode best = add(
                "Leaderboard.barrage",
                ada.get("/api/leaderboard?ruleset=barrage").is(200).body());
        add("RankedPlayer.first", best.get("players").get(0));
        return other;
    }

    /// One is declined, the other played.
    private void challenges(Client ada, Client bob) {
        Map<String, Object> request =
                body("ruleset", "duel", "side", "red", "clock", CLOCK, "challenge", "Bob", "takebacks", true);
        try (Client.Stream heard = bob.own()) {
            String declined = send(ada, "/api/games", "NewGame.challenge", request, "Created.challenge")
                    .get("id")
                    .asText();
            add("View.challenge", ada.get("/api/games/" + declined).is(200).body());
            add("ChallengeEvent.timed", heard.next().orElseThrow());
            bob.post("/api/games/" + declined + "/decline", "").is(200);
            add("ChallengeEndedEvent.declined", heard.next().orElseThrow());
            String played = ada.post("/api/games", request).is(201).get("id");
            heard.next();
            bob.post("/api/games/" + played + "/join", "").is(200);
            add("GameStartEvent.blue", heard.next().orElseThrow());
            betweenPlayers(ada, bob, played);
            ada.post("/api/games/" + played + "/resign", "").is(200);
            add("GameFinishEvent.resigned", heard.next().orElseThrow());
        }
        reported(ada);
    }

    /// What they say, a move that one of them wants back, and that the other comes.
    private void betweenPlayers(Client ada, Client bob, String game) {
        String path = "/api/games/" + game;
        send(ada, path + "/messages", "MessageRequest.preset", body("preset", "good-luck"), "Sent.first");
        send(ada, path + "/chat", "ChatRequest.on", body("on", true), "");
        bob.post(path + "/chat", body("on", true)).is(200);
        send(bob, path + "/messages", "MessageRequest.text", body("text", "And to you!"), "");
        ada.post(path + "/setup", body("setup", duel())).is(200);
        bob.post(path + "/setup", body("setup", duel())).is(200);
        JsonNode view = ada.get(path).is(200).body();
        ada.post(
                        path + "/moves",
                        body("ply", 0, "move", view.get("moves").get(0).asText()))
                .is(200);
        ada.post(path + "/takeback", "").is(200);
        List<JsonNode> events = ada.events(game, 0, 9);
        add("MessageEvent.preset", events.get(0));
        add("ChatEvent.on", events.get(1));
        add("MessageEvent.text", events.get(3));
        add("TakebackOfferEvent.red", events.get(8));
        try (Client.Stream heard = ada.stream(game, 9)) {
            Client.Stream other = bob.stream(game, 9);
            add("PresenceEvent.online", heard.next().orElseThrow());
            add("View.live", ada.get(path).is(200).body());
            send(bob, "/api/me/name", "NameChange.bob", body("name", "BOB"), "");
            add("RenamedEvent.red", heard.next().orElseThrow());
            other.close();
        }
    }

    private static String duel() {
        return GuestGame.setup(Rulesets.DUEL, Side.RED, 1);
    }

    /// A clock of days and one with a limit for placing, someone who is blocked, and a report.
    private void reported(Client ada) {
        ada.post("/api/players/Bob/block", "").is(204);
        add("BlockedPlayers.one", ada.get("/api/me/blocks").is(200).body());
        send(ada, "/api/players/Bob/report", "ReportRequest.rude", body("text", "rude", "game", "none"), "");
        Map<String, Object> clock = body("initialSeconds", 60, "bonusSeconds", 0, "freeSeconds", 5, "setupSeconds", 90);
        add("Clock.placing", Wire.read(Wire.write(clock), JsonNode.class));
        add("Clock.days", Wire.read(Wire.write(body("daysPerMove", 3)), JsonNode.class));
        Client.Answer created = ada.post("/api/games", body("ruleset", "duel", "opponent", "open", "clock", clock))
                .is(201);
        String path = "/api/games/" + created.get("id");
        guest.post(path + "/join", body("secret", created.get("join").split("#", 2)[1]))
                .is(200);
        add("View.placing", guest.get(path).is(200).body());
    }

    private String open(Object rules, String board, String request) {
        JsonNode created = send(
                guest,
                "/api/games",
                request,
                body("ruleset", rules, "opponent", "hotseat", "position", body("board", board, "turn", "red")),
                request.isEmpty() ? "" : "Created.hotseat");
        return "/api/games/" + created.get("id").asText();
    }

    /// One move of whoever is to move in a hot-seat game.
    private void move(String path, String move, String answer) {
        JsonNode view = guest.get(path).is(200).body();
        int ply = view.get("ply").intValue();
        guest.post(path + "/ready", body("side", view.get("turn").asText(), "ply", ply))
                .is(200);
        JsonNode got = guest.post(path + "/moves", body("ply", ply, "move", move))
                .is(200)
                .body();
        if (!answer.isEmpty()) {
            add(answer, got);
        }
    }

    /// The server notices a moment later that a stream was closed.
    private static JsonNode viewWhenNobodyListens(Client guest, String path) {
        JsonNode view = guest.get(path).is(200).body();
        while (!view.at("/live/online").isEmpty()) {
            Thread.onSpinWait();
            view = guest.get(path).is(200).body();
        }
        return view;
    }
}
