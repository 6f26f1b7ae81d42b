package flagfall.ai.opening;

import flagfall.ai.Budget;
import flagfall.ai.tuning.Tuning;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Makes a pool of setups: draws many, lets them play, and drops the weaker ones round by round.
///
/// 1. Candidates are drawn by [SetupDraft]; those with a fault by [SetupFaults], and those that equal a recorded setup
///    or its mirror image, are dropped.
/// 2. In each round every candidate left meets another one twice, with colours swapped, both played by the top level.
/// 3. [Merit] weighs all games so far, and the weaker ones leave, until as many are left as are wanted. However good a
///    square is for the flag, it may not stand there too often, or everyone will know where to look.
///
/// `Trials classic 800 250 300 ../shared/data/setups > classic.txt`: ruleset, candidates, how many to keep, positions
/// a move, and recorded setups to differ from
final class Trials {

    private static final double SHARE_THAT_STAYS = 0.67;
    private static final double MOST_WITH_ONE_FLAG = 0.6;

    private final Ruleset rules;
    private final Bout bout;
    private final Random random = new Random(20);
    private final List<Setup> candidates = new ArrayList<>();
    private final List<Merit.Result> results = new ArrayList<>();

    private Trials(Ruleset rules, Budget budget) {
        this.rules = rules;
        bout = new Bout(rules, budget, random);
    }

    public static void main(String[] arguments) throws IOException {
        Trials trials =
                new Trials(Rulesets.named(arguments[0]).orElseThrow(), Budget.nodes(Long.parseLong(arguments[3])));
        trials.draw(Integer.parseInt(arguments[1]), new Recorded(Path.of(arguments[4])));
        List<Integer> kept = trials.select(Integer.parseInt(arguments[2]));
        System.out.println(
                "# made by: Trials " + String.join(" ", List.of(arguments).subList(0, 4)));
        kept.forEach(index -> System.out.println(trials.text(index)));
    }

    private void draw(int count, Recorded recorded) throws IOException {
        Set<String> taken = new HashSet<>(recorded.texts());
        SetupFaults check = new SetupFaults(rules, Side.RED, Tuning.DEFAULT.setup());
        while (candidates.size() < count) {
            Setup setup = new SetupDraft(rules, Side.RED, random, Tuning.DEFAULT.setup()).best();
            if (check.faults(setup).isEmpty()
                    && !taken.contains(SetupText.write(setup.mirrored(rules.board()), rules.board()))
                    && taken.add(SetupText.write(setup, rules.board()))) {
                candidates.add(setup);
            }
        }
    }

    private List<Integer> select(int count) {
        List<Integer> left =
                new ArrayList<>(IntStream.range(0, candidates.size()).boxed().toList());
        while (left.size() > count) {
            round(left);
            Merit merit = new Merit(candidates, rules.board(), results);
            left.sort(Comparator.comparingDouble(merit::of).reversed());
            int staying = Math.max(count, (int) (left.size() * SHARE_THAT_STAYS));
            System.err.printf(
                    "%d games; %d of %d stay, from %+.3f to %+.3f%n",
                    results.size(), staying, left.size(), merit.of(left.getFirst()), merit.of(left.get(staying - 1)));
            left = best(left, staying);
        }
        return left;
    }

    /// {@return the first so many, of those whose flag does not stand where that of too many before stood}
    private List<Integer> best(List<Integer> sorted, int count) {
        Map<Integer, Integer> flags = new HashMap<>();
        return sorted.stream()
                .filter(index -> flags.merge(flag(index), 1, Integer::sum) <= count * MOST_WITH_ONE_FLAG)
                .limit(count)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /// {@return how far from the nearer edge the flag stands}
    private int flag(int index) {
        String back = text(index).substring(text(index).lastIndexOf('/') + 1);
        int across = back.indexOf(Rank.FLAG.letter());
        return Math.min(across, back.length() - 1 - across);
    }

    private void round(List<Integer> left) {
        Collections.shuffle(left, random);
        for (int index = 0; index + 1 < left.size(); index += 2) {
            results.add(play(left.get(index), left.get(index + 1)));
            results.add(play(left.get(index + 1), left.get(index)));
        }
    }

    private Merit.Result play(int red, int blue) {
        return new Merit.Result(red, blue, bout.points(candidates.get(red), candidates.get(blue)));
    }

    private String text(int index) {
        return SetupText.write(candidates.get(index), rules.board());
    }
}
