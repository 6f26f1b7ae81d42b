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
import java.util.List;

/// What the network says of one information state.
///
/// @param moves the legal moves, in the order of the prediction's policy
record Assessment(InformationState state, Frame frame, List<Move> moves, Prediction prediction) {

    Assessment {
        moves = List.copyOf(moves);
    }

    static Assessment of(Network network, InformationState state, List<Move> legal) {
        Frame frame = Encoder.frame(state);
        TokenMoves moves = new TokenMoves(legal, frame);
        Question question = new Question(frame, Encoder.encode(state, frame), moves.pairs(), true);
        Prediction prediction = new ForwardPass(network, frame.size(), 1)
                .predict(List.of(question))
                .getFirst();
        return new Assessment(state, frame, moves.moves(), prediction);
    }
}
