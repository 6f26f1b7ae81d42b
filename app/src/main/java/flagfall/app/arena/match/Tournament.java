package flagfall.app.arena.match;

import flagfall.app.score.BradleyTerry;
import flagfall.app.score.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The results of many players against one another.
///
/// @param tallies by who met whom, as numbers in the list of players, the lower first
public record Tournament(List<String> players, Map<Meeting, Tally> tallies) {

    /// Between any two who met, one drawn game is assumed, so that nobody's rating is infinite.
    private static final double ASSUMED_DRAWS = 1;

    /// Two who meet.
    public record Meeting(int a, int b) {}

    public Tournament {
        players = List.copyOf(players);
        tallies = Map.copyOf(tallies);
    }

    /// {@return everyone against everyone}
    public static List<Meeting> roundRobin(int players) {
        List<Meeting> meetings = new ArrayList<>();
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) {
                meetings.add(new Meeting(a, b));
            }
        }
        return meetings;
    }

    /// {@return everyone against the next in the list alone}
    public static List<Meeting> ladder(int players) {
        return roundRobin(players).stream()
                .filter(meeting -> meeting.b() == meeting.a() + 1)
                .toList();
    }

    /// {@return this, with the result of one more meeting}
    public Tournament with(Meeting meeting, Tally tally) {
        Map<Meeting, Tally> more = new LinkedHashMap<>(tallies);
        more.put(meeting, tally);
        return new Tournament(players, more);
    }

    /// {@return what a player scored against another}
    public double points(int player, int other) {
        Tally asFirst = tallies.getOrDefault(new Meeting(player, other), Tally.NONE);
        Tally asSecond = tallies.getOrDefault(new Meeting(other, player), Tally.NONE);
        return asFirst.points() + asSecond.lostPoints();
    }

    /// {@return what a player scored against all others}
    public double points(int player) {
        double points = 0;
        for (int other = 0; other < players.size(); other++) {
            points += points(player, other);
        }
        return points;
    }

    /// {@return how many games of a player count}
    public double games(int player) {
        double games = 0;
        for (int other = 0; other < players.size(); other++) {
            games += points(player, other) + points(other, player);
        }
        return games;
    }

    /// {@return how often a player broke games off}
    public int faults(int player) {
        return tallies.entrySet().stream()
                .mapToInt(entry -> faults(player, entry.getKey(), entry.getValue()))
                .sum();
    }

    private static int faults(int player, Meeting meeting, Tally tally) {
        return (meeting.a() == player ? tally.a().broken() : 0)
                + (meeting.b() == player ? tally.b().broken() : 0);
    }

    /// {@return everyone's rating, in the order of the players, the mean of all being zero}
    public List<Estimate> ratings() {
        double[][] points = new double[players.size()][players.size()];
        for (int player = 0; player < players.size(); player++) {
            for (int other = 0; other < players.size(); other++) {
                points[player][other] = points(player, other);
            }
        }
        return BradleyTerry.rate(points, ASSUMED_DRAWS);
    }
}
