package flagfall.protocol;

import flagfall.position.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What comes after the newest move, as the same caller's view has it: the caller's own legal moves, which are none
/// off turn, and the clocks.
public record NextTurn(List<Move> moves, List<FromServer.BarredMove> barred, FromServer.@Nullable Clocks clocks)
        implements FromServer {}
