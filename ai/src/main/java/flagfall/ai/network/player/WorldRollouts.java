package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.position.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Looks further than the policy does: plays each candidate in the same sampled worlds, lets the policy of both
/// sides go on for some plies, and asks the value head what has become of it. All candidates of one world draw with
/// the same dice, so that they differ by little else than themselves.
///
/// @param plies how many are played after the candidate: an odd number, so that it is our turn again
record WorldRollouts(Network network, int plies) {

    /// One candidate in one world.
    private record Line(int candidate, ImaginedGame game, Random dice) {}

    /// {@return how many positions are put to the network for one candidate in one world}
    int cost() {
        return plies + 1;
    }

    /// {@return what each of some moves is worth to the side to move, from -1 to 1, in one world at least and in
    /// as many more as are allowed}
    ///
    /// @param candidates indices of moves
    double[] values(Assessment root, int[] candidates, Allowance allowance, Random random) {
        BelievedRanks believed = new BelievedRanks(root);
        double[] sums = new double[candidates.length];
        int most = allowance.positions() / (candidates.length * cost());
        int worlds = 0;
        long longest = 0;
        do {
            long start = allowance.clock().getAsLong();
            addWorld(root, candidates, believed.deal(random), random.nextLong(), sums);
            longest = Math.max(longest, allowance.clock().getAsLong() - start);
            worlds++;
        } while (worlds < most && allowance.leaves(longest));
        int all = worlds;
        return Arrays.stream(sums).map(sum -> sum / all).toArray();
    }

    private void addWorld(Assessment root, int[] candidates, int[] ranks, long dice, double[] sums) {
        List<Line> lines = new ArrayList<>();
        for (int candidate = 0; candidate < candidates.length; candidate++) {
            ImaginedGame game = new ImaginedGame(root.state(), ranks);
            game.play(root.moves().get(candidates[candidate]));
            lines.add(new Line(candidate, game, new Random(dice)));
        }
        for (int ply = 0; ply < plies; ply++) {
            List<Line> going = going(lines);
            List<Assessment> seen = look(going);
            for (int index = 0; index < going.size(); index++) {
                Line line = going.get(index);
                line.game.play(drawn(seen.get(index), line.dice));
            }
        }
        addWorth(root.state().me(), lines, sums);
    }

    private static List<Line> going(List<Line> lines) {
        return lines.stream().filter(line -> !line.game.isOver()).toList();
    }

    private List<Assessment> look(List<Line> lines) {
        return Assessment.all(network, lines.stream().map(Line::game).toList());
    }

    private static Move drawn(Assessment seen, Random dice) {
        return seen.moves().get(Lots.draw(seen.prediction().policy(1), dice));
    }

    private void addWorth(int me, List<Line> lines, double[] sums) {
        List<Line> open = going(lines);
        List<Assessment> seen = look(open);
        for (int index = 0; index < open.size(); index++) {
            float value = seen.get(index).prediction().value();
            boolean ours = seen.get(index).state().me() == me;
            sums[open.get(index).candidate] += ours ? value : -value;
        }
        for (Line line : lines) {
            sums[line.candidate] += line.game.result(me);
        }
    }
}
