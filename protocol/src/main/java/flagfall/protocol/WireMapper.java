package flagfall.protocol;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.RepetitionWarning;
import flagfall.position.Setup;
import flagfall.problem.Problem;
import flagfall.rules.Clash;
import flagfall.view.ObservedEvent;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedPiece;
import flagfall.view.ObservedRank;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Turns what a viewer knows into messages. It gets nothing a viewer may not know, so it cannot give anything away.
public final class WireMapper {

    private WireMapper() {}

    /// {@return what happened as an event, or nothing where this viewer hears nothing of it}
    public static Optional<GameEvent> event(int offset, ObservedEvent observedEvent, Board board) {
        return switch (observedEvent) {
            case ObservedEvent.Ready(Side side) -> Optional.of(new GameEvent.ReadyEvent(offset, side));
            case ObservedEvent.Started(Side first) -> Optional.of(new GameEvent.StartedEvent(offset, first, null));
            case ObservedEvent.Moved(ObservedMove observedMove) -> Optional.of(move(offset, observedMove));
            case ObservedEvent.QuietSoon(int left) -> Optional.of(new GameEvent.NoticeEvent(offset, left));
            case ObservedEvent.DrawOffered(Side side) -> Optional.of(new GameEvent.DrawOfferEvent(offset, side));
            case ObservedEvent.TakebackOffered(Side side) ->
                Optional.of(new GameEvent.TakebackOfferEvent(offset, side));
            case ObservedEvent.Said(Side side, String text, boolean preset) ->
                Optional.of(new GameEvent.MessageEvent(
                        offset, side, preset ? Preset.read(text).orElseThrow() : null, preset ? null : text));
            case ObservedEvent.ChatSwitched(Side side, boolean on) ->
                Optional.of(new GameEvent.ChatEvent(offset, side, on));
            case ObservedEvent.Untold _ -> Optional.empty();
            case ObservedEvent.TakenBack(int ply) -> Optional.of(new GameEvent.TakebackEvent(offset, ply));
            case ObservedEvent.Ended(Outcome outcome, Map<Side, Setup> setups) ->
                Optional.of(new GameEvent.EndedEvent(
                        offset, winner(outcome), reason(outcome), setups(setups, board), null));
        };
    }

    public static GameEvent.MoveEvent move(int offset, ObservedMove observedMove) {
        Boolean passed = observedMove.passed() ? true : null;
        return switch (observedMove) {
            case ObservedMove.Marched it ->
                new GameEvent.MoveEvent(
                        offset, it.ply(), it.side(), it.move(), null, it.scout() ? Rank.SCOUT : null, passed, null);
            case ObservedMove.Struck it ->
                new GameEvent.MoveEvent(offset, it.ply(), it.side(), it.move(), strike(it), null, passed, null);
        };
    }

    private static Strike strike(ObservedMove.Struck struck) {
        Square survivor = struck.clash() == Clash.BOTH_FALL ? null : struck.survivorAt();
        return new Strike(kind(struck.attacker()), kind(struck.defender()), struck.clash(), survivor);
    }

    private static @Nullable Rank kind(ObservedRank observed) {
        return switch (observed) {
            case ObservedRank.Shown(Rank rank) -> rank;
            case ObservedRank.Covered _ -> null;
        };
    }

    public static List<FromServer.PieceView> pieces(Map<Square, ObservedPiece> observed, Viewer viewer) {
        List<FromServer.PieceView> pieces = new ArrayList<>();
        observed.forEach((square, it) -> pieces.add(piece(square, it, viewer)));
        return pieces;
    }

    private static FromServer.PieceView piece(Square square, ObservedPiece observed, Viewer viewer) {
        return switch (observed) {
            case ObservedPiece.Known it ->
                new FromServer.PieceView(
                        square,
                        it.side(),
                        it.home(),
                        it.hasMoved(),
                        it.piece().rank(),
                        (it.exposed() && viewer.plays(it.side())) ? true : null);
            case ObservedPiece.Hidden(Side side, Square home, boolean hasMoved) ->
                new FromServer.PieceView(square, side, home, hasMoved, null, null);
        };
    }

    /// {@return how the game ended, or null while it goes on}
    public static FromServer.@Nullable Result result(Outcome outcome) {
        return outcome.isOver() ? new FromServer.Result(winner(outcome), reason(outcome)) : null;
    }

    private static @Nullable Side winner(Outcome outcome) {
        return outcome instanceof Outcome.Won won ? won.winner() : null;
    }

    private static Outcome.Reason reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won won -> won.reason();
            case Outcome.Drawn drawn -> drawn.reason();
            case Outcome.Ongoing _ -> throw new IllegalArgumentException("the game goes on");
        };
    }

    public static Setups setups(Map<Side, Setup> setups, Board board) {
        return new Setups(text(setups.get(Side.RED), board), text(setups.get(Side.BLUE), board));
    }

    private static @Nullable String text(@Nullable Setup setup, Board board) {
        return setup == null ? null : SetupText.write(setup, board);
    }

    public static FromServer.BarredMove barred(RepetitionWarning warning) {
        return new FromServer.BarredMove(
                warning.move(), RepetitionLaw.of(warning.law()), warning.made(), warning.most());
    }

    public static FromServer.ProblemMessage problem(Problem problem) {
        return new FromServer.ProblemMessage(problem.code().word(), problem.parameters(), problem.message());
    }
}
