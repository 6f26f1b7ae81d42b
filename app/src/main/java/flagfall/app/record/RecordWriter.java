package flagfall.app.record;

import flagfall.game.Game;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

/// Writes records of games. A record tells everything, so it is made of games that nobody plays any more.
///
/// @param date the day that the games were played on
public record RecordWriter(LocalDate date) {

    /// How a game ended, in the words of a record.
    public record RecordedResult(String result, String termination) {

        public static RecordedResult of(Outcome outcome) {
            return switch (outcome) {
                case Outcome.Ongoing _ -> new RecordedResult("*", "");
                case Outcome.Won(Side winner, Outcome.Reason reason) ->
                    new RecordedResult(winner.word(), reason.word());
                case Outcome.Drawn(Outcome.Reason reason) -> new RecordedResult("draw", reason.word());
            };
        }
    }

    /// {@return the record of a game in which both armies were placed}
    public GameRecord record(Game game, String red, String blue, RecordedResult ending) {
        Position end = game.position();
        Setup redArmy = game.setup(Side.RED).orElseThrow();
        Setup blueArmy = game.setup(Side.BLUE).orElseThrow();
        List<Move> moves = IntStream.range(0, end.ply())
                .mapToObj(ply -> end.turn(ply).move())
                .toList();
        return new GameRecord(
                game.rules(),
                red,
                blue,
                date.toString(),
                ending.result(),
                ending.termination(),
                new GameRecord.Beginning.FromSetups(
                        redArmy, blueArmy, end.back(0).toMove()),
                moves);
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
