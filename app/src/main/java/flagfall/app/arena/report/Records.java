package flagfall.app.arena.report;

import flagfall.app.arena.game.PlayedGame;
import flagfall.app.arena.game.Verdict;
import flagfall.app.record.RecordWriter;
import flagfall.game.GameRecorder;
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
    private static GameRecorder.RecordedResult ending(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Decided decided -> GameRecorder.RecordedResult.of(decided.outcome());
            case Verdict.Capped _ -> new GameRecorder.RecordedResult("draw", verdict.word());
            case Verdict.Faulted _ -> new GameRecorder.RecordedResult("*", verdict.word());
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
