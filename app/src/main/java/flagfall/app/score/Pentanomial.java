package flagfall.app.score;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How pairs of games ended: how many pairs brought a player none, a half, one, one and a half, or both of their two
/// points. The games of a pair share their setups, so that their results depend on each other. Pairs are
/// independent, which is why pairs are counted and not games.
public record Pentanomial(List<Integer> counts) {

    /// Half points in a pair.
    public static final int MOST = 4;

    public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

    public Pentanomial {
        counts = List.copyOf(counts);
        if (counts.size() != MOST + 1) {
            throw new IllegalArgumentException("five counts wanted: " + counts);
        }
    }

    public static Pentanomial of(Integer... counts) {
        return new Pentanomial(Arrays.asList(counts));
    }

    /// {@return these pairs and one more, in which the player made so many half points}
    public Pentanomial plus(int halfPoints) {
        return new Pentanomial(IntStream.rangeClosed(0, MOST)
                .mapToObj(index -> counts.get(index) + (index == halfPoints ? 1 : 0))
                .toList());
    }

    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /// {@return the share of all points that were made; a half where nothing was played}
    public double score() {
        double points = IntStream.rangeClosed(0, MOST)
                .mapToDouble(index -> counts.get(index) * share(index))
                .sum();
        return pairs() == 0 ? 0.5 : points / pairs();
    }

    /// {@return the share of a pair's points that so many half points are}
    static double share(int halfPoints) {
        return halfPoints / (double) MOST;
    }

    /// {@return how much stronger the player is than the opponent, in Elo}
    public Estimate elo() {
        Likelihood likelihood = new Likelihood(this);
        return new Estimate(
                Elo.difference(score()), Elo.difference(likelihood.lowest()), Elo.difference(likelihood.highest()));
    }

    /// {@return such as `0 3 10 5 2`}
    @Override
    public String toString() {
        return counts.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
