package flagfall.ai.network.encoding;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.rules.Chase;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Positions with what a reference says of them. `-Dflagfall.vectors=FILE` reads others than those of the repository.
public final class Vectors {

    private static final Ruleset RULES = Rulesets.CLASSIC.with(change -> change.chase = Chase.OFF);

    private final List<Vector> read = new ArrayList<>();
    private Game game = Game.create(RULES, Side.RED);
    private Output output = Output.none();

    /// A position, and how it looks.
    ///
    /// @param planes hash of the first 160 planes
    /// @param mask hash of the legal moves
    public record Vector(PlayerMemory memory, String planes, String mask, Output output) {}

    /// What the network says, empty where it was not asked.
    ///
    /// @param outcome win, draw and loss
    /// @param policy logarithms of probabilities, by move
    /// @param belief by square, one number a kind
    public record Output(List<Double> outcome, Map<String, Double> policy, Map<String, List<Double>> belief) {

        static Output none() {
            return new Output(new ArrayList<>(), new HashMap<>(), new HashMap<>());
        }
    }

    public static List<Vector> all() {
        Vectors vectors = new Vectors();
        lines().forEach(vectors::read);
        return vectors.read;
    }

    /// {@return those for which the network was asked}
    public static List<Vector> answered() {
        return all().stream()
                .filter(vector -> !vector.output().outcome().isEmpty())
                .toList();
    }

    private static List<String> lines() {
        String file = System.getProperty("flagfall.vectors");
        try (InputStream in = Vectors.class.getResourceAsStream("/network-vectors.txt")) {
            return file != null
                    ? Files.readAllLines(Path.of(file))
                    : new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        switch (words.getFirst()) {
            case "game" -> game = start(words.get(1), words.get(2));
            case "outcome" -> output.outcome().addAll(numbers(words.subList(1, words.size())));
            case "policy" -> words.subList(1, words.size()).forEach(this::readMove);
            case "belief" -> output.belief().put(words.get(1), numbers(words.subList(2, words.size())));
            case "ply" -> readPly(words.get(1), words.get(2), words.get(3));
            default -> {}
        }
    }

    private static Game start(String red, String blue) {
        return Game.create(RULES, Side.RED)
                .after(new Event.Placed(SetupText.read(red, Side.RED, RULES).setup()))
                .after(new Event.Placed(SetupText.read(blue, Side.BLUE, RULES).setup()));
    }

    private void readMove(String move) {
        int colon = move.indexOf(':');
        output.policy().put(move.substring(0, colon), Double.valueOf(move.substring(colon + 1)));
    }

    private void readPly(String move, String planes, String mask) {
        Side side = game.position().toMove();
        PlayerMemory memory = Veil.memory(game, new Viewer.Seat(side));
        read.add(new Vector(memory, planes, mask, output));
        output = Output.none();
        game = game.after(new Event.Moved(side, MoveText.read(move).orElseThrow()));
    }

    private static List<Double> numbers(List<String> words) {
        return words.stream().map(Double::valueOf).toList();
    }
}
