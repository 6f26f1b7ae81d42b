package flagfall.ai.search;

import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// What a strike promises at a glance, on average, before anything is searched.
final class Prospects {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int LITTLE = 1500;

    private final Scene scene;
    private final MutablePosition field;
    private final Knowledge knowledge;
    private final int me;

    Prospects(Scene scene) {
        this.scene = scene;
        field = scene.field;
        knowledge = scene.knowledge;
        me = scene.me;
    }

    /// What the flag is worth where it is a matter of chance: the game, or a little more than what we have.
    int triumph() {
        return Math.max(knowledge.flagHope, scene.score() + LITTLE);
    }

    int disaster() {
        return Math.max(knowledge.flagFear, LITTLE - scene.score());
    }

    /// What a strike on a stranger gains at once, on average.
    int expected(Odds odds, int piece, int stranger) {
        int mine = knowledge.worth.of(me, scene.rank(piece));
        int shown = scene.isOpen(piece) ? 0 : knowledge.secret[piece];
        return (int) (odds.falls() * odds.gainIfFalls()
                + odds.both() * (odds.gainIfBoth() - mine)
                - odds.stands() * mine
                + odds.flag() * (triumph() - scene.score())
                + knowledge.secret[stranger]
                - shown);
    }

    /// {@return whether an enemy strike depends on what a stranger is, or is made without knowing whom it strikes}
    boolean isDoubtful(int move) {
        int target = field.pieceAt(MoveCode.to(move));
        return target >= 0
                && (scene.rank(field.pieceAt(MoveCode.from(move))) == Scene.UNKNOWN || !scene.isOpen(target));
    }

    /// {@return how often such a strike is made, and with what outcome}
    Odds doubtOf(int move) {
        int mover = field.pieceAt(MoveCode.from(move));
        int target = field.pieceAt(MoveCode.to(move));
        int rank = scene.rank(mover);
        if (rank != Scene.UNKNOWN) {
            return knowledge.coveredStruckBy(rank, target, scene.state(target));
        }
        return scene.isOpen(target)
                ? knowledge.openStruck(scene.rank(target), mover, scene.state(mover), scene.hasJustTaken(target))
                : knowledge.coveredStruck(target, scene.state(target), mover, scene.state(mover));
    }

    /// What a doubtful strike gains the enemy at once, on average.
    int glance(int move) {
        Odds odds = doubtOf(move);
        int target = field.pieceAt(MoveCode.to(move));
        int rank = scene.rank(target);
        int ours = rank == FLAG ? disaster() + scene.score() : knowledge.worth.of(me, rank);
        return (int)
                (odds.stands() * ours + odds.both() * (ours - odds.gainIfBoth()) - odds.falls() * odds.gainIfFalls());
    }
}
