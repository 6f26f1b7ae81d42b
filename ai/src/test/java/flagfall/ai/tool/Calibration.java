package flagfall.ai.tool;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.network.ForwardPass;
import flagfall.ai.network.Network;
import flagfall.ai.network.Prediction;
import flagfall.ai.network.Question;
import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.Tuning;
import flagfall.core.Grid;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.PlacedPiece;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;

/// How well the belief is calibrated: the log loss per hidden piece against the truth, in games of a level against
/// itself, for each kind of evidence and for the network. Lower is better; counts alone are the baseline.
///
/// `Calibration classic 40 2000`: ruleset, games, positions a move, and a file of setups if both sides
/// are to be set up as people did
public final class Calibration {

    private static final Map<String, StatisticalRankModel> KINDS = kinds();

    private final Map<String, double[]> losses = new LinkedHashMap<>();
    private final LongFunction<Player> maker;

    private Calibration(LongFunction<Player> maker) {
        this.maker = maker;
    }

    private static Map<String, StatisticalRankModel> kinds() {
        Map<String, StatisticalRankModel> kinds = new LinkedHashMap<>();
        kinds.put("counts alone", StatisticalRankModel.COUNTS);
        kinds.put("and setups", StatisticalRankModel.SETUPS);
        kinds.put("and behaviour", new StatisticalRankModel(false, true));
        kinds.put("all", StatisticalRankModel.FULL);
        return kinds;
    }

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        HumanSetups people = HumanSetups.named(arguments);
        Calibration calibration =
                new Calibration(seed -> people.placing(Level.of(8).player(seed), seed));
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        for (long seed = 0; seed < Long.parseLong(arguments[1]); seed++) {
            calibration.watch(rules, seed, budget);
        }
        calibration.print();
    }

    private void watch(Ruleset rules, long seed, Budget budget) {
        Player red = maker.apply(seed);
        Player blue = maker.apply(seed + 1000);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(red.place(rules, Side.RED)))
                .after(new Event.Placed(blue.place(rules, Side.BLUE)));
        while (!game.outcome().isOver() && game.position().ply() < 1000) {
            Side side = game.position().toMove();
            PlayerMemory view = Veil.memory(game, new Viewer.Seat(side));
            if (game.position().ply() % 8 < 2) {
                measure(game, view);
            }
            Player player = side == Side.RED ? red : blue;
            game = game.after(new Event.Moved(side, player.choose(view, budget)));
        }
    }

    private void measure(Game game, PlayerMemory view) {
        InformationState state = InformationState.of(view);
        Map<String, Belief> beliefs = new LinkedHashMap<>();
        KINDS.forEach((kind, model) -> {
            RankChances chances = model.chances(state, 1 - state.me(), Tuning.DEFAULT);
            beliefs.put(kind, (piece, rank) -> chances.of(piece, RankChances.UNMOVED, rank));
        });
        if (Network.shipped().knows(state.rules())) {
            Belief learned = learned(state);
            beliefs.put("the network", learned);
            beliefs.put(
                    "network, all",
                    (piece, rank) ->
                            (learned.chance(piece, rank) + beliefs.get("all").chance(piece, rank)) / 2);
        }
        beliefs.forEach((kind, belief) -> add(game, state, belief, losses.computeIfAbsent(kind, _ -> new double[3])));
    }

    private static Belief learned(InformationState state) {
        Frame frame = Encoder.frame(state);
        Question question = new Question(frame, Encoder.encode(state, frame), List.of(), true);
        Prediction prediction = new ForwardPass(Network.shipped(), frame.size(), 1)
                .predict(List.of(question))
                .getFirst();
        return (piece, rank) -> prediction.belief(frame.token(state.place(piece)), Kinds.of(rank));
    }

    private static void add(Game game, InformationState state, Belief belief, double[] sums) {
        for (PlacedPiece placed : game.position().placed()) {
            int piece = state.pieceAt(Grid.cell(placed.square()));
            if (placed.piece().side().ordinal() != state.me() && !state.isShown(piece)) {
                double chance = belief.chance(piece, placed.piece().rank().ordinal());
                sums[0] -= Math.log(Math.max(1e-6, chance));
                sums[1]++;
                sums[2] += placed.piece().rank().canMove() ? 0 : -Math.log(Math.max(1e-6, chance));
            }
        }
    }

    /// How likely a piece is of a rank.
    private interface Belief {
        double chance(int piece, int rank);
    }

    private void print() {
        losses.forEach((kind, sums) -> System.out.printf(
                Locale.ROOT,
                "%-14s %.4f nats a piece (%.0f pieces; fixed %.4f)%n",
                kind,
                sums[0] / sums[1],
                sums[1],
                sums[2] / sums[1]));
    }
}
