package flagfall.app.score;

import java.util.stream.IntStream;

/// How well an expected score explains the pairs that were played, whatever the shares of the five results may be:
/// for each expected score, the shares are those that explain the results best of all that have this mean.
///
/// With observed shares *p* and results *s*, the best shares of mean *m* are *p* / (1 + *t* (*s* − *m*)), where *t* is
/// chosen so that their mean is *m*. A generalised sequential test compares two means this way, and the means that
/// explain the results not much worse than the best one are its confidence interval.
final class Likelihood {

    /// What a result that never came is counted as, so that it is thought possible.
    private static final double NEVER = 1e-3;

    /// A mean explains the results badly if twice its logarithm falls short of the best by more than this: the 95 %
    /// point of the chi-squared distribution with one degree of freedom.
    private static final double BAD = Estimate.DEVIATIONS * Estimate.DEVIATIONS;

    private static final int HALVINGS = 100;

    private final double[] shares;
    private final double[] counts;
    private final int pairs;

    Likelihood(Pentanomial played) {
        pairs = played.pairs();
        counts = played.counts().stream()
                .mapToDouble(count -> Math.max(count, NEVER))
                .toArray();
        shares = IntStream.rangeClosed(0, Pentanomial.MOST)
                .mapToDouble(Pentanomial::share)
                .toArray();
    }

    /// {@return by how much the second mean explains the results better than the first, in natural logarithms}
    double ratio(double first, double second) {
        return shortfall(first) - shortfall(second);
    }

    /// {@return by how much a mean explains the results worse than the observed shares do}
    private double shortfall(double mean) {
        double slope = slope(mean);
        double sum = 0;
        for (int index = 0; index < counts.length; index++) {
            sum += counts[index] * Math.log1p(slope * (shares[index] - mean));
        }
        return sum;
    }

    /// The only *t* that gives the wanted mean, between the two at which a share would cease to be positive.
    private double slope(double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int halving = 0; halving < HALVINGS; halving++) {
            double middle = (low + high) / 2;
            if (excess(mean, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /// Falls as *t* grows.
    private double excess(double mean, double slope) {
        double sum = 0;
        for (int index = 0; index < counts.length; index++) {
            double off = shares[index] - mean;
            sum += counts[index] * off / (1 + slope * off);
        }
        return sum;
    }

    /// {@return the lowest mean that does not explain the results badly}
    double lowest() {
        return edge(0);
    }

    /// {@return the highest mean that does not explain the results badly}
    double highest() {
        return edge(1);
    }

    private double edge(double bad) {
        double good = best();
        double far = bad;
        if (pairs == 0) {
            return far;
        }
        for (int halving = 0; halving < HALVINGS; halving++) {
            double middle = (good + far) / 2;
            if (2 * shortfall(middle) > BAD) {
                far = middle;
            } else {
                good = middle;
            }
        }
        return Math.abs(good - bad) < 1e-9 ? bad : good;
    }

    private double best() {
        double sum = 0;
        double points = 0;
        for (int index = 0; index < counts.length; index++) {
            sum += counts[index];
            points += counts[index] * shares[index];
        }
        return points / sum;
    }
}
