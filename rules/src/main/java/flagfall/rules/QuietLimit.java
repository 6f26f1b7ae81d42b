package flagfall.rules;

/// After how many plies in a row without a strike a game is drawn; zero where it never is.
public record QuietLimit(int plies) {

    /// No limit.
    public static final QuietLimit OFF = new QuietLimit(0);

    public QuietLimit {
        if (plies < 0) {
            throw new IllegalArgumentException("a quiet limit is not negative: " + plies);
        }
    }

    public boolean isOff() {
        return plies == 0;
    }

    /// {@return whether so many quiet plies are enough for a draw}
    public boolean isReachedBy(int quiet) {
        return plies > 0 && quiet >= plies;
    }

    /// A draw is announced 40 and 20 plies before, where the limit is larger than that.
    public boolean isAnnouncedAt(int quiet) {
        return (plies > 40 && quiet == plies - 40) || (plies > 20 && quiet == plies - 20);
    }

    @Override
    public String toString() {
        return isOff() ? "OFF" : Integer.toString(plies);
    }
}
