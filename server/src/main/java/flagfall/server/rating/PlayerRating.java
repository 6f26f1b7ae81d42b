package flagfall.server.rating;

/// What is known of a player's strength: the rating, how far off it may be, and how erratic the player is.
public record PlayerRating(double rating, double deviation, double volatility) {

    /// What everyone starts with.
    public static final PlayerRating START = new PlayerRating(1500, 350, 0.06);

    public PlayerRating {
        if (!Double.isFinite(rating) || !(deviation > 0) || !(volatility > 0)) {
            throw new IllegalArgumentException("no rating: " + rating + " / " + deviation + " / " + volatility);
        }
    }
}
