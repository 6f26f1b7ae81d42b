package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import org.jspecify.annotations.Nullable;

/// A battle as it is told. A fighter that is hidden again is left out.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Strike(@Nullable Rank attacker, @Nullable Rank defender, Clash result) implements FromServer {

    /// {@return the same battle with no name named}
    public Strike withoutKinds() {
        return new Strike(null, null, result);
    }
}
