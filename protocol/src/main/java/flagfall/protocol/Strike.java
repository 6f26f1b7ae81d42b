package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import org.jspecify.annotations.Nullable;

/// A battle as one viewer hears of it. The kind of a piece that is hidden again is left out. `survivor` is the square
/// on which the winner stands afterwards; it is left out where both fell.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Strike(
        @Nullable Rank attacker,
        @Nullable Rank defender,
        Clash result,
        @Nullable Square survivor) implements FromServer {

    /// {@return the same battle without the kinds}
    public Strike withoutKinds() {
        return new Strike(null, null, result, survivor);
    }
}
