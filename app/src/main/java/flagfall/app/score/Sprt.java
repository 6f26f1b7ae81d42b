package flagfall.app.score;

/// A sequential probability ratio test of two hypotheses about how much stronger a player is: it decides as soon as it
/// can which of the two the results support. Each one, when true, is rejected at most once in twenty matches.
public record Sprt(double elo0, double elo1) {

    /// How often, at most, either hypothesis is rejected though it is true.
    private static final double ERROR = 0.05;

    /// What the logarithm of the likelihood ratio must reach, up or down.
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /// The verdict of a test.
    public enum Decision {
        OPEN,
        /// The results support the first hypothesis.
        FIRST,
        /// The results support the second hypothesis.
        SECOND
    }

    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 must be less than elo1: " + elo0 + ", " + elo1);
        }
    }

    /// {@return the logarithm of how much better the second hypothesis explains these pairs than the first}
    public double ratio(Pentanomial played) {
        return played.pairs() == 0 ? 0 : new Likelihood(played).ratio(Elo.score(elo0), Elo.score(elo1));
    }

    public Decision decide(Pentanomial played) {
        double ratio = ratio(played);
        if (ratio >= BOUND) {
            return Decision.SECOND;
        }
        return ratio <= -BOUND ? Decision.FIRST : Decision.OPEN;
    }
}
