package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonValue;
import flagfall.position.Refusal;

/// The laws that forbid a move because of earlier ones.
public enum RepetitionLaw {
    TWO_SQUARE(Refusal.TWO_SQUARE),
    CHASE(Refusal.CHASE);

    private final Refusal refusal;

    RepetitionLaw(Refusal refusal) {
        this.refusal = refusal;
    }

    static RepetitionLaw of(Refusal refusal) {
        return refusal == TWO_SQUARE.refusal ? TWO_SQUARE : CHASE;
    }

    @JsonValue
    public String word() {
        return refusal.word();
    }
}
