package flagfall.server.rating;

import java.util.List;

/// The Glicko-2 rating system. The steps are those of Glickman's "Example of the Glicko-2 system", and so are the
/// letters: µ, φ and σ are rating, deviation and volatility on his own scale.
public final class Glicko2 {

    /// How far volatility can change in one period.
    private static final double TAU = 0.5;
    /// One point of µ is so many points of rating.
    private static final double SCALE = 173.7178;

    private static final double CONVERGED = 1e-6;

    private Glicko2() {}

    /// One game of a rating period, as its player sees it: 1 for a win, 0.5 for a draw, 0 for a loss.
    public record RatedGame(PlayerRating opponent, double score) {}

    /// {@return what a player's rating is after a rating period of one game}
    public static PlayerRating after(PlayerRating player, PlayerRating opponent, double score) {
        return after(player, List.of(new RatedGame(opponent, score)));
    }

    /// {@return what a player's rating is after a rating period with these games}
    public static PlayerRating after(PlayerRating player, List<RatedGame> games) {
        // Step 2: to the scale of Glicko-2.
        double mu = (player.rating() - PlayerRating.START.rating()) / SCALE;
        double phi = player.deviation() / SCALE;
        if (games.isEmpty()) {
            return new PlayerRating(player.rating(), SCALE * Math.hypot(phi, player.volatility()), player.volatility());
        }
        // Steps 3 and 4: the variance of the rating as these games estimate it, and the improvement they estimate.
        double information = 0;
        double gain = 0;
        for (RatedGame game : games) {
            double g = g(game.opponent().deviation() / SCALE);
            double expected = 1 / (1 + Math.exp(-g * (mu - mu(game.opponent()))));
            information += g * g * expected * (1 - expected);
            gain += g * (game.score() - expected);
        }
        double v = 1 / information;
        double delta = v * gain;
        // Step 5: the new volatility.
        double sigma = volatility(player.volatility(), phi, v, delta);
        // Step 6: the deviation grows with the time that passed, which is one period.
        double later = Math.hypot(phi, sigma);
        // Step 7: what the games taught.
        double newPhi = 1 / Math.sqrt(1 / (later * later) + information);
        double newMu = mu + newPhi * newPhi * gain;
        // Step 8: back to the usual scale.
        return new PlayerRating(SCALE * newMu + PlayerRating.START.rating(), SCALE * newPhi, sigma);
    }

    private static double mu(PlayerRating player) {
        return (player.rating() - PlayerRating.START.rating()) / SCALE;
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /// Finds the root of step 5 by the Illinois variant of regula falsi. The unknown is the logarithm of σ².
    private static double volatility(double sigma, double phi, double v, double delta) {
        double a = Math.log(sigma * sigma);
        double low = a;
        double high;
        if (delta * delta > phi * phi + v) {
            high = Math.log(delta * delta - phi * phi - v);
        } else {
            double steps = 1;
            while (f(a - steps * TAU, a, phi, v, delta) < 0) {
                steps++;
            }
            high = a - steps * TAU;
        }
        double atLow = f(low, a, phi, v, delta);
        double atHigh = f(high, a, phi, v, delta);
        while (Math.abs(high - low) > CONVERGED) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = f(next, a, phi, v, delta);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    private static double f(double x, double a, double phi, double v, double delta) {
        double e = Math.exp(x);
        double all = phi * phi + v + e;
        return e * (delta * delta - all) / (2 * all * all) - (x - a) / (TAU * TAU);
    }
}
