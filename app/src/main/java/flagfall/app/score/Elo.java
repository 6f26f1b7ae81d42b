package flagfall.app.score;

/// The scale on which strength is told: 400 points are odds of ten to one.
public final class Elo {

    /// Points on the scale for odds of *e* to one.
    static final double PER_NATURAL_LOG = 400 / Math.log(10);

    private Elo() {}

    /// {@return the share of points that a player so much stronger scores}
    public static double score(double difference) {
        return 1 / (1 + Math.exp(-difference / PER_NATURAL_LOG));
    }

    /// {@return the difference in strength that this share of points stands for; infinite for all or nothing}
    public static double difference(double score) {
        return PER_NATURAL_LOG * (Math.log(score) - Math.log1p(-score));
    }
}
