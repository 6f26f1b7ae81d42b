package flagfall.ai.review;

import flagfall.ai.tuning.ReviewTuning;

/// How much worse a move was than the best one, judged by what its player could know.
public enum Mark {
    FINE(0),
    INACCURACY(ReviewTuning.DEFAULT.inaccuracy()),
    MISTAKE(ReviewTuning.DEFAULT.mistake()),
    BLUNDER(ReviewTuning.DEFAULT.blunder());

    private final double least;

    Mark(double least) {
        this.least = least;
    }

    /// {@return the mark of a move that gave so much of the winning chances away}
    static Mark of(double loss) {
        Mark mark = FINE;
        for (Mark each : values()) {
            mark = loss >= each.least ? each : mark;
        }
        return mark;
    }

    /// {@return whether a player is to be blamed for it}
    public boolean isMistake() {
        return this == MISTAKE || this == BLUNDER;
    }
}
