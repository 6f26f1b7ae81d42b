package flagfall.bench.server;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.stream.IntStream;

/// People who register, a few more between any two kills, and pairs of people who play rated games. They remember what
/// they were told.
final class KeptPeople {

    private static final int PAIRS = 4;
    private static final int NEW_EACH_ROUND = 2;
    private static final int COMPARED_EACH_ROUND = 5;

    private final List<KeptPair> pairs;
    private final List<String> accounts = new ArrayList<>();
    private final Random random = new Random(2);
    private int tried;

    private KeptPeople(List<KeptPair> pairs) {
        this.pairs = pairs;
    }

    static KeptPeople begin(Visitors visitors) {
        return new KeptPeople(IntStream.range(0, PAIRS)
                .mapToObj(number -> KeptPair.register(visitors, number))
                .toList());
    }

    String summary() {
        int ended = pairs.stream().mapToInt(KeptPair::ended).sum();
        return accounts.size() + 2 * PAIRS + " accounts and " + ended + " rated games";
    }

    void playUntilGone(Visitors visitors, ExecutorService threads) {
        pairs.forEach(pair -> threads.execute(() -> pair.playUntilGone(visitors)));
        threads.execute(() -> registerUntilGone(visitors));
    }

    private void registerUntilGone(Visitors visitors) {
        try {
            for (int newcomer = 0; newcomer < NEW_EACH_ROUND; newcomer++) {
                String name = "kept-" + tried++;
                register(visitors, name);
                accounts.add(name);
            }
        } catch (UncheckedIOException _) {
            // The server is gone. The name may be taken without our knowing.
        }
    }

    /// {@return a token of the new account}
    static String register(Visitors visitors, String name) {
        return Visitors.position(visitors.post("/api/accounts", "", credentials(name)), "token");
    }

    private static String credentials(String name) {
        return "{\"name\":\"" + name + "\",\"password\":\"long enough for " + name + "\"}";
    }

    /// {@return what was said to be done and is not: of all pairs, of the newest accounts, and of some old ones}
    List<String> compared(Visitors visitors) {
        List<String> faults = new ArrayList<>();
        pairs.forEach(pair -> faults.addAll(pair.compared(visitors)));
        int count = accounts.size();
        accounts.stream()
                .skip(Math.max(0, count - NEW_EACH_ROUND))
                .forEach(name -> faults.addAll(lost(visitors, name)));
        random.ints(count == 0 ? 0 : COMPARED_EACH_ROUND, 0, Math.max(1, count))
                .forEach(place -> faults.addAll(lost(visitors, accounts.get(place))));
        if (count > 0) {
            visitors.post("/api/sessions", "", credentials(accounts.get(random.nextInt(count))));
        }
        return faults;
    }

    /// {@return every account that was said to be there and is not}
    List<String> readThrough(Visitors visitors) {
        List<String> faults = new ArrayList<>();
        accounts.forEach(name -> faults.addAll(lost(visitors, name)));
        return faults;
    }

    private static List<String> lost(Visitors visitors, String name) {
        String profile = visitors.get("/api/players/" + name, "");
        return profile.contains("\"name\":\"" + name + "\"") ? List.of() : List.of("account " + name + " is lost");
    }
}
