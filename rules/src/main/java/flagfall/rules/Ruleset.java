package flagfall.rules;

import static flagfall.piece.Rank.BOMB;
import static flagfall.piece.Rank.FLAG;
import static flagfall.piece.Rank.MARSHAL;
import static flagfall.piece.Rank.MINER;
import static flagfall.piece.Rank.SPY;

import flagfall.board.Board;
import flagfall.piece.Rank;
import flagfall.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// One edition of the law, as a value: every question on which rule books disagree has its answer here, and two
/// rulesets differ in nothing else. `id` is the named ruleset this one is, or was made from.
///
/// ```java
/// Ruleset mine = Rulesets.CLASSIC.with(change -> change.bomb = Bomb.SPENT);
/// List<Problem> faults = mine.faults();     // empty: it can be played
/// ```
///
/// A ruleset may be a draft that cannot be played; [#faults()] names every reason. A position cannot.
public record Ruleset(
        String id,
        Board board,
        Army army,
        FirstMover firstMover,
        SetupOrder setupOrder,
        ScoutStrike scoutStrike,
        Bomb bomb,
        WinningDefender winningDefender,
        EqualRanks equalRanks,
        Reveal reveal,
        TwoSquare twoSquare,
        Chase chase,
        Blocked blocked,
        BothImmobile bothImmobile,
        QuietLimit quietLimit) {

    /// The version of the law's meaning. It is part of a ruleset's text, so that a stored game says what it was
    /// played under.
    public static final int VERSION = 1;

    /// {@return what keeps this ruleset from being played, every reason at once}
    public List<Problem> faults() {
        List<Problem> faults = new ArrayList<>(board.faults());
        faults.addAll(army.faults(board.columns() * Math.max(0, board.homeRows())));
        return faults;
    }

    /// {@return this ruleset with some answers changed}
    public Ruleset with(Consumer<RulesetDraft> change) {
        RulesetDraft draft = new RulesetDraft(this);
        change.accept(draft);
        return draft.ruleset();
    }

    /// {@return how a battle between these two ends}
    public Clash clash(Rank attacker, Rank defender) {
        if (!attacker.canMove()) {
            throw new IllegalArgumentException(attacker + " never strikes");
        }
        if (defender == FLAG || (attacker == SPY && defender == MARSHAL)) {
            return Clash.ATTACKER_WINS;
        }
        if (defender == BOMB) {
            return attacker == MINER ? Clash.ATTACKER_WINS : bomb == Bomb.SPENT ? Clash.BOTH_FALL : Clash.DEFENDER_WINS;
        }
        if (attacker == defender) {
            return switch (equalRanks) {
                case BOTH_FALL -> Clash.BOTH_FALL;
                case ATTACKER_WINS -> Clash.ATTACKER_WINS;
                case DEFENDER_WINS -> Clash.DEFENDER_WINS;
            };
        }
        return attacker.compareTo(defender) > 0 ? Clash.ATTACKER_WINS : Clash.DEFENDER_WINS;
    }
}
