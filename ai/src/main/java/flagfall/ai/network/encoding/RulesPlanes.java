package flagfall.ai.network.encoding;

import flagfall.rules.Blocked;
import flagfall.rules.Bomb;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.EqualRanks;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;

/// The planes that tell the ruleset, the same on every square. Those of classic, but for its chase and quiet laws, are
/// zero.
final class RulesPlanes {

    private static final int FIRST = 160;
    private static final int SIZE = 186;
    private static final int USUAL_CROSSINGS = 3;
    private static final int LONG_QUIET = 400;

    private RulesPlanes() {}

    static void write(Ruleset rules, byte[] planes, int at) {
        boolean[] answers = {
            rules.scoutStrike() == ScoutStrike.ADJACENT,
            rules.scoutStrike() == ScoutStrike.MOVE_THEN_STRIKE,
            rules.bomb() == Bomb.SPENT,
            rules.winningDefender() == WinningDefender.ADVANCES,
            rules.equalRanks() == EqualRanks.ATTACKER_WINS,
            rules.equalRanks() == EqualRanks.DEFENDER_WINS,
            rules.reveal() == Reveal.UNTIL_TURN_ENDS,
            rules.twoSquare() instanceof TwoSquare.Off,
            rules.twoSquare() instanceof TwoSquare.Shuttle,
        };
        for (int index = 0; index < answers.length; index++) {
            planes[at + FIRST + index] = Encoder.yes(answers[index]);
        }
        if (rules.twoSquare() instanceof TwoSquare.Boundary(int crossings)) {
            planes[at + 169] = Encoder.level(Math.max(0, USUAL_CROSSINGS - crossings) * 85);
            planes[at + 170] = Encoder.level(Math.max(0, crossings - USUAL_CROSSINGS) * 16);
        }
        planes[at + 171] = Encoder.yes(rules.chase() == Chase.MORE_SQUARE);
        planes[at + 172] = Encoder.yes(rules.blocked() == Blocked.PASSES);
        planes[at + 173] = Encoder.yes(rules.bothImmobile() == BothImmobile.TO_MOVE_LOSES);
        planes[at + 174] = Encoder.yes(rules.quietLimit().isOff());
        planes[at + 175] = Encoder.level(Math.min(rules.quietLimit().plies(), LONG_QUIET) * 255 / LONG_QUIET);
        planes[at + SIZE] = Encoder.level(rules.board().columns() * 25);
        planes[at + SIZE + 1] = Encoder.level(rules.board().rows() * 25);
    }
}
