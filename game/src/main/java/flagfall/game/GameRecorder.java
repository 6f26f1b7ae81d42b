package flagfall.game;

import flagfall.notation.GameRecord;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import java.util.List;
import java.util.stream.IntStream;

/// Makes records of games. A record tells everything, so it is made of games that nobody plays any more.
public final class GameRecorder {

    private GameRecorder() {}

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

    /// Who played, and when.
    public record RecordHeading(String red, String blue, String date) {}

    /// {@return the record of a game that has started}
    public static GameRecord of(Game game, RecordHeading heading, RecordedResult ending) {
        Position end = game.position();
        List<Move> moves = IntStream.range(0, end.ply())
                .mapToObj(ply -> end.turn(ply).move())
                .toList();
        return new GameRecord(
                game.rules(),
                heading.red,
                heading.blue,
                heading.date,
                ending.result,
                ending.termination,
                beginning(game, end.back(0)),
                moves);
    }

    private static GameRecord.Beginning beginning(Game game, Position first) {
        return game.setup(Side.RED).isPresent()
                ? new GameRecord.Beginning.FromSetups(
                        game.setup(Side.RED).orElseThrow(),
                        game.setup(Side.BLUE).orElseThrow(),
                        first.toMove())
                : new GameRecord.Beginning.FromPosition(first.pieces(), first.toMove());
    }
}
