package flagfall.core;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import org.junit.jupiter.api.Test;

/// The frame in which boards lie must not leak at its edges.
class GridTest {

    private static Square square(int index) {
        return new Square(index % Square.MOST, index / Square.MOST);
    }

    @Test
    void a_square_touches_its_neighbours_and_nothing_across_the_board() {
        for (int one = 0; one < 100; one++) {
            for (int other = 0; other < 100; other++) {
                int from = Grid.cell(square(one));
                int to = Grid.cell(square(other));
                long low = to < Long.SIZE ? 1L << to : 0;
                long high = to < Long.SIZE ? 0 : 1L << to;
                boolean touches = square(one).touches(square(other));
                assertThat(Grid.touchesAny(from, low, high))
                        .as("%s %s", square(one), square(other))
                        .isEqualTo(touches);
                assertThat(Grid.touches(from, to))
                        .as("%s %s", square(one), square(other))
                        .isEqualTo(touches);
            }
        }
    }

    @Test
    void a_cell_and_its_square_are_two_names_of_one_thing() {
        for (int index = 0; index < 100; index++) {
            assertThat(Grid.square(Grid.cell(square(index)))).isEqualTo(square(index));
        }
    }
}
