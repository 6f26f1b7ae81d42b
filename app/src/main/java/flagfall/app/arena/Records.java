package flagfall.app.arena;

import flagfall.game.Game;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Chase;
import flagfall.rules.Ruleset;
import flagfall.rules.TwoSquare;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// A folder in which the games of a match are kept, a file for each.
///
/// @param date the day that the games were played on
public record Records(Path folder, LocalDate date) implements Archive {

    public Records {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("games cannot be kept in " + folder, e);
        }
    }

    /// Keeps a game, unless it never began.
    @Override
    public void save(int number, Played played) {
        Optional<GameRecord> record = record(played, date);
        if (record.isPresent()) {
            String name =
                    String.format(Locale.ROOT, "%05d-%s-%s.txt", number + 1, plain(played.red()), plain(played.blue()));
            try {
                Files.writeString(folder.resolve(name), GameRecordText.write(record.get()));
            } catch (IOException e) {
                throw new UncheckedIOException("a game could not be kept in " + folder, e);
            }
        }
    }

    private static String plain(String name) {
        return name.replaceAll("[^A-Za-z0-9]+", "-");
    }

    /// {@return the record of a game that began}
    static Optional<GameRecord> record(Played played, LocalDate date) {
        Game game = played.game();
        if (!game.hasStarted()) {
            return Optional.empty();
        }
        Position end = game.position();
        Setup red = game.setup(Side.RED).orElseThrow();
        Setup blue = game.setup(Side.BLUE).orElseThrow();
        Side first = end.back(0).toMove();
        List<Move> moves = IntStream.range(0, end.ply())
                .mapToObj(ply -> end.turn(ply).move())
                .toList();
        return Optional.of(new GameRecord(
                rules(played),
                played.red(),
                played.blue(),
                date.toString(),
                result(played.verdict()),
                played.verdict().word(),
                new GameRecord.Beginning.Setups(red, blue, first),
                moves));
    }

    /// A record must replay: where someone was excused from the repetition laws, it is kept without them.
    private static Ruleset rules(Played played) {
        Ruleset rules = played.game().rules();
        return played.excused().isEmpty()
                ? rules
                : rules.with(change -> {
                    change.twoSquare = new TwoSquare.Off();
                    change.chase = Chase.OFF;
                });
    }

    /// A game that a fault broke off has no result.
    private static String result(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Decided(Outcome.Won won) -> won.winner().word();
            case Verdict.Decided(Outcome.Drawn _), Verdict.Capped _ -> "draw";
            case Verdict.Decided(Outcome.Ongoing _), Verdict.Faulted _ -> "*";
        };
    }
}
