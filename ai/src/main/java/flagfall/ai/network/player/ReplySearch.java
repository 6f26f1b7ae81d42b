package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.Tables;
import flagfall.position.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/// Expectimax over the value head: our move, what comes of it where it strikes a hidden piece, and the likeliest
/// replies. Other hidden pieces are what they are most likely to be.
record ReplySearch(Network network) implements LookAhead {

    /// What is less likely to come of a strike is left out.
    private static final double UNLIKELY = 0.05;

    /// One thing that may come of a candidate.
    private record Branch(int candidate, double chance, ImaginedGame game) {}

    @Override
    public double[] values(Assessment root, int[] candidates, int evaluations, Random random) {
        double[] values = new double[candidates.length];
        List<Branch> branches = branches(root, candidates);
        List<Branch> going =
                branches.stream().filter(branch -> !branch.game.isOver()).toList();
        for (Branch branch : branches) {
            values[branch.candidate] +=
                    branch.chance * branch.game.result(root.state().me());
        }
        List<Assessment> seen =
                Assessment.all(network, going.stream().map(Branch::game).toList());
        int most = Math.max(1, (evaluations - going.size()) / Math.max(1, going.size()));
        List<Branch> replies = new ArrayList<>();
        for (int index = 0; index < going.size(); index++) {
            replies.addAll(replies(going.get(index), seen.get(index), most));
        }
        addValues(root.state().me(), replies, values);
        return values;
    }

    private List<Branch> branches(Assessment root, int[] candidates) {
        BelievedRanks believed = new BelievedRanks(root);
        int[] likeliest = believed.likeliest();
        List<Branch> branches = new ArrayList<>();
        for (int candidate = 0; candidate < candidates.length; candidate++) {
            Move move = root.moves().get(candidates[candidate]);
            int target = root.state().pieceAt(Grid.cell(move.to()));
            boolean open = target < 0 || root.state().isShown(target);
            Map<Integer, Double> ranks = open ? Map.of(-1, 1.0) : outcomes(root.state(), move, target, believed);
            double sum =
                    ranks.values().stream().mapToDouble(Double::doubleValue).sum();
            for (Map.Entry<Integer, Double> rank : ranks.entrySet()) {
                int[] world = open ? likeliest : believed.with(likeliest, target, rank.getKey());
                ImaginedGame game = new ImaginedGame(root.state(), world);
                game.play(move);
                branches.add(new Branch(candidate, rank.getValue() / sum, game));
            }
        }
        return branches;
    }

    /// {@return for each way that a strike may end, the likeliest rank of the target and how likely that end is}
    private static Map<Integer, Double> outcomes(
            InformationState state, Move move, int target, BelievedRanks believed) {
        Tables tables = new Tables(state.rules());
        int own = RankSet.lowest(state.ranks(state.pieceAt(Grid.cell(move.from()))));
        Map<Integer, Integer> likeliest = new HashMap<>();
        Map<Integer, Double> chances = new HashMap<>();
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            int clash = tables.clash(own, rank);
            double chance = believed.chance(target, rank);
            chances.merge(clash, chance, Double::sum);
            int best = likeliest.getOrDefault(clash, rank);
            likeliest.put(clash, chance > believed.chance(target, best) ? rank : best);
        }
        Map<Integer, Double> outcomes = new HashMap<>();
        likeliest.forEach((clash, rank) -> outcomes.put(rank, chances.getOrDefault(clash, 0.0)));
        outcomes.values().removeIf(chance -> chance < UNLIKELY);
        return outcomes;
    }

    private static List<Branch> replies(Branch branch, Assessment seen, int most) {
        double[] policy = seen.prediction().policy(1);
        List<Integer> best = IntStream.range(0, policy.length)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -policy[index]))
                .limit(most)
                .toList();
        double sum = best.stream().mapToDouble(index -> policy[index]).sum();
        List<Branch> replies = new ArrayList<>();
        for (int index : best) {
            ImaginedGame game = branch.game.copy();
            game.play(seen.moves().get(index));
            replies.add(new Branch(branch.candidate, branch.chance * policy[index] / sum, game));
        }
        return replies;
    }

    private void addValues(int me, List<Branch> replies, double[] values) {
        List<Branch> going =
                replies.stream().filter(reply -> !reply.game.isOver()).toList();
        List<Assessment> seen =
                Assessment.all(network, going.stream().map(Branch::game).toList());
        for (Branch reply : replies) {
            values[reply.candidate] += reply.chance * reply.game.result(me);
        }
        for (int index = 0; index < going.size(); index++) {
            float value = seen.get(index).prediction().value();
            boolean ours = seen.get(index).state().me() == me;
            values[going.get(index).candidate] += going.get(index).chance * (ours ? value : -value);
        }
    }
}
