package flagfall.app.evaluator;

import flagfall.piece.Rank;
import flagfall.rules.Clash;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A move and what came of it: `3 6 UP KILLS 4 7`.
public record MoveReport(ProtocolMove step, MoveResult result) {

    /// What came of a move.
    public sealed interface MoveResult {

        /// Nobody was in the way.
        record Quiet() implements MoveResult {}

        /// Two pieces met.
        record Fight(Clash clash, Rank attacker, Rank defender) implements MoveResult {}

        /// The flag fell, and with it the game.
        record FlagFell() implements MoveResult {}
    }

    /// {@return the report of a move that has just been told}
    public static MoveReport of(ObservedMove told) {
        return new MoveReport(ProtocolMove.of(told.move()), result(told));
    }

    private static MoveResult result(ObservedMove told) {
        return switch (told) {
            case ObservedMove.Marched _ -> new MoveResult.Quiet();
            case ObservedMove.Struck struck when rank(struck.defender()) == Rank.FLAG -> new MoveResult.FlagFell();
            case ObservedMove.Struck struck ->
                new MoveResult.Fight(struck.clash(), rank(struck.attacker()), rank(struck.defender()));
        };
    }

    /// The protocol is spoken in classic alone, where nothing is hidden again.
    private static Rank rank(ObservedRank told) {
        return switch (told) {
            case ObservedRank.Shown(Rank rank) -> rank;
            case ObservedRank.Covered _ -> throw new IllegalArgumentException("a battle is reported when it is fresh");
        };
    }

    /// {@return what a line says, in large letters or small, or nothing if it is no report}
    public static Optional<MoveReport> read(String line) {
        List<String> words = ProtocolMove.words(line);
        return ProtocolMove.read(words)
                .flatMap(step -> result(words.subList(ProtocolMove.length(words), words.size()))
                        .map(result -> new MoveReport(step, result)));
    }

    private static Optional<MoveResult> result(List<String> words) {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        return switch (words.getFirst().toUpperCase(Locale.ROOT)) {
            case "OK" -> Optional.of(new MoveResult.Quiet());
            case "VICTORY_FLAG" -> Optional.of(new MoveResult.FlagFell());
            case "KILLS" -> fight(Clash.ATTACKER_WINS, words);
            case "DIES" -> fight(Clash.DEFENDER_WINS, words);
            case "BOTHDIE" -> fight(Clash.BOTH_FALL, words);
            default -> Optional.empty();
        };
    }

    private static Optional<MoveResult> fight(Clash clash, List<String> words) {
        if (words.size() < 3) {
            return Optional.empty();
        }
        Optional<Rank> attacker = Glyph.rank(words.get(1).charAt(0));
        Optional<Rank> defender = Glyph.rank(words.get(2).charAt(0));
        return attacker.isEmpty() || defender.isEmpty()
                ? Optional.empty()
                : Optional.of(new MoveResult.Fight(clash, attacker.get(), defender.get()));
    }

    @Override
    public String toString() {
        return step + " "
                + switch (result) {
                    case MoveResult.Quiet _ -> "OK";
                    case MoveResult.FlagFell _ -> "VICTORY_FLAG";
                    case MoveResult.Fight(Clash clash, Rank attacker, Rank defender) ->
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
