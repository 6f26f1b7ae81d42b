package flagfall.ai.network.player;

import flagfall.ai.network.ForwardPass;
import flagfall.ai.network.Network;
import flagfall.ai.network.Prediction;
import flagfall.ai.network.Question;
import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.opening.Deployment;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Square;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;

/// Chooses a setup by what the network expects of it: one of the best of many, some of them its own choice, whichever
/// chance will have. Who always took the best would be found out.
final class SetupChoice {

    /// So many at a time, so that they fit into the cache with the weights.
    private static final int BATCH = 8;

    private SetupChoice() {}

    private record Rated(Setup setup, float value) {}

    static Setup draw(Network network, Ruleset rules, Side side, NetworkSettings settings, long seed) {
        int count = settings.setups();
        Random random = new Random(seed);
        List<Setup> setups = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            long chance = random.nextLong();
            boolean own = (int) ((index + 1) * settings.ownShare()) > (int) (index * settings.ownShare());
            setups.add(
                    own
                            ? Deployment.drawLearned(rules, side, chance, SetupTuning.DEFAULT)
                            : Deployment.draw(rules, side, chance, SetupTuning.DEFAULT));
        }
        Set<Square> enemies = Deployment.draw(rules, side.opponent(), random.nextLong(), SetupTuning.DEFAULT)
                .pieces()
                .keySet();
        List<Rated> rated = new ArrayList<>();
        for (int from = 0; from < count; from += BATCH) {
            rated.addAll(rate(network, rules, setups.subList(from, Math.min(count, from + BATCH)), enemies));
        }
        rated.sort(Comparator.comparingDouble(Rated::value).reversed());
        return rated.get(random.nextInt(settings.kept())).setup;
    }

    private static List<Rated> rate(Network network, Ruleset rules, List<Setup> setups, Set<Square> enemies) {
        List<Question> questions = setups.stream()
                .map(setup -> question(InformationState.ofSetup(rules, setup, enemies)))
                .toList();
        ForwardPass pass = new ForwardPass(network, questions.getFirst().frame().size(), questions.size());
        List<Prediction> predictions = pass.predict(questions);
        List<Rated> rated = new ArrayList<>();
        for (int index = 0; index < setups.size(); index++) {
            rated.add(new Rated(setups.get(index), predictions.get(index).value()));
        }
        return rated;
    }

    private static Question question(InformationState state) {
        Frame frame = Encoder.frame(state);
        return new Question(frame, Encoder.encode(state, frame), List.of(), false);
    }
}
