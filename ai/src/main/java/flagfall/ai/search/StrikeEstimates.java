package flagfall.ai.search;

import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.StrikeOdds;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// What an attack promises on average, before anything is searched.
final class StrikeEstimates {

    private static final int FLAG = Rank.FLAG.ordinal();

    private final SearchState state;
    private final MutablePosition position;
    private final EvaluationContext context;
    private final int me;
    private final int flagFear;
    private final int flagMargin;

    StrikeEstimates(SearchState state) {
        this.state = state;
        position = state.position;
        context = state.context;
        me = state.me;
        flagFear = (int) context.tuning().evaluation().flagFear();
        flagMargin = context.tuning().evaluation().flagMargin();
    }

    /// What their flag is worth where it is a matter of chance: the game, or a little more than what we have.
    int flagTaken() {
        return Math.max(context.flagHope(), state.score() + flagMargin);
    }

    /// What losing our flag costs where it is a matter of chance.
    int flagLost() {
        return Math.max(flagFear, flagMargin - state.score());
    }

    /// {@return the odds of an attack of ours on an unknown piece}
    StrikeOdds oddsOfOurs(int piece, int unknown) {
        return context.attacking(state.rank(piece), unknown, state.movedCase(unknown));
    }

    /// {@return what our attack on an unknown piece gains at once, on average}
    int gainOfOurs(StrikeOdds odds, int piece, int unknown) {
        int mine = context.values().of(me, state.rank(piece));
        int shown = state.isShown(piece) ? 0 : context.secrecy(piece);
        return (int) (odds.falls() * odds.gainIfFalls()
                + odds.both() * (odds.gainIfBoth() - mine)
                - odds.stands() * mine
                + odds.flag() * (flagTaken() - state.score())
                + context.secrecy(unknown)
                - shown);
    }

    /// {@return whether an attack of the enemy depends on what an unknown piece is, or is made without knowing whom it
    /// attacks}
    boolean isUncertain(int move) {
        int target = position.pieceAt(MoveCode.to(move));
        return target >= 0
                && (state.rank(position.pieceAt(MoveCode.from(move))) == SearchState.UNKNOWN || !state.isShown(target));
    }

    /// {@return how often such an attack is made, and with what outcome}
    StrikeOdds oddsOfTheirs(int move) {
        int mover = position.pieceAt(MoveCode.from(move));
        int target = position.pieceAt(MoveCode.to(move));
        int rank = state.rank(mover);
        if (rank != SearchState.UNKNOWN) {
            return context.attackedHiddenBy(rank, target, state.movedCase(target));
        }
        return state.isShown(target)
                ? context.attackedKnown(state.rank(target), mover, state.movedCase(mover), state.hasJustTaken(target))
                : context.attackedHidden(target, state.movedCase(target), mover, state.movedCase(mover));
    }

    /// {@return what an uncertain attack gains the enemy at once, on average}
    int gainOfTheirs(int move) {
        StrikeOdds odds = oddsOfTheirs(move);
        int target = position.pieceAt(MoveCode.to(move));
        int rank = state.rank(target);
        int ours = rank == FLAG ? flagLost() + state.score() : context.values().of(me, rank);
        return (int)
                (odds.stands() * ours + odds.both() * (ours - odds.gainIfBoth()) - odds.falls() * odds.gainIfFalls());
    }
}
