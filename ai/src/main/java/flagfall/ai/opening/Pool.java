package flagfall.ai.opening;

import flagfall.ai.data.DataFile;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// Setups that were drawn by the thousand and kept because they did well in games, or because the network expects much
/// of them. A ruleset with the board and army of another uses its setups.
///
/// @param texts as [SetupText] writes them
record Pool(List<String> texts) {

    /// The rulesets that have setups of their own.
    static final List<Ruleset> OWNERS =
            List.of(Rulesets.CLASSIC, Rulesets.NINE_RANKS, Rulesets.BARRAGE, Rulesets.DUEL, Rulesets.QUICK_BATTLE);

    private static final Map<String, Pool> READ = new ConcurrentHashMap<>();

    Pool {
        texts = List.copyOf(texts);
    }

    /// {@return the setups for the board and army of this ruleset, if there are any}
    static Optional<Pool> of(Ruleset rules) {
        return of(rules, "");
    }

    /// {@return those that the network chose, if there are any}
    static Optional<Pool> learned(Ruleset rules) {
        return of(rules, "learned-");
    }

    private static Optional<Pool> of(Ruleset rules, String kind) {
        return OWNERS.stream()
                .filter(owner ->
                        owner.board().equals(rules.board()) && owner.army().equals(rules.army()))
                .findFirst()
                .map(owner -> READ.computeIfAbsent(kind + owner.id(), Pool::read));
    }

    /// {@return any one of them}
    Setup pick(Ruleset rules, Side side, Random random) {
        return SetupText.read(texts.get(random.nextInt(texts.size())), side, rules)
                .setup();
    }

    private static Pool read(String name) {
        return new Pool(DataFile.lines(Pool.class, name + ".txt"));
    }
}
