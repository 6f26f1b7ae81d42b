package flagfall.ai;

import flagfall.ai.network.Network;
import flagfall.ai.network.player.Allowance;
import flagfall.ai.network.player.NetworkPlayer;
import flagfall.ai.network.player.NetworkSettings;
import flagfall.ai.tool.Exploiter;
import flagfall.ai.tool.PairedMatch;
import flagfall.notation.RulesetText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/// What a setting of the learned player, or another network, is worth: pairs of games in this process.
///
/// `NetworkMatch classic 50 own temperature=0.25,doubtsBelief=0 network=FILE`: ruleset (or a file with one a line,
/// which take turns), pairs, whether each player keeps its own setups or both play both (`own` or `shared`), the two
/// players. `level=8,nodes=20000` is a level, and `idea=RUSHES` an exploiter.
final class NetworkMatch {

    private NetworkMatch() {}

    public static void main(String[] arguments) throws IOException {
        List<Ruleset> rules = rulesets(arguments[0]);
        int pairs = Integer.parseInt(arguments[1]);
        boolean own = arguments[2].equals("own");
        PairedMatch match = new PairedMatch(rules, player(arguments[3]), player(arguments[4]), Budget.nodes(0));
        int first = Integer.getInteger("first", 0);
        for (int pair = first; pair < first + pairs; pair++) {
            if (own) {
                match.pairOfOwn(pair);
            } else {
                match.pair(pair);
            }
            System.out.printf("%s against %s: %s%n", arguments[3], arguments[4], match.result());
        }
    }

    private static List<Ruleset> rulesets(String text) throws IOException {
        Optional<Ruleset> named = Rulesets.named(text);
        return named.isPresent()
                ? List.of(named.get())
                : Files.readAllLines(Path.of(text)).stream()
                        .map(line -> RulesetText.read(line).orThrow())
                        .toList();
    }

    private static LongFunction<Player> player(String text) {
        Map<String, String> words = new HashMap<>();
        Arrays.stream(text.split(",", -1))
                .map(word -> word.split("=", 2))
                .filter(word -> word.length == 2)
                .forEach(word -> words.put(word[0], word[1]));
        if (words.containsKey("level")) {
            Level level = Level.of(Integer.parseInt(words.get("level")));
            Budget budget = Budget.nodes(Long.parseLong(words.getOrDefault("nodes", "20000")));
            return seed -> new Budgeted(level.player(seed), budget);
        }
        if (words.containsKey("idea")) {
            Exploiter.Idea idea = Exploiter.Idea.valueOf(words.get("idea"));
            return seed -> new Exploiter(idea, seed);
        }
        NetworkSettings settings = NetworkSettings.AT_A_GLANCE;
        for (Map.Entry<String, String> word : words.entrySet()) {
            if (!word.getKey().equals("network")) {
                settings = settings.with(word.getKey(), Double.parseDouble(word.getValue()));
            }
        }
        NetworkSettings chosen = settings;
        Network network = words.containsKey("network") ? read(Path.of(words.get("network"))) : Network.shipped();
        return seed -> new Learned(new NetworkPlayer(network, chosen, seed));
    }

    private static Network read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Network.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Learned(NetworkPlayer player) implements Player {
        @Override
        public Setup place(Ruleset rules, Side side) {
            return player.place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return player.think(memory, Allowance.positions(Integer.MAX_VALUE)).move();
        }
    }

    /// A player with a budget of its own.
    private record Budgeted(Player player, Budget own) implements Player {
        @Override
        public Setup place(Ruleset rules, Side side) {
            return player.place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return player.choose(memory, own);
        }
    }
}
