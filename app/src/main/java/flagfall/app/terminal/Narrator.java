package flagfall.app.terminal;

import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerView;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// Says in sentences what happened.
final class Narrator {

    private final Labels labels;
    private final PieceNames names;

    Narrator(Labels labels, PieceNames names) {
        this.labels = labels;
        this.names = names;
    }

    /// {@return such as `Blue j7j6: the captain strikes a scout and takes it.`}
    String move(ObservedMove move) {
        String who = name(move.side()) + " " + move.move();
        String passed = move.passed() ? " " + name(move.side().opponent()) + " has no move and passes." : "";
        return switch (move) {
            case ObservedMove.Marched marched ->
                who + (marched.scout() ? ": " + names.one(Rank.SCOUT) + ", since it runs." : ".") + passed;
            case ObservedMove.Struck struck ->
                who + ": " + fighter(struck.attacker()) + " strikes " + fighter(struck.defender()) + ", and "
                        + switch (struck.clash()) {
                            case ATTACKER_WINS -> "takes it.";
                            case DEFENDER_WINS -> "falls.";
                            case BOTH_FALL -> "both fall.";
                        }
                        + passed;
        };
    }

    private String fighter(ObservedRank told) {
        return switch (told) {
            case ObservedRank.Shown(Rank rank) -> names.one(rank) + " (" + labels.of(rank) + ")";
            case ObservedRank.Covered _ -> "a piece";
        };
    }

    /// {@return such as `Red has lost 2 scouts, 1 miner.`}
    String fallen(PlayerView view, Side side) {
        List<Rank> ranks = view.fallen().stream()
                .filter(piece -> piece.side() == side)
                .map(Piece::rank)
                .toList();
        String told = Arrays.stream(Rank.values())
                .sorted(Collections.reverseOrder())
                .filter(ranks::contains)
                .map(rank -> names.counted(Collections.frequency(ranks, rank), rank))
                .collect(Collectors.joining(", "));
        return name(side) + " has lost " + (told.isEmpty() ? "nothing" : told) + ".";
    }

    String outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing _ -> "The game is not over.";
            case Outcome.Won(Side winner, Outcome.Reason reason) ->
                name(winner) + " wins: " + reason(winner.opponent(), reason);
            case Outcome.Drawn(Outcome.Reason reason) -> "A draw: " + reason(Side.RED, reason);
        };
    }

    private String reason(Side loser, Outcome.Reason reason) {
        return switch (reason) {
            case FLAG -> name(loser) + "'s " + names.of(Rank.FLAG) + " has fallen.";
            case IMMOBILE -> "there is no move left.";
            case QUIET -> "nobody has struck for too long.";
            case RESIGNED -> name(loser) + " has resigned.";
            case TIME -> name(loser) + "'s time is up.";
            case AGREED -> "both agreed.";
            case ABANDONED -> name(loser) + " has left.";
            case ABORTED -> "it was called off.";
        };
    }

    static String name(Side side) {
        return side == Side.RED ? "Red" : "Blue";
    }
}
