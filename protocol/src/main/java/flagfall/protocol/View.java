package flagfall.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.position.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that one caller may know of one game at this moment. `offset` is the number of the next event. `placed` lists
/// the sides whose armies stand.
public record View(
        String id,
        JsonNode ruleset,
        String opponent,
        Status status,
        @Nullable Side you,
        @Nullable Side turn,
        int ply,
        int offset,
        List<Side> placed,
        List<FromServer.PieceView> pieces,
        List<Move> moves,
        List<FromServer.BarredMove> barred,
        List<FromServer.CapturedPiece> captured,
        GameEvent.@Nullable Moved lastMove,
        int quiet,
        FromServer.@Nullable Clocks clocks,
        @Nullable Side drawOffer,
        FromServer.@Nullable Result result)
        implements FromServer {}
