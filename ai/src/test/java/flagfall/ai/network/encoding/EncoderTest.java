package flagfall.ai.network.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.encoding.TokenMoves.TokenMove;
import flagfall.ai.state.InformationState;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncoderTest {

    private static final int FIRST_PLANES = 160;

    @Test
    void shows_a_game_of_classic_byte_for_byte_as_the_network_was_trained_on_it() {
        for (Vectors.Vector vector : Vectors.all()) {
            InformationState state = InformationState.of(vector.memory());
            Frame frame = Encoder.frame(state);
            byte[] planes = Encoder.encode(state, frame);
            byte[] first = new byte[frame.size() * FIRST_PLANES];
            for (int token = 0; token < frame.size(); token++) {
                System.arraycopy(planes, token * Encoder.PLANES, first, token * FIRST_PLANES, FIRST_PLANES);
            }
            assertThat(Fnv.hash(first))
                    .as("ply " + vector.memory().view().ply())
                    .isEqualTo(vector.planes());
        }
    }

    @Test
    void names_the_legal_moves_as_the_network_does() {
        for (Vectors.Vector vector : Vectors.all()) {
            Frame frame = Encoder.frame(InformationState.of(vector.memory()));
            List<TokenMove> pairs = new TokenMoves(vector.memory().view().moves(), frame).pairs();
            byte[] mask = new byte[frame.size() * frame.size()];
            pairs.forEach(pair -> mask[pair.source() * frame.size() + pair.target()] = 1);
            assertThat(Fnv.hash(mask)).as("ply " + vector.memory().view().ply()).isEqualTo(vector.mask());
        }
    }
}
