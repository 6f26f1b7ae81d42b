package flagfall.app.record;

import flagfall.game.Game;
import flagfall.game.GameRecorder;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

/// Writes records of games. A record tells everything, so it is made of games that nobody plays any more.
///
/// @param date the day that the games were played on
public record RecordWriter(LocalDate date) {

    /// {@return the record of a game in which both armies were placed}
    public GameRecord record(Game game, String red, String blue, GameRecorder.RecordedResult ending) {
        return GameRecorder.of(game, new GameRecorder.RecordHeading(red, blue, date.toString()), ending);
    }

    /// Writes a record into a file.
    public static void write(GameRecord record, Path file) {
        try {
            Files.writeString(file, GameRecordText.write(record));
        } catch (IOException e) {
            throw new UncheckedIOException("the game could not be kept in " + file, e);
        }
    }
}
