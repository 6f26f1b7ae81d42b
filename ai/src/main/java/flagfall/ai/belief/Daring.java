package flagfall.ai.belief;

import flagfall.core.MoveCode;

/// Whether the enemy dares: most never let a good piece that they have shown strike a stranger that has not moved, and
/// some walk with it through a whole hidden army. Which of them we sit opposite shows as the game goes on.
public final class Daring {

    /// So many such strikes are needed to be half sure.
    private static final double DOUBT = 2;

    private Daring() {}

    /// {@return how much this enemy dares, from zero for nothing to nearly one, by what it struck so far}
    public static double ofEnemy(Memory memory) {
        boolean[] shown = new boolean[memory.field().pieces()];
        boolean[] stirred = new boolean[memory.field().pieces()];
        int strikes = 0;
        for (Step step : memory.steps()) {
            if (step.target() >= 0) {
                boolean asleep = !shown[step.target()] && !stirred[step.target()];
                boolean blind = step.side() != memory.me() && shown[step.mover()] && asleep;
                strikes += blind && Ranks.one(memory.ranks(step.mover())) >= Ranks.OFFICER ? 1 : 0;
                shown[step.target()] = true;
            }
            stirred[step.mover()] = true;
            shown[step.mover()] |= step.target() >= 0 || MoveCode.isLong(step.move());
        }
        return strikes / (strikes + DOUBT);
    }
}
