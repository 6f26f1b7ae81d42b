package flagfall.protocol;

/// How strong someone is at one ruleset, how sure that is, and from how many games it was learned.
public record RatingInfo(double rating, double deviation, int games) {}
