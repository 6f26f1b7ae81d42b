package flagfall.ai.network.player;

import flagfall.ai.network.Network;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.position.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Expectimax over the value head: our move, what comes of it where it strikes a hidden piece, the enemy's replies in
/// some sampled worlds, and what we think of the game when it is our turn again. What we would see then depends on the
/// world only where a strike tells something, so replies that look the same to us are looked at once.
record ReplySearch(Network network) implements LookAhead {

    /// What is less likely to come of a strike, or to be replied, is left out.
    private static final double UNLIKELY = 0.03;

    private static final double SELDOM = 0.004;
    private static final int NOTHING = -1;
    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int AT_ONCE = 8;
    private static final int MOST_WORLDS = 6;
    /// One position in so many is asked for replies, the others for their worth.
    private static final int PER_POLICY = 4;

    /// One thing that may come of a candidate, in one world.
    ///
    /// @param rank of the hidden piece that it struck
    private record Branch(int candidate, int rank, double chance, ImaginedGame game) {}

    /// What we would be told.
    ///
    /// @param striker the rank of the piece that strikes one of ours
    private record SeenReply(int candidate, int rank, Move reply, int striker) {}

    /// How likely that is, and one game in which it comes to pass.
    private record ReplyChance(double chance, ImaginedGame before) {}

    @Override
    public double[] values(Assessment root, int[] candidates, Allowance allowance, Random random) {
        int me = root.state().me();
        int evaluations = allowance.positions();
        int worlds = Math.clamp(evaluations / (PER_POLICY * candidates.length), 1, MOST_WORLDS);
        List<Branch> branches = branches(root, candidates, worlds, random);
        double[] sums = new double[candidates.length];
        double[] seen = new double[candidates.length];
        addWorth(me, branches.stream().filter(branch -> branch.game.isOver()).toList(), sums, seen);
        List<Branch> going =
                branches.stream().filter(branch -> !branch.game.isOver()).toList();
        List<Branch> open = new ArrayList<>();
        int most = Math.max(1, (evaluations - going.size()) / candidates.length);
        replies(going, candidates.length, most).forEach((told, line) -> {
            ImaginedGame game = line.before.copy();
            game.play(told.reply);
            open.add(new Branch(told.candidate, told.rank, line.chance, game));
        });
        for (int from = 0; from < open.size() && !allowance.isLate(); from += AT_ONCE) {
            addWorth(me, open.subList(from, Math.min(open.size(), from + AT_ONCE)), sums, seen);
        }
        return means(sums, seen);
    }

    private static List<Branch> branches(Assessment root, int[] candidates, int worlds, Random random) {
        BelievedRanks believed = new BelievedRanks(root);
        List<int[]> deals = new ArrayList<>();
        for (int world = 0; world < worlds; world++) {
            deals.add(believed.deal(random));
        }
        List<Branch> branches = new ArrayList<>();
        for (int candidate = 0; candidate < candidates.length; candidate++) {
            Move move = root.moves().get(candidates[candidate]);
            int target = root.state().pieceAt(Grid.cell(move.to()));
            if (target < 0 || root.state().isShown(target)) {
                for (int[] deal : deals) {
                    branches.add(new Branch(candidate, NOTHING, 1.0 / worlds, played(root.state(), deal, move)));
                }
            } else {
                strike(root.state(), move, target, believed, deals, candidate, branches);
            }
        }
        return branches;
    }

    private static ImaginedGame played(InformationState state, int[] deal, Move move) {
        ImaginedGame game = new ImaginedGame(state, deal);
        game.play(move);
        return game;
    }

    /// Each way that a strike may end, in as many worlds as it is likely.
    private static void strike(
            InformationState state,
            Move move,
            int target,
            BelievedRanks believed,
            List<int[]> deals,
            int candidate,
            List<Branch> branches) {
        List<double[]> outcomes = outcomes(state, move, target, believed);
        double sum = outcomes.stream().mapToDouble(ReplySearch::sum).sum();
        for (double[] ranks : outcomes) {
            long worlds = Math.max(1, Math.round(deals.size() * sum(ranks) / sum));
            for (int world = 0; world < worlds; world++) {
                int rank = quantile(ranks, (world + 0.5) / worlds);
                int[] deal = believed.with(deals.get(world % deals.size()), target, rank);
                branches.add(new Branch(candidate, rank, sum(ranks) / sum / worlds, played(state, deal, move)));
            }
        }
    }

    /// {@return for each way that a strike may end, how likely each rank is to bring it about. To take the flag ends
    /// the game, so that is a way of its own, however unlikely}
    static List<double[]> outcomes(InformationState state, Move move, int target, BelievedRanks believed) {
        Tables tables = new Tables(state.rules());
        int own = RankSet.lowest(state.ranks(state.pieceAt(Grid.cell(move.from()))));
        Map<Integer, double[]> byEnd = new LinkedHashMap<>();
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            int end = rank == FLAG ? NOTHING : tables.clash(own, rank);
            byEnd.computeIfAbsent(end, _ -> new double[RankSet.COUNT])[rank] = believed.chance(target, rank);
        }
        return byEnd.values().stream()
                .filter(ranks -> sum(ranks) > (ranks[FLAG] > 0 ? 0 : UNLIKELY))
                .toList();
    }

    private static double sum(double[] chances) {
        return Arrays.stream(chances).sum();
    }

    /// {@return the rank up to which this share of the chances lies}
    private static int quantile(double[] chances, double share) {
        double left = share * sum(chances);
        int rank = 0;
        while (left >= chances[rank]) {
            left -= chances[rank];
            rank++;
        }
        return rank;
    }

    /// {@return the likeliest replies to each candidate, the likeliest of all first}
    private Map<SeenReply, ReplyChance> replies(List<Branch> going, int candidates, int most) {
        List<Assessment> seen =
                Assessment.all(network, going.stream().map(Branch::game).toList());
        Map<SeenReply, ReplyChance> lines = new LinkedHashMap<>();
        for (int index = 0; index < going.size(); index++) {
            Branch branch = going.get(index);
            double[] policy = seen.get(index).prediction().policy(1);
            for (int move = 0; move < policy.length; move++) {
                if (policy[move] > SELDOM) {
                    Move reply = seen.get(index).moves().get(move);
                    SeenReply told = new SeenReply(branch.candidate, branch.rank, reply, branch.game.striker(reply));
                    lines.merge(
                            told,
                            new ReplyChance(branch.chance * policy[move], branch.game),
                            (one, other) -> new ReplyChance(one.chance + other.chance, one.before));
                }
            }
        }
        Map<SeenReply, ReplyChance> likeliest = new LinkedHashMap<>();
        int[] taken = new int[candidates];
        List<Map.Entry<SeenReply, ReplyChance>> byChance = lines.entrySet().stream()
                .sorted(Comparator.comparingDouble(entry -> -entry.getValue().chance))
                .toList();
        for (Map.Entry<SeenReply, ReplyChance> entry : byChance) {
            if (taken[entry.getKey().candidate]++ < most) {
                likeliest.put(entry.getKey(), entry.getValue());
            }
        }
        return likeliest;
    }

    /// Adds what these positions are worth to us, each as often as it is likely.
    private void addWorth(int me, List<Branch> branches, double[] sums, double[] seen) {
        List<Branch> open =
                branches.stream().filter(branch -> !branch.game.isOver()).toList();
        List<Assessment> worth =
                Assessment.all(network, open.stream().map(Branch::game).toList());
        for (int index = 0; index < open.size(); index++) {
            float value = worth.get(index).prediction().value();
            boolean ours = worth.get(index).state().me() == me;
            sums[open.get(index).candidate] += open.get(index).chance * (ours ? value : -value);
        }
        for (Branch branch : branches) {
            sums[branch.candidate] += branch.chance * branch.game.result(me);
            seen[branch.candidate] += branch.chance;
        }
    }

    /// {@return the worth of each candidate, or nothing of any if there was no time to look at all of them}
    private static double[] means(double[] sums, double[] seen) {
        double[] means = new double[sums.length];
        for (int candidate = 0; candidate < sums.length; candidate++) {
            if (seen[candidate] == 0) {
                return new double[sums.length];
            }
            means[candidate] = sums[candidate] / seen[candidate];
        }
        return means;
    }
}
