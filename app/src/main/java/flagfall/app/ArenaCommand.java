package flagfall.app;

import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.match.Goal;
import flagfall.app.score.Sprt;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `flagfall arena`.
@Command(
        name = "arena",
        description = {
            "Plays a match: pairs of games with the same setups and colours swapped.",
            "A player is level:N, level:N/100ms, level:N/2000n (positions), or cmd:PROGRAM ARGS for a program that"
                    + " speaks the evaluator protocol. level:8[evaluation.noise=0] is a level with a tuned number"
                    + " changed, level:9@FILE one with the network of another weight file. Games that a fault breaks off are counted apart."
        },
        footer = {
            "",
            "Two levels, at a tenth of their time, until one is clearly stronger:",
            "  flagfall arena --a level:5 --b level:4 --pace 0.1 --until-clear --games 200",
            "A program against a level, which it may break the repetition laws against, with its games kept:",
            "  flagfall arena --a \"cmd:./my-program -x\" --b level:3/100ms --two-square b --records games",
            "To see a kept game: flagfall replay FILE. What is told at the end: docs/arena.md."
        },
        mixinStandardHelpOptions = true)
final class ArenaCommand implements Runnable {

    /// Who is held to the repetition laws.
    private enum HeldOption {
        A,
        B,
        BOTH,
        NONE;

        Pairing.Held pairing() {
            return new Pairing.Held(this == A || this == BOTH, this == B || this == BOTH);
        }
    }

    @Mixin
    private MatchOptions options;

    @Option(names = "--a", required = true, description = "The player whose results are told.")
    private String a;

    @Option(names = "--b", required = true, description = "Its opponent.")
    private String b;

    @Option(names = "--games", description = "The most games to play (default: 100).", defaultValue = "100")
    private int games;

    @Option(
            names = "--sprt",
            description = "Stop as soon as the results speak for one of two strengths, such as 0,20 Elo.",
            paramLabel = "elo0,elo1",
            converter = SprtOption.class)
    private @Nullable Sprt sprt;

    @Option(names = "--until-clear", description = "Stop as soon as the 95 %% interval excludes zero.")
    private boolean untilClear;

    @Option(
            names = "--two-square",
            description = "Who is held to the two-square and more-square laws: a, b, both or none (default: both).",
            defaultValue = "BOTH")
    private HeldOption held;

    @Override
    public void run() {
        Pairing pairing = new Pairing(options.contender(a), options.contender(b), held.pairing(), options.settings());
        options.play(pairing, games, options.seed(), goal());
    }

    private Goal goal() {
        if (sprt != null) {
            return new Goal.SequentialTest(sprt);
        }
        return untilClear ? new Goal.Clear() : new Goal.AllGames();
    }

    /// Reads two strengths.
    private static final class SprtOption implements ITypeConverter<Sprt> {
        @Override
        public Sprt convert(String text) {
            String[] numbers = text.toLowerCase(Locale.ROOT).split(",", -1);
            try {
                return new Sprt(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException _) {
                throw new TypeConversionException("two numbers, the second the larger, such as 0,20, not " + text);
            }
        }
    }
}
