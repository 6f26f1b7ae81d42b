package flagfall.app.score;

import java.util.Locale;

/// A number with its 95 % interval. Either end may be infinite.
public record Estimate(double value, double low, double high) {

    /// Half the width of a normal distribution's 95 % interval, in standard deviations.
    static final double DEVIATIONS = 1.959963984540054;

    /// {@return whether the interval leaves zero out, so that one side is known to be the stronger}
    public boolean excludesZero() {
        return low > 0 || high < 0;
    }

    /// {@return such as `+35 [+12, +60]`}
    @Override
    public String toString() {
        return signed(value) + " [" + signed(low) + ", " + signed(high) + "]";
    }

    private static String signed(double number) {
        if (Double.isInfinite(number)) {
            return number > 0 ? "+inf" : "-inf";
        }
        return Double.isNaN(number) ? "?" : String.format(Locale.ROOT, "%+.0f", number);
    }
}
