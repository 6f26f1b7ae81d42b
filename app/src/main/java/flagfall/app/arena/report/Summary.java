package flagfall.app.arena.report;

import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.match.Goal;
import flagfall.app.arena.match.Match;
import flagfall.app.arena.match.PlayerStats;
import flagfall.app.arena.match.Tally;
import flagfall.app.score.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The summary of a match that is over, a line for each fact.
public final class Summary {

    private Summary() {}

    public static List<String> of(Match match, Tally tally) {
        Pairing pairing = match.pairing();
        List<String> lines = new ArrayList<>();
        lines.add(pairing.a().name() + " against " + pairing.b().name() + ", "
                + pairing.settings().rules().id());
        lines.add(line("games", games(tally)));
        lines.add(line("pairs", tally.pentanomial() + "  (with 0, ½, 1, 1½, 2 points)"));
        lines.add(line("Elo", tally.pentanomial().elo() + "  (95 %)"));
        lines.add(line("endings", counts(tally.endings())));
        lines.add(line("faults", faults(pairing.a(), tally.a()) + "; " + faults(pairing.b(), tally.b())));
        lines.add(line(
                "times",
                times(pairing.a(), tally.a()) + "; " + times(pairing.b(), tally.b())
                        + "  (half, 99 % and all moves took no longer)"));
        if (match.goal() instanceof Goal.SequentialTest(Sprt test)) {
            lines.add(line("SPRT", test(test, tally)));
        }
        return lines;
    }

    private static String test(Sprt test, Tally tally) {
        String said = switch (test.decide(tally.pentanomial())) {
            case OPEN -> "undecided";
            case FIRST -> "rather " + elo(test.elo0());
            case SECOND -> "rather " + elo(test.elo1());
        };
        return elo(test.elo0()) + " or " + elo(test.elo1()) + ": " + said
                + new Goal.SequentialTest(test).progress(tally.pentanomial());
    }

    private static String elo(double number) {
        return String.format(Locale.ROOT, "%+.0f Elo", number);
    }

    private static String games(Tally tally) {
        int clean = tally.games() - tally.faults();
        return String.format(
                Locale.ROOT,
                "%d: +%d =%d -%d, %.1f %% of points, %.0f plies on average%s",
                tally.games(),
                tally.wins(),
                tally.draws(),
                tally.losses(),
                clean == 0 ? 0 : 100 * tally.points() / clean,
                tally.games() == 0 ? 0 : tally.plies() / (double) tally.games(),
                tally.faults() == 0 ? "" : "; " + tally.faults() + " broken off, not counted");
    }

    private static String faults(Contender who, PlayerStats stats) {
        String told = new TreeMap<>(stats.faults())
                .entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey().words())
                        .collect(Collectors.joining(", "));
        return who.name() + " " + (told.isEmpty() ? "none" : told + " (" + stats.complaint() + ")");
    }

    private static String times(Contender who, PlayerStats stats) {
        return who.name() + " " + stats.times();
    }

    private static String counts(Map<String, Integer> counts) {
        return new TreeMap<>(counts)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }

    private static String line(String what, String told) {
        return String.format(Locale.ROOT, "  %-8s %s", what, told);
    }
}
