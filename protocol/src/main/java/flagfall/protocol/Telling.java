package flagfall.protocol;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.view.Face;
import flagfall.view.Seen;
import flagfall.view.Sighting;
import flagfall.view.Tiding;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Puts what a viewer knows into the words of the wire. It is given nothing a viewer may not know, so it can give
/// nothing away.
public final class Telling {

    private Telling() {}

    public static GameEvent event(int offset, Tiding tiding, Board board) {
        return switch (tiding) {
            case Tiding.Ready(Side side) -> new GameEvent.Ready(offset, side);
            case Tiding.Started(Side first) -> new GameEvent.Started(offset, first);
            case Tiding.Moved(Sighting sighting) -> move(offset, sighting);
            case Tiding.QuietSoon(int left) -> new GameEvent.Notice(offset, left);
            case Tiding.DrawOffered(Side side) -> new GameEvent.DrawOffer(offset, side);
            case Tiding.TakenBack(int ply) -> new GameEvent.Takeback(offset, ply);
            case Tiding.Ended(Outcome outcome, Map<Side, Setup> setups) ->
                new GameEvent.Ended(offset, winner(outcome), reason(outcome), setups(setups, board));
        };
    }

    public static GameEvent.Moved move(int offset, Sighting sighting) {
        Boolean passed = sighting.passed() ? true : null;
        return switch (sighting) {
            case Sighting.Marched it ->
                new GameEvent.Moved(
                        offset, it.ply(), it.side(), it.move(), null, it.scout() ? Rank.SCOUT : null, passed);
            case Sighting.Struck it ->
                new GameEvent.Moved(offset, it.ply(), it.side(), it.move(), strike(it), null, passed);
        };
    }

    private static Strike strike(Sighting.Struck struck) {
        return new Strike(kind(struck.attacker()), kind(struck.defender()), struck.clash());
    }

    private static @Nullable Rank kind(Face face) {
        return switch (face) {
            case Face.Shown(Rank rank) -> rank;
            case Face.Covered _ -> null;
        };
    }

    public static List<FromServer.PieceSeen> pieces(Map<Square, Seen> seen, Viewer viewer) {
        List<FromServer.PieceSeen> pieces = new ArrayList<>();
        seen.forEach((square, it) -> pieces.add(piece(square, it, viewer)));
        return pieces;
    }

    private static FromServer.PieceSeen piece(Square square, Seen seen, Viewer viewer) {
        return switch (seen) {
            case Seen.Known it ->
                new FromServer.PieceSeen(
                        square,
                        it.side(),
                        it.home(),
                        it.hasMoved(),
                        it.piece().rank(),
                        (it.exposed() && viewer.plays(it.side())) ? true : null);
            case Seen.Hidden(Side side, Square home, boolean hasMoved) ->
                new FromServer.PieceSeen(square, side, home, hasMoved, null, null);
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

    public static FromServer.FlawTold flaw(Flaw flaw) {
        return switch (flaw) {
            case Flaw.WrongCount it -> new FromServer.FlawTold(it.saying(), null, it.rank());
            case Flaw.OutsideHome it -> new FromServer.FlawTold(it.saying(), it.square(), it.rank());
            case Flaw.OnLake it -> new FromServer.FlawTold(it.saying(), it.square(), it.rank());
            case Flaw.WrongLength _, Flaw.UnknownLetter _ -> new FromServer.FlawTold(flaw.saying(), null, null);
        };
    }
}
