package flagfall.ai.review;

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
import org.jspecify.annotations.Nullable;

/// What the network says of one information state.
final class NetworkOpinion {

    private final Frame frame;
    private final List<Move> moves;
    private final Prediction prediction;
    private final double[] policy;

    private NetworkOpinion(Frame frame, List<Move> moves, Prediction prediction) {
        this.frame = frame;
        this.moves = moves;
        this.prediction = prediction;
        policy = prediction.policy(1);
    }

    /// {@return its opinion, or null where it was not trained for these rules}
    static @Nullable NetworkOpinion of(Network network, InformationState state, List<Move> legal) {
        if (!network.knows(state.rules())) {
            return null;
        }
        Frame frame = Encoder.frame(state);
        TokenMoves moves = new TokenMoves(legal, frame);
        Question question = new Question(frame, Encoder.encode(state, frame), moves.pairs(), true);
        ForwardPass pass = new ForwardPass(network, frame.size(), 1);
        return new NetworkOpinion(
                frame, moves.moves(), pass.predict(List.of(question)).getFirst());
    }

    /// {@return what is to be expected, a draw being half a win}
    double chance() {
        return WinningChance.inside((1 + prediction.value()) / 2);
    }

    /// {@return the chance that the hidden enemy on a cell is of this kind}
    double belief(int cell, int kind) {
        return prediction.belief(frame.token(cell), kind);
    }

    /// {@return the move it likes best, or this one if it knows of none}
    Move favourite(Move otherwise) {
        Move favourite = otherwise;
        double most = -1;
        for (int index = 0; index < policy.length; index++) {
            if (policy[index] > most) {
                most = policy[index];
                favourite = moves.get(index);
            }
        }
        return favourite;
    }

    /// {@return how well it likes a move beside the one it likes best, from zero to one}
    double liking(Move move) {
        double most = 0;
        double liked = 0;
        for (int index = 0; index < policy.length; index++) {
            most = Math.max(most, policy[index]);
            boolean same = moves.get(index).from().equals(move.from())
                    && moves.get(index).to().equals(move.to());
            liked = same ? policy[index] : liked;
        }
        return most > 0 ? liked / most : 1;
    }
}
