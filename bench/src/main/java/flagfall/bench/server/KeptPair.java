package flagfall.bench.server;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Two people with accounts who play one rated game after another, each resigned by one of them. They remember how many
/// have ended, and what their profiles said after the last one.
final class KeptPair {

    private static final Pattern GAMES = Pattern.compile("\"games\":(\\d+),\"won\"");
    private static final String RATED = """
            {"ruleset":"barrage","opponent":"open","side":"red","rated":true,\
            "clock":{"initialSeconds":600,"bonusSeconds":0,"freeSeconds":0}}""";

    private final List<String> names;
    private final List<String> tokens;
    private final List<String> profiles = new ArrayList<>();
    private int ended;
    /// A game was begun after the profiles were read, and may have ended.
    private boolean open;

    private KeptPair(List<String> names, List<String> tokens) {
        this.names = names;
        this.tokens = tokens;
    }

    static KeptPair register(Visitors visitors, int number) {
        List<String> names = List.of("red-" + number, "blue-" + number);
        return new KeptPair(
                names,
                names.stream().map(name -> KeptPeople.register(visitors, name)).toList());
    }

    int ended() {
        return ended;
    }

    void playUntilGone(Visitors visitors) {
        try {
            while (true) {
                playOne(visitors);
            }
        } catch (UncheckedIOException _) {
            // The server is gone, which is the point.
        }
    }

    private void playOne(Visitors visitors) {
        open = true;
        String created = visitors.post("/api/games", tokens.getFirst(), RATED);
        String game = "/api/games/" + Visitors.position(created, "id");
        String secret = Visitors.position(created, "join").split("#", 2)[1];
        visitors.post(game + "/join", tokens.getLast(), "{\"secret\":\"" + secret + "\"}");
        visitors.post(game + "/resign", tokens.get(ended % 3 == 0 ? 0 : 1), "");
        ended++;
        List<String> told = profiles(visitors);
        profiles.clear();
        profiles.addAll(told);
        open = false;
    }

    private List<String> profiles(Visitors visitors) {
        return names.stream()
                .map(name -> visitors.get("/api/players/" + name, ""))
                .toList();
    }

    /// {@return what was said to be done and is not}
    List<String> compared(Visitors visitors) {
        List<String> now = profiles(visitors);
        List<String> faults = new ArrayList<>();
        for (String profile : now) {
            Matcher games = GAMES.matcher(profile);
            int played = games.find() ? Integer.parseInt(games.group(1)) : -1;
            if (played < ended || played > ended + (open ? 1 : 0)) {
                faults.add(names + ": " + ended + " rated games have ended, and the profile says " + profile);
            }
            ended = Math.max(ended, played);
        }
        if (!open && !profiles.isEmpty() && !now.equals(profiles)) {
            faults.add(names + ": the profiles were " + profiles + " and are " + now);
        }
        return faults;
    }
}
