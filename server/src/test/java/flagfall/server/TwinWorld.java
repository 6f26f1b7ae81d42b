package flagfall.server;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/// One of the two worlds of a [TwinScript]: a server of its own, with the same random numbers and the same time as
/// the other. Everything that Red and everyone else may ask is asked, right and wrong, and every byte of every
/// answer kept.
final class TwinWorld implements AutoCloseable {

    /// How the two play.
    enum Kind {
        /// As guests, by a link, where moves can be taken back.
        CASUAL,
        /// With accounts and a clock, for ratings, in a listed game.
        RATED,
        /// At one screen, with a curtain.
        HOT_SEAT,
        /// Red resigns before the first move, so that Blue's army stays hidden for good.
        RESIGNED,
        /// Red calls the game off before the first move, with the same effect.
        CALLED_OFF
    }

    /// Everyone but Blue: the opponent, a guest who watches, a bot, and somebody without a token.
    static final Set<String> EVERYONE = Set.of("red", "guest", "bot", "visitor");

    /// Moves that Red can never make, of Blue's pieces among others: each is refused, for a reason that may not tell.
    private static final List<String> ILLEGAL = List.of("a8a7", "a7a6", "e7e6", "h8h7", "b10b9", "a5b6", "j10j9");

    private static final Map<String, Object> CLOCK = Map.of("initialSeconds", 600, "bonusSeconds", 0, "freeSeconds", 5);

    private final TwinScript script;
    private final Kind kind;
    private final String blueArmy;
    private final Set<String> viewers;
    private final TwinLog log = new TwinLog();
    private final Server server;
    private final Map<String, Client> people = new LinkedHashMap<>();
    private final List<String> told = new ArrayList<>();

    private TwinWorld(TwinScript script, Kind kind, String blueArmy, Set<String> viewers) {
        this.viewers = viewers;
        this.script = script;
        this.kind = kind;
        this.blueArmy = blueArmy;
        this.server = Server.start(
                Store.SQLITE.fresh(),
                new Server.Environment(
                        new RandomSource(new Random(42)),
                        InstantSource.fixed(Instant.ofEpochSecond(1_800_000_000)),
                        GroupCommit::new));
    }

    /// {@return every byte that others than Blue were told in a world where Blue has this army, logs and figures
    /// included}
    private static List<String> told(
            TwinScript script, Kind kind, String blueArmy, int lookEvery, Set<String> viewers) {
        TwinWorld world = new TwinWorld(script, kind, blueArmy, viewers);
        try (world) {
            world.gather();
            switch (kind) {
                case CASUAL, RATED -> world.play(lookEvery);
                case HOT_SEAT -> world.playAtOneScreen(lookEvery);
                case RESIGNED -> world.giveUp("/resign");
                case CALLED_OFF -> world.giveUp("/abort");
            }
            world.tell("figures", new RawHttp(world.server.port(), Optional.empty()).get("/metrics"));
        }
        world.log.lines().forEach(line -> world.told.add("log: " + line));
        return world.told;
    }

    /// {@return the first thing that somebody was told in one world and not in the other, or nothing}
    static Optional<String> difference(TwinScript script, Kind kind, int lookEvery, Set<String> viewers) {
        List<String> one = told(script, kind, script.blue().getFirst(), lookEvery, viewers);
        List<String> other = told(script, kind, script.blue().getLast(), lookEvery, viewers);
        for (int place = 0; place < Math.max(one.size(), other.size()); place++) {
            String here = place < one.size() ? one.get(place) : "nothing";
            String there = place < other.size() ? other.get(place) : "nothing";
            if (!here.equals(there)) {
                return Optional.of("one world:\n" + here + "\nthe other:\n" + there);
            }
        }
        return Optional.empty();
    }

    private void gather() {
        int port = server.port();
        people.put("visitor", Client.nobody(port));
        people.put("guest", Client.guest(port));
        if (viewers.contains("bot")) {
            people.put("bot", registered("Robo"));
            client("bot").post("/api/me/bot", "{}").is(204);
        }
        people.put("red", kind == Kind.RATED ? registered("Ada") : Client.guest(port));
        people.put("blue", kind == Kind.RATED ? registered("Bob") : Client.guest(port));
        client("blue")
                .put("/api/me/setups/mine", Map.of("ruleset", script.rules().id(), "setup", blueArmy))
                .is(204);
    }

    private Client registered(String name) {
        Client nobody = Client.nobody(server.port());
        return nobody.with(nobody.post("/api/accounts", Map.of("name", name, "password", "correct horse " + name))
                .is(201)
                .get("token"));
    }

    private Client client(String who) {
        return Objects.requireNonNull(people.get(who));
    }

    private GuestGame open() {
        Map<String, Object> request =
                kind == Kind.RATED ? Map.of("rated", true, "clock", CLOCK, "listed", true) : Map.of("takebacks", true);
        Map<String, Object> all = new LinkedHashMap<>(request);
        all.putAll(Map.of("ruleset", script.rules().id(), "opponent", "open", "side", "red"));
        Client.Answer created = client("red").post("/api/games", all).is(201);
        String join = created.get("join");
        String secret = join.substring(join.indexOf('#') + 1);
        GuestGame game = new GuestGame(created.get("id"), client("red"), client("blue"), secret);
        game.blue()
                .post(game.path("/join"), kind == Kind.RATED ? Map.of() : Map.of("secret", secret))
                .is(200);
        return game;
    }

    private void giveUp(String how) {
        GuestGame game = open();
        game.place(Side.BLUE, blueArmy);
        look(game.id());
        game.place(Side.RED, script.red());
        game.red().post(game.path(how), "{}").is(200);
        look(game.id());
    }

    private void play(int lookEvery) {
        GuestGame game = open();
        for (Side side : Side.values()) {
            game.client(side).post(game.path("/chat"), Map.of("on", true)).is(200);
        }
        game.blue().post(game.path("/messages"), Map.of("text", "Here I am.")).is(200);
        game.place(Side.RED, script.red());
        look(game.id());
        game.place(Side.BLUE, blueArmy);
        look(game.id());
        for (int ply = 0; ply < script.moves().size(); ply++) {
            Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
            told.add(game.move(side, ply, script.moves().get(ply)).is(200).text());
            if (ply % lookEvery == 0 || ply == script.moves().size() - 1) {
                look(game.id());
            }
        }
    }

    private void playAtOneScreen(int lookEvery) {
        Client screen = client("red");
        String id = screen.post("/api/games", Map.of("ruleset", script.rules().id(), "opponent", "hotseat"))
                .is(201)
                .get("id");
        ready(screen, id, Side.BLUE, 0);
        screen.post("/api/games/" + id + "/draft", Map.of("side", "blue", "setup", blueArmy))
                .is(200);
        ready(screen, id, Side.RED, 0);
        look(id);
        screen.post("/api/games/" + id + "/setup", Map.of("side", "red", "setup", script.red()))
                .is(200);
        ready(screen, id, Side.BLUE, 0);
        screen.post("/api/games/" + id + "/setup", Map.of("side", "blue", "setup", blueArmy))
                .is(200);
        look(id);
        for (int ply = 0; ply < script.moves().size(); ply++) {
            Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
            ready(screen, id, side, ply);
            if (side == Side.RED && ply % lookEvery == 0) {
                look(id);
            }
            Map<String, Object> move = Map.of("ply", ply, "move", script.moves().get(ply), "key", "key-" + ply);
            told.add(screen.post("/api/games/" + id + "/moves", move).is(200).text());
            if (ply % lookEvery == 0) {
                look(id);
            }
        }
    }

    private static void ready(Client screen, String id, Side side, int ply) {
        screen.post("/api/games/" + id + "/ready", Map.of("side", side.word(), "ply", ply))
                .is(200);
    }

    /// Asks everything about a game as everyone who looks.
    private void look(String game) {
        JsonNode view = client("red").get("/api/games/" + game).is(200).body();
        people.forEach((name, client) -> {
            if (viewers.contains(name)) {
                look(game, name, new RawHttp(server.port(), client.token()), view);
            }
        });
    }

    private void look(String game, String name, RawHttp who, JsonNode view) {
        boolean plays = name.equals("red");
        AskedRoutes.READ.values().forEach(paths -> paths.forEach(path -> tell(name, who.get(filled(path, game)))));
        AskedRoutes.REFUSED.forEach((route, body) -> {
            if (!plays || (AskedRoutes.BY_THE_OPPONENT.contains(route) && !isCurtain(route))) {
                tell(name, who.post(filled(route.substring("POST ".length()), game), body));
            }
        });
        Stream.concat(ILLEGAL.stream(), script.exchanged().stream().map(square -> square + "a5"))
                .map(move -> "{\"ply\":" + view.get("ply") + ",\"move\":\"" + move + "\"}")
                .forEach(body -> tell(name, who.post("/api/games/" + game + "/moves", body)));
        tell(name, who.get("/game/" + game));
        if (plays || kind != Kind.HOT_SEAT) {
            listen(game, name, who, view);
        }
    }

    /// At one screen, whoever has Red's pieces before them may ask for Blue's.
    private boolean isCurtain(String route) {
        return kind == Kind.HOT_SEAT && route.endsWith("/ready");
    }

    /// Streams, up to the last event that everyone hears.
    private void listen(String game, String name, RawHttp who, JsonNode view) {
        String events = "/api/games/" + game + "/events";
        int last = view.get("offset").intValue() - 1;
        boolean over = view.get("status").asText().equals("over");
        if (last < 0
                || !(over
                        || view.get("lastMove").isObject()
                        || view.get("placed").size() == 2)) {
            return; // What was said last may be between the two.
        }
        String words = "\"offset\":" + last + ",";
        tell(name, who.upTo(words, events, "application/x-ndjson"));
        tell(name, who.upTo(words, events, "text/event-stream"));
        if (name.equals("red") && !over && kind != Kind.HOT_SEAT) {
            tell(name, who.upTo(game, "/api/me/events", "application/x-ndjson"));
        }
    }

    private String filled(String path, String game) {
        return path.replace("{id}", game).replace("{name}", "Bob");
    }

    private void tell(String who, String answer) {
        told.add(who + ": " + Settled.answer(answer));
    }

    @Override
    public void close() {
        server.close();
        log.close();
    }
}
