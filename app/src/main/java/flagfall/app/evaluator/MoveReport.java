package flagfall.app.evaluator;

import flagfall.piece.Rank;
import flagfall.position.Turn;
import flagfall.rules.Clash;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A move and what came of it: `3 6 UP KILLS 4 7`.
public record MoveReport(ProtocolMove step, Result result) {

    /// What came of a move.
    public sealed interface Result {

        /// Nobody was in the way.
        record Quiet() implements Result {}

        /// Two pieces met.
        record Fight(Clash clash, Rank attacker, Rank defender) implements Result {}

        /// The flag fell, and with it the game.
        record FlagFell() implements Result {}
    }

    public static MoveReport of(Turn turn) {
        ProtocolMove step = ProtocolMove.of(turn.move());
        return switch (turn) {
            case Turn.March _ -> new MoveReport(step, new Result.Quiet());
            case Turn.Attack attack
            when attack.defender().rank() == Rank.FLAG -> new MoveReport(step, new Result.FlagFell());
            case Turn.Attack attack ->
                new MoveReport(
                        step,
                        new Result.Fight(
                                attack.clash(),
                                attack.mover().rank(),
                                attack.defender().rank()));
        };
    }

    /// {@return what a line says, in large letters or small, or nothing if it is no report}
    public static Optional<MoveReport> read(String line) {
        List<String> words = ProtocolMove.words(line);
        return ProtocolMove.read(words)
                .flatMap(step -> result(words.subList(ProtocolMove.length(words), words.size()))
                        .map(result -> new MoveReport(step, result)));
    }

    private static Optional<Result> result(List<String> words) {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        return switch (words.getFirst().toUpperCase(Locale.ROOT)) {
            case "OK" -> Optional.of(new Result.Quiet());
            case "VICTORY_FLAG" -> Optional.of(new Result.FlagFell());
            case "KILLS" -> fight(Clash.ATTACKER_WINS, words);
            case "DIES" -> fight(Clash.DEFENDER_WINS, words);
            case "BOTHDIE" -> fight(Clash.BOTH_FALL, words);
            default -> Optional.empty();
        };
    }

    private static Optional<Result> fight(Clash clash, List<String> words) {
        if (words.size() < 3) {
            return Optional.empty();
        }
        Optional<Rank> attacker = Glyph.rank(words.get(1).charAt(0));
        Optional<Rank> defender = Glyph.rank(words.get(2).charAt(0));
        return attacker.isEmpty() || defender.isEmpty()
                ? Optional.empty()
                : Optional.of(new Result.Fight(clash, attacker.get(), defender.get()));
    }

    @Override
    public String toString() {
        return step + " "
                + switch (result) {
                    case Result.Quiet _ -> "OK";
                    case Result.FlagFell _ -> "VICTORY_FLAG";
                    case Result.Fight(Clash clash, Rank attacker, Rank defender) ->
                        word(clash) + " " + Glyph.of(attacker) + " " + Glyph.of(defender);
                };
    }

    private static String word(Clash clash) {
        return switch (clash) {
            case ATTACKER_WINS -> "KILLS";
            case DEFENDER_WINS -> "DIES";
            case BOTH_FALL -> "BOTHDIE";
        };
    }
}
