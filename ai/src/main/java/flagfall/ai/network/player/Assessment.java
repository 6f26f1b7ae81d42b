package flagfall.ai.network.player;

import flagfall.ai.network.ForwardPass;
import flagfall.ai.network.Network;
import flagfall.ai.network.Prediction;
import flagfall.ai.network.Question;
import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.network.encoding.TokenMoves;
import flagfall.ai.state.InformationState;
import flagfall.position.Move;
import java.util.ArrayList;
import java.util.List;

/// What the network says of one information state.
///
/// @param moves the legal moves, in the order of the prediction's policy
record Assessment(InformationState state, Frame frame, List<Move> moves, Prediction prediction) {

    /// So many at a time, so that they fit into the cache with the weights.
    private static final int BATCH = 8;

    Assessment {
        moves = List.copyOf(moves);
    }

    static Assessment of(Network network, InformationState state, List<Move> legal) {
        Frame frame = Encoder.frame(state);
        TokenMoves moves = new TokenMoves(legal, frame);
        Question question = question(state, frame, moves, true);
        Prediction prediction = new ForwardPass(network, frame.size(), 1)
                .predict(List.of(question))
                .getFirst();
        return new Assessment(state, frame, moves.moves(), prediction);
    }

    private static Question question(InformationState state, Frame frame, TokenMoves moves, boolean wantsBelief) {
        return new Question(frame, Encoder.encode(state, frame), moves.pairs(), wantsBelief);
    }

    /// {@return what the network says to the side to move in each of these games}
    static List<Assessment> all(Network network, List<ImaginedGame> games) {
        List<Assessment> all = new ArrayList<>();
        for (int from = 0; from < games.size(); from += BATCH) {
            all.addAll(batch(network, games.subList(from, Math.min(games.size(), from + BATCH))));
        }
        return all;
    }

    private static List<Assessment> batch(Network network, List<ImaginedGame> games) {
        List<Question> questions = new ArrayList<>();
        List<TokenMoves> moves = new ArrayList<>();
        for (ImaginedGame game : games) {
            Frame frame = Encoder.frame(game.toMove());
            moves.add(new TokenMoves(game.moves(), frame));
            questions.add(question(game.toMove(), frame, moves.getLast(), false));
        }
        ForwardPass pass = new ForwardPass(network, questions.getFirst().frame().size(), games.size());
        List<Prediction> predictions = pass.predict(questions);
        List<Assessment> all = new ArrayList<>();
        for (int index = 0; index < games.size(); index++) {
            all.add(new Assessment(
                    games.get(index).toMove(),
                    questions.get(index).frame(),
                    moves.get(index).moves(),
                    predictions.get(index)));
        }
        return all;
    }
}
