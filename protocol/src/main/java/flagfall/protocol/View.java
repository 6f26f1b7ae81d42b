package flagfall.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.position.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything one caller may know of one game now. `offset` is the number of the next event. `placed` lists
/// the sides that have placed their armies. `red` and `blue` are null for a free seat and for the computer.
public record View(
        String id,
        @SchemaName("RulesetChoice") JsonNode ruleset,
        @SchemaName("Opponent") String opponent,
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
        GameEvent.@Nullable MoveEvent lastMove,
        int quiet,
        FromServer.@Nullable Clocks clocks,
        @Nullable Side drawOffer,
        FromServer.@Nullable Result result,
        FromServer.@Nullable PlayerInfo red,
        FromServer.@Nullable PlayerInfo blue,
        @Nullable String challenged,
        boolean rated,
        FromClient.@Nullable ClockOptions clock,
        int spectators,
        FromServer.LiveState live)
        implements FromServer {}
