package flagfall.ai.tool;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/// Setups that people played with, from a file with one a line, for players to place in place of their own.
public record HumanSetups(List<String> setups) {

    public static HumanSetups read(Path file) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            return new HumanSetups(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// {@return the people of the file that the fourth argument of a tool names, or nobody}
    public static HumanSetups named(String... arguments) {
        return arguments.length < 4 ? new HumanSetups(List.of()) : read(Path.of(arguments[3]));
    }

    /// {@return a player that thinks as another does and places as one of these people did, if there are any}
    public Player placing(Player player, long seed) {
        return setups.isEmpty()
                ? player
                : new Player() {
                    @Override
                    public Setup place(Ruleset rules, Side side) {
                        return draw(rules, side, new SplittableRandom(seed));
                    }

                    @Override
                    public Move choose(PlayerMemory memory, Budget budget) {
                        return player.choose(memory, budget);
                    }
                };
    }

    private Setup draw(Ruleset rules, Side side, SplittableRandom random) {
        SetupText.Draft draft = SetupText.read(setups.get(random.nextInt(setups.size())), side, rules);
        if (!draft.flaws().isEmpty()) {
            throw new IllegalArgumentException("a setup of people is not legal here: " + draft.flaws());
        }
        return draft.setup();
    }

    HumanSetups without(Set<String> others) {
        return new HumanSetups(
                setups.stream().filter(setup -> !others.contains(setup)).toList());
    }

    /// {@return a setup as its owner's mirror shows it}
    static String mirrored(String setup) {
        return Arrays.stream(setup.split("/", -1))
                .map(row -> new StringBuilder(row).reverse().toString())
                .collect(Collectors.joining("/"));
    }
}
