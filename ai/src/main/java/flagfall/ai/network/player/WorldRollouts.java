package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.position.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Plays each candidate in the same sampled worlds, lets the policy of both sides go on for some plies, and asks the
/// value head what has become of it. All candidates of one world draw with the same dice, so that they differ by
/// little else than themselves.
///
/// @param plies how many are played after the candidate: an odd number, so that it is our turn again
record WorldRollouts(Network network, int plies) implements LookAhead {

    /// One candidate in one world.
    private record Line(int candidate, ImaginedGame game, Random dice) {}

    @Override
    public double[] values(Assessment root, int[] candidates, Allowance allowance, Random random) {
        int worlds = Math.max(1, allowance.positions() / (candidates.length * (plies + 1)));
        BelievedRanks believed = new BelievedRanks(root);
        List<Line> lines = new ArrayList<>();
        for (int world = 0; world < worlds; world++) {
            int[] ranks = believed.deal(random);
            long dice = random.nextLong();
            for (int candidate = 0; candidate < candidates.length; candidate++) {
                ImaginedGame game = new ImaginedGame(root.state(), ranks);
                game.play(root.moves().get(candidates[candidate]));
                lines.add(new Line(candidate, game, new Random(dice)));
            }
        }
        for (int ply = 0; ply < plies && !allowance.isLate(); ply++) {
            List<Line> going = going(lines);
            List<Assessment> seen =
                    Assessment.all(network, going.stream().map(Line::game).toList());
            for (int index = 0; index < going.size(); index++) {
                Line line = going.get(index);
                line.game.play(drawn(seen.get(index), line.dice));
            }
        }
        return means(root.state().me(), lines, new double[candidates.length], worlds);
    }

    private static List<Line> going(List<Line> lines) {
        return lines.stream().filter(line -> !line.game.isOver()).toList();
    }

    private static Move drawn(Assessment seen, Random dice) {
        return seen.moves().get(Lots.draw(seen.prediction().policy(1), dice));
    }

    private double[] means(int me, List<Line> lines, double[] means, int worlds) {
        List<Line> open = going(lines);
        List<Assessment> seen =
                Assessment.all(network, open.stream().map(Line::game).toList());
        for (int index = 0; index < open.size(); index++) {
            float value = seen.get(index).prediction().value();
            boolean ours = seen.get(index).state().me() == me;
            means[open.get(index).candidate] += (ours ? value : -value) / worlds;
        }
        for (Line line : lines) {
            means[line.candidate] += (double) line.game.result(me) / worlds;
        }
        return means;
    }
}
