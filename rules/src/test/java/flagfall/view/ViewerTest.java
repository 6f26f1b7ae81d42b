package flagfall.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Who looks, and what a view is made of.
class ViewerTest {

    @Test
    void a_seat_plays_its_own_side_and_a_spectator_none() {
        assertThat(new Viewer.Seat(Side.RED).plays(Side.RED)).isTrue();
        assertThat(new Viewer.Seat(Side.RED).plays(Side.BLUE)).isFalse();
        assertThat(new Viewer.Spectator().plays(Side.RED)).isFalse();
    }

    @Test
    void a_known_piece_is_on_the_side_it_was_made_for() {
        Square home = Square.of("a1");
        assertThat(new ObservedPiece.Known(new Piece(Side.BLUE, Rank.SPY), home, false, false).side())
                .isEqualTo(Side.BLUE);
    }

    @Test
    void what_was_placed_is_told_at_the_end_and_cannot_change_after_that() {
        Setup setup = new Setup(Side.RED, Map.of());
        Map<Side, Setup> setups = new HashMap<>(Map.of(Side.RED, setup));
        ObservedEvent.Ended ended = new ObservedEvent.Ended(new Outcome.Ongoing(), setups);
        setups.clear();
        assertThat(ended.setups()).containsExactly(Map.entry(Side.RED, setup));
        assertThatThrownBy(() -> ended.setups().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
