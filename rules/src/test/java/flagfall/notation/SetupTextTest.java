package flagfall.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;

/// A setup as somebody typed it: whatever is wrong with it is a flaw, and never more than that.
class SetupTextTest {

    private static final Ruleset RULES = Rulesets.CLASSIC;
    private static final String ROW = "..........";

    @Test
    void what_stands_beyond_the_last_row_is_a_flaw_and_not_placed() {
        SetupText.Draft draft = SetupText.read(String.join("/", ROW, ROW, ROW, ROW, "M........."), Side.RED, RULES);
        assertThat(draft.flaws()).contains(new Flaw.WrongRows(5, 4));
        assertThat(draft.setup().pieces()).isEmpty();
    }

    @Test
    void what_stands_beyond_the_last_column_is_a_flaw_and_not_placed() {
        SetupText.Draft draft =
                SetupText.read(String.join("/", "S" + ROW.substring(1) + "M", ROW, ROW, ROW), Side.RED, RULES);
        assertThat(draft.flaws()).contains(new Flaw.WrongColumns(1, 11, 10));
        assertThat(draft.setup().pieces()).containsOnlyKeys(home());
        assertThat(draft.setup().pieces()).containsValue(Rank.SCOUT);
    }

    private static Square home() {
        return RULES.board().home(Side.RED).getFirst();
    }
}
