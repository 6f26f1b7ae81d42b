package flagfall.app.arena;

import flagfall.app.score.Pentanomial;
import flagfall.piece.Side;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The results of a match so far, as its first player sees them. It is a value: adding a pair gives another tally.
///
/// @param pentanomial pairs in which no game was broken off
/// @param endings how many games ended for which reason
/// @param aFaults what the first player broke games off with, which counts neither for him nor against him
public record Tally(
        int wins,
        int draws,
        int losses,
        long plies,
        Pentanomial pentanomial,
        Map<String, Integer> endings,
        Map<Fault.Kind, Integer> aFaults,
        Map<Fault.Kind, Integer> bFaults) {

    public static final Tally NONE = new Tally(0, 0, 0, 0, Pentanomial.NONE, Map.of(), Map.of(), Map.of());

    public Tally {
        endings = Map.copyOf(endings);
        aFaults = Map.copyOf(aFaults);
        bFaults = Map.copyOf(bFaults);
    }

    /// {@return how many games were played, broken off or not}
    public int games() {
        return endings.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// {@return how many games were broken off}
    public int faults() {
        return games() - wins - draws - losses;
    }

    /// {@return the first player's points: one for a win, a half for a draw}
    double points() {
        return wins + draws / 2.0;
    }

    /// {@return his opponent's points}
    double lostPoints() {
        return losses + draws / 2.0;
    }

    Tally plus(Pair pair) {
        Tally games = plus(pair.first(), Side.RED).plus(pair.second(), Side.BLUE);
        OptionalInt halfPoints = pair.halfPoints();
        return halfPoints.isEmpty()
                ? games
                : new Tally(
                        games.wins,
                        games.draws,
                        games.losses,
                        games.plies,
                        pentanomial.plus(halfPoints.getAsInt()),
                        games.endings,
                        games.aFaults,
                        games.bFaults);
    }

    private Tally plus(Played game, Side aSide) {
        int halfPoints = game.halfPoints(aSide).orElse(-1);
        return new Tally(
                wins + (halfPoints == 2 ? 1 : 0),
                draws + (halfPoints == 1 ? 1 : 0),
                losses + (halfPoints == 0 ? 1 : 0),
                plies + game.plies(),
                pentanomial,
                counted(new TreeMap<>(endings), game.verdict().word()),
                faults(aFaults, game.verdict(), aSide),
                faults(bFaults, game.verdict(), aSide.opponent()));
    }

    private static Map<Fault.Kind, Integer> faults(Map<Fault.Kind, Integer> sofar, Verdict verdict, Side side) {
        if (!(verdict instanceof Verdict.Faulted faulted) || faulted.by() != side) {
            return sofar;
        }
        Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
        counts.putAll(sofar);
        return counted(counts, faulted.kind());
    }

    private static <K> Map<K, Integer> counted(Map<K, Integer> counts, K key) {
        counts.merge(key, 1, Integer::sum);
        return counts;
    }
}
