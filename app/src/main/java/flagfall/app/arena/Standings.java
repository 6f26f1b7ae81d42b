package flagfall.app.arena;

import flagfall.app.score.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A tournament as a table in Markdown, the strongest first: rating, points, and the score against each other player.
public final class Standings {

    private final Tournament tournament;
    private final List<Estimate> ratings;
    private final List<Integer> order;

    private Standings(Tournament tournament) {
        this.tournament = tournament;
        ratings = tournament.ratings();
        order = IntStream.range(0, ratings.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        (Integer player) -> -ratings.get(player).value()))
                .toList();
    }

    public static List<String> of(Tournament tournament) {
        return new Standings(tournament).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        String numbers =
                IntStream.rangeClosed(1, order.size()).mapToObj(String::valueOf).collect(Collectors.joining(" | "));
        lines.add("| # | player | Elo | ± | points | games | faults | " + numbers + " |");
        lines.add("|---|---|---|---|---|---|---|" + "---|".repeat(order.size()));
        for (int place = 0; place < order.size(); place++) {
            lines.add(line(place));
        }
        return lines;
    }

    private String line(int place) {
        int player = order.get(place);
        Estimate rating = ratings.get(player);
        String scores = order.stream().map(other -> score(player, other)).collect(Collectors.joining(" | "));
        return String.format(
                Locale.ROOT,
                "| %d | %s | %+.0f | %.0f | %.1f | %.0f | %d | %s |",
                place + 1,
                tournament.players().get(player),
                rating.value(),
                rating.high() - rating.value(),
                tournament.points(player),
                tournament.games(player),
                tournament.faults(player),
                scores);
    }

    private String score(int player, int other) {
        double won = tournament.points(player, other);
        double lost = tournament.points(other, player);
        return won + lost == 0 ? "" : String.format(Locale.ROOT, "%.0f %%", 100 * won / (won + lost));
    }
}
