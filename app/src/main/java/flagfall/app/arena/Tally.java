package flagfall.app.arena;

import flagfall.app.score.Pentanomial;
import flagfall.piece.Side;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The results of a match so far, as its first player sees them. It is a value: adding a pair gives another tally.
///
/// @param pentanomial pairs in which no game was broken off
/// @param endings how many games ended for which reason
public record Tally(
        int wins,
        int draws,
        int losses,
        long plies,
        Pentanomial pentanomial,
        Map<String, Integer> endings,
        PlayerStats a,
        PlayerStats b) {

    public static final Tally NONE =
            new Tally(0, 0, 0, 0, Pentanomial.NONE, Map.of(), PlayerStats.GOOD, PlayerStats.GOOD);

    public Tally {
        endings = Map.copyOf(endings);
    }

    /// {@return how many games were played, broken off or not}
    public int games() {
        return endings.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// {@return how many games were broken off}
    public int faults() {
        return a.broken() + b.broken();
    }

    /// {@return the first player's points: one for a win, a half for a draw}
    double points() {
        return wins + draws / 2.0;
    }

    /// {@return his opponent's points}
    double lostPoints() {
        return losses + draws / 2.0;
    }

    Tally plus(GamePair pair) {
        OptionalInt halfPoints = pair.halfPoints();
        Pentanomial pairs = halfPoints.isEmpty() ? pentanomial : pentanomial.plus(halfPoints.getAsInt());
        return plus(pair.first(), Side.RED, pairs).plus(pair.second(), Side.BLUE, pairs);
    }

    private Tally plus(PlayedGame game, Side aSide, Pentanomial pairs) {
        int halfPoints = game.halfPoints(aSide).orElse(-1);
        Map<String, Integer> more = new TreeMap<>(endings);
        more.merge(game.verdict().word(), 1, Integer::sum);
        return new Tally(
                wins + (halfPoints == 2 ? 1 : 0),
                draws + (halfPoints == 1 ? 1 : 0),
                losses + (halfPoints == 0 ? 1 : 0),
                plies + game.plies(),
                pairs,
                more,
                a.plus(game, aSide),
                b.plus(game, aSide.opponent()));
    }
}
