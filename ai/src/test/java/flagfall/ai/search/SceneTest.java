package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.Memory;
import flagfall.ai.tool.Told;
import flagfall.notation.MoveText;
import flagfall.piece.Rank;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Red's captain stands before a stranger that has moved, and beside that one stands another.
class SceneTest {

    private static final String BOARD =
            "f........./b........./c........./ls......../..~~..~~../P.~~..~~../T........./.........I/.........B/F.........";

    private final Memory memory = Told.toRed(BOARD, "a7a6", "j3j4", "b7b6");
    private final Scene scene = scene();
    private final int captain = at("a5");
    private final int prey = at("a6");

    private Scene scene() {
        Knowledge knowledge = new Knowledge(memory, Strength.FULL);
        return new Scene(knowledge, new Pull(knowledge, new SplittableRandom(1)));
    }

    private int at(String square) {
        return Told.pieceAt(memory, square);
    }

    private static int move(String text) {
        return Memory.code(MoveText.read(text).orElseThrow());
    }

    @Test
    void who_won_a_strike_has_just_taken_until_the_next_move() {
        strikeLieutenant();
        assertThat(scene.hasJustTaken(captain)).isTrue();
        scene.march(move("a8a7"));
        assertThat(scene.hasJustTaken(captain)).isFalse();
        scene.undo();
        assertThat(scene.hasJustTaken(captain)).isTrue();
        scene.undo();
        assertThat(scene.hasJustTaken(captain)).isFalse();
    }

    @Test
    void who_lost_a_strike_has_taken_nothing() {
        scene.strike(move("a5a6"), prey, Rank.MAJOR.ordinal(), 0);
        assertThat(scene.hasJustTaken(captain)).isFalse();
    }

    @Test
    void a_neighbour_of_what_was_taken_is_feared_more_at_once_than_later() {
        Prospects prospects = new Prospects(scene);
        strikeLieutenant();
        double atOnce = prospects.doubtOf(move("b6a6")).stands();
        scene.march(move("a8a7"));
        scene.march(move("j4j3"));
        double later = prospects.doubtOf(move("b6a6")).stands();
        assertThat(atOnce).isGreaterThan(later);
    }

    @Test
    void the_same_board_has_another_key_where_the_last_move_took_a_piece() {
        strikeLieutenant();
        scene.march(move("a8a7"));
        scene.march(move("j4j3"));
        long earlier = scene.key();
        scene.undo();
        scene.undo();
        scene.undo();
        scene.march(move("j4j3"));
        scene.march(move("a8a7"));
        strikeLieutenant();
        assertThat(scene.key()).isNotEqualTo(earlier);
    }

    private void strikeLieutenant() {
        scene.strike(move("a5a6"), prey, Rank.LIEUTENANT.ordinal(), 300);
    }
}
