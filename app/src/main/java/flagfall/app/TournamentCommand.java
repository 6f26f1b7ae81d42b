package flagfall.app;

import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.match.Goal;
import flagfall.app.arena.match.Tally;
import flagfall.app.arena.match.Tournament;
import flagfall.app.arena.match.Tournament.Meeting;
import flagfall.app.arena.report.Ratings;
import flagfall.app.arena.report.Standings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall tournament`.
@Command(
        name = "tournament",
        description = {
            "Plays everyone against everyone and rates them all.",
            "Players are named as in the arena: level:3, level:3/100ms, cmd:PROGRAM ARGS, NAME=level:3 …"
        },
        footer = {
            "",
            "Three players, twenty games between any two:",
            "  flagfall tournament --games 20 level:2 level:3 \"mine=cmd:./my-program\" --excuse mine"
        },
        mixinStandardHelpOptions = true)
final class TournamentCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private MatchOptions options;

    @Parameters(arity = "2..*", paramLabel = "PLAYER", description = "Two players or more.")
    private List<String> players;

    @Option(names = "--games", description = "The most games of each two (default: 100).", defaultValue = "100")
    private int games;

    @Option(names = "--ladder", description = "Everyone plays the next in the list alone.")
    private boolean ladder;

    @Option(names = "--until-clear", description = "Stop a match as soon as its 95 %% interval excludes zero.")
    private boolean untilClear;

    @Option(names = "--excuse", description = "A player who is not held to the repetition laws; may be repeated.")
    private List<String> excused = List.of();

    @Option(names = "--ratings", description = "A file to write the ratings to, as `flagfall levels` reads them.")
    private @Nullable Path ratings;

    @Override
    public void run() {
        List<Contender> contenders = players.stream().map(options::contender).toList();
        List<String> names = contenders.stream().map(Contender::name).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new ParameterException(spec.commandLine(), "two players have one name: put NAME= before them");
        }
        Tournament tournament = new Tournament(names, Map.of());
        PrintWriter out = spec.commandLine().getOut();
        for (Meeting meeting : ladder ? Tournament.ladder(names.size()) : Tournament.roundRobin(names.size())) {
            Pairing pairing = pairing(contenders.get(meeting.a()), contenders.get(meeting.b()));
            // Each meeting has setups of its own, whoever else takes part.
            long seed = options.seed() + 1000L * meeting.a() + meeting.b();
            Tally tally = options.play(pairing, games, seed, untilClear ? new Goal.Clear() : new Goal.AllGames());
            tournament = tournament.with(meeting, tally);
        }
        out.println();
        Standings.of(tournament).forEach(out::println);
        out.flush();
        if (ratings != null) {
            Ratings.of(tournament).write(ratings);
        }
    }

    private Pairing pairing(Contender a, Contender b) {
        return new Pairing(a, b, new Pairing.Held(isHeld(a), isHeld(b)), options.settings());
    }

    private boolean isHeld(Contender player) {
        return !excused.contains(player.name());
    }
}
