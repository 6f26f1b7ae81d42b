package flagfall.bench.server;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// People who register, and play a rated game against each other that one of them resigns. They remember what they were
/// told: that they have an account, and that the game has ended, which changes their ratings.
final class KeptPeople {

    private static final Pattern WON = Pattern.compile("\"won\":(\\d+)");
    private static final String RATED = """
            {"ruleset":"barrage","opponent":"open","side":"red","rated":true,\
            "clock":{"initialSeconds":600,"bonusSeconds":0,"freeSeconds":0}}""";

    private final List<String> accounts = new ArrayList<>();
    private final List<String> winners = new ArrayList<>();

    String summary() {
        return accounts.size() + " accounts and " + winners.size() + " rated games";
    }

    void registerAndPlayUntilGone(Visitors visitors) {
        try {
            while (true) {
                String winner = "kept-" + accounts.size();
                String red = register(visitors, winner);
                String blue = register(visitors, "kept-" + accounts.size());
                String created = visitors.post("/api/games", red, RATED);
                String game = "/api/games/" + Visitors.position(created, "id");
                String secret = Visitors.position(created, "join").split("#", 2)[1];
                visitors.post(game + "/join", blue, "{\"secret\":\"" + secret + "\"}");
                visitors.post(game + "/resign", blue, "");
                winners.add(winner);
            }
        } catch (UncheckedIOException _) {
            // The server is gone. A name may be taken without our knowing.
            accounts.add("");
        }
    }

    private String register(Visitors visitors, String name) {
        String body = "{\"name\":\"" + name + "\",\"password\":\"long enough for " + name + "\"}";
        String token = Visitors.position(visitors.post("/api/accounts", "", body), "token");
        accounts.add(name);
        return token;
    }

    /// {@return what was said to be done and is not}
    List<String> compared(Visitors visitors) {
        List<String> faults = new ArrayList<>();
        for (String name : accounts) {
            if (!name.isEmpty()) {
                String profile = visitors.get("/api/players/" + name, "");
                Matcher won = WON.matcher(profile);
                boolean there = won.find();
                boolean rated = profile.contains("\"barrage\"");
                if (!there) {
                    faults.add("account " + name + " is lost");
                } else if (winners.contains(name) && (!won.group(1).equals("1") || !rated)) {
                    faults.add("the rated game that " + name + " won is lost: " + profile);
                }
            }
        }
        return faults;
    }
}
