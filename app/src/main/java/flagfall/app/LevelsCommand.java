package flagfall.app;

import flagfall.ai.Level;
import flagfall.app.arena.report.Ratings;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `flagfall levels`.
@Command(
        name = "levels",
        description = {
            "Lists the computer's levels with their ratings, as they were measured in the arena.",
            "Ratings are classic's, on a scale on which level 5 has 1500; ± is the 95 %% interval."
        },
        mixinStandardHelpOptions = true)
final class LevelsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Ratings ratings = Ratings.measured();
        out.println("level  name         rating     ±  games  time      ");
        for (Level level : Level.all()) {
            out.println(line(level, ratings.of(level)));
        }
        out.flush();
    }

    private static String line(Level level, Optional<Ratings.Rating> rating) {
        return String.format(
                Locale.ROOT,
                "%5d  %-11s  %6s  %4s  %5s  %4d ms   %s",
                level.number(),
                level.name(),
                rating.map(it -> String.format(Locale.ROOT, "%.0f", it.rating()))
                        .orElse("-"),
                rating.map(it -> String.format(Locale.ROOT, "%.0f", it.bar())).orElse("-"),
                rating.map(it -> Integer.toString(it.games())).orElse("-"),
                level.thinkingTime().toMillis(),
                level.about());
    }
}
