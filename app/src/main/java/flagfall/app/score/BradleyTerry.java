package flagfall.app.score;

import java.util.ArrayList;
import java.util.List;

/// Ratings of many players that explain best who scored how much against whom: in each game a player's chance is as
/// the Elo scale says. A draw is half a game won and half a game lost. The mean of all ratings is zero.
public final class BradleyTerry {

    private static final double PRECISION = 1e-10;
    private static final int MOST_STEPS = 1000;
    /// The longest step, in natural logarithms of odds: far from the maximum, a full step may overshoot.
    private static final double STRIDE = 1;

    private final double[][] points;
    private final int players;

    private BradleyTerry(double[][] points) {
        this.points = points;
        this.players = points.length;
    }

    /// {@return a rating with its 95 % interval for each player}
    ///
    /// @param points what each player, by row, scored against each other one, by column
    /// @param assumed so many drawn games are assumed between any two who met, so that nobody's rating is infinite
    /// @throws IllegalArgumentException if two players are joined by no chain of games
    public static List<Estimate> rate(double[][] points, double assumed) {
        double[][] all = new double[points.length][points.length];
        for (int row = 0; row < points.length; row++) {
            for (int column = 0; column < points.length; column++) {
                boolean met = points[row][column] + points[column][row] > 0;
                all[row][column] = points[row][column] + (met ? assumed / 2 : 0);
            }
        }
        return new BradleyTerry(all).rate();
    }

    private List<Estimate> rate() {
        double[] strengths = new double[players];
        double[][] spread = new double[players][players];
        double longest = STRIDE;
        for (int step = 0; step < MOST_STEPS && longest > PRECISION; step++) {
            spread = spread(strengths);
            longest = improve(strengths, spread);
        }
        List<Estimate> ratings = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            double rating = strengths[player] * Elo.PER_NATURAL_LOG;
            double bar = Estimate.DEVIATIONS * Math.sqrt(spread[player][player]) * Elo.PER_NATURAL_LOG;
            ratings.add(new Estimate(rating, rating - bar, rating + bar));
        }
        return ratings;
    }

    /// One step of Newton's method towards the maximum likelihood; tells how long it was.
    private double improve(double[] strengths, double[][] spread) {
        double[] step = new double[players];
        double longest = 0;
        for (int player = 0; player < players; player++) {
            for (int other = 0; other < players; other++) {
                step[player] += spread[player][other] * surplus(strengths, other);
            }
            longest = Math.max(longest, Math.abs(step[player]));
        }
        double shrink = Math.min(1, STRIDE / Math.max(longest, PRECISION));
        for (int player = 0; player < players; player++) {
            strengths[player] += shrink * step[player];
        }
        return longest;
    }

    /// {@return how many points a player scored beyond what these strengths predict}
    private double surplus(double[] strengths, int player) {
        double surplus = 0;
        for (int other = 0; other < players; other++) {
            surplus += points[player][other] - games(player, other) * chance(strengths, player, other);
        }
        return surplus;
    }

    private double games(int player, int other) {
        return player == other ? 0 : points[player][other] + points[other][player];
    }

    private static double chance(double[] strengths, int player, int other) {
        return 1 / (1 + Math.exp(strengths[other] - strengths[player]));
    }

    /// {@return the covariance of the estimated strengths: the inverse of the Fisher information}
    ///
    /// Only differences are told, so that matrix itself has no inverse; it has one once the sum of all is fixed,
    /// which adding the same number to every entry, and taking it away again, does.
    private double[][] spread(double[] strengths) {
        double even = 1.0 / players;
        double[][] told = new double[players][players];
        for (int row = 0; row < players; row++) {
            for (int column = 0; column < players; column++) {
                double chance = chance(strengths, row, column);
                double weight = games(row, column) * chance * (1 - chance);
                told[row][column] += even - weight;
                told[row][row] += weight;
            }
        }
        double[][] spread = Matrix.inverse(told);
        for (double[] row : spread) {
            for (int column = 0; column < players; column++) {
                row[column] -= even;
            }
        }
        return spread;
    }
}
