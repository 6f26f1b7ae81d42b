package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Memory;
import flagfall.ai.tool.Told;
import flagfall.piece.Rank;
import org.junit.jupiter.api.Test;

/// A Blue colonel has taken a sergeant and stands among Red pieces that it does not know; strangers stand behind it.
class KnowledgeTest {

    private static final String BOARD =
            "fb.......b/bits....../.s......../c........./T.~~..~~../T.~~..~~../T...M...../.........I/.........B/F.........";
    private static final int COLONEL = Rank.COLONEL.ordinal();

    private final Memory memory = Told.toRed(BOARD, "a7a6", "e4e5", "b8b7");
    private final Knowledge knowledge = new Knowledge(memory, Strength.FULL);

    private int at(String square) {
        return Told.pieceAt(memory, square);
    }

    private static double made(Odds odds) {
        return odds.stands() + odds.both() + odds.falls();
    }

    @Test
    void a_piece_that_has_moved_is_struck_sooner_than_one_that_may_be_a_bomb() {
        double sleeping = made(knowledge.coveredStruckBy(COLONEL, at("a5"), Belief.SLEEPING));
        double moved = made(knowledge.coveredStruckBy(COLONEL, at("a5"), Belief.MOVED));
        assertThat(moved).isGreaterThan(2 * sleeping);
    }

    @Test
    void officers_that_struck_sleepers_are_expected_to_go_on() {
        Memory later = Told.toRed(BOARD, "a7a6", "e4e5", "a6a5", "e5e4", "b8b7");
        Knowledge known = new Knowledge(later, Strength.FULL);
        int sergeant = Told.pieceAt(later, "a4");
        double before = made(knowledge.coveredStruckBy(COLONEL, at("a4"), Belief.SLEEPING));
        double after = made(known.coveredStruckBy(COLONEL, sergeant, Belief.SLEEPING));
        assertThat(after).isGreaterThan(before + 0.01);
    }

    @Test
    void a_miner_does_not_mind_that_it_may_be_a_bomb() {
        double miner = made(knowledge.coveredStruckBy(Rank.MINER.ordinal(), at("a5"), Belief.SLEEPING));
        double colonel = made(knowledge.coveredStruckBy(COLONEL, at("a5"), Belief.SLEEPING));
        assertThat(miner).isGreaterThan(2 * colonel);
    }

    @Test
    void who_stands_beside_what_we_took_may_have_guarded_it() {
        Odds bait = knowledge.openStruck(Rank.SERGEANT.ordinal(), at("b7"), Belief.MOVED, true);
        Odds other = knowledge.openStruck(Rank.SERGEANT.ordinal(), at("b7"), Belief.MOVED, false);
        assertThat(bait.stands()).isGreaterThan(other.stands());
    }

    @Test
    void high_officers_are_shy_of_bombs() {
        double bomb = knowledge.belief.chance(at("b10"), Belief.SLEEPING, Rank.BOMB.ordinal());
        Odds marshal = knowledge.striking(Rank.MARSHAL.ordinal(), at("b10"), Belief.SLEEPING);
        assertThat(marshal.stands()).isGreaterThan(bomb + 0.05);
    }
}
