package flagfall.app.arena;

import flagfall.app.record.RecordWriter;
import flagfall.notation.GameRecord;
import flagfall.rules.Chase;
import flagfall.rules.Ruleset;
import flagfall.rules.TwoSquare;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// A folder in which the games of a match are kept, a file for each.
public record Records(Path folder, RecordWriter writer) implements Archive {

    public Records {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("games cannot be kept in " + folder, e);
        }
    }

    /// Keeps a game, unless it never began.
    @Override
    public void save(int number, PlayedGame played) {
        if (played.game().hasStarted()) {
            String name =
                    String.format(Locale.ROOT, "%05d-%s-%s.txt", number + 1, plain(played.red()), plain(played.blue()));
            GameRecord record = writer.record(played.game(), played.red(), played.blue(), ending(played.verdict()));
            RecordWriter.write(
                    played.excused().isEmpty() ? record : withoutRepetitionLaws(record), folder.resolve(name));
        }
    }

    private static String plain(String name) {
        return name.replaceAll("[^A-Za-z0-9]+", "-");
    }

    /// A game that a fault broke off has no result.
    private static RecordWriter.Ending ending(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Decided decided -> RecordWriter.Ending.of(decided.outcome());
            case Verdict.Capped _ -> new RecordWriter.Ending("draw", verdict.word());
            case Verdict.Faulted _ -> new RecordWriter.Ending("*", verdict.word());
        };
    }

    /// A record must replay, also where someone was excused from the laws.
    private static GameRecord withoutRepetitionLaws(GameRecord record) {
        Ruleset rules = record.rules().with(change -> {
            change.twoSquare = new TwoSquare.Off();
            change.chase = Chase.OFF;
        });
        return new GameRecord(
                rules,
                record.red(),
                record.blue(),
                record.date(),
                record.result(),
                record.termination(),
                record.beginning(),
                record.moves());
    }
}
