package flagfall.ai.belief;

import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import java.util.Arrays;

/// What hidden enemies did in sight of our pieces: who comes near means to strike, who flees fears, who lets a prey
/// stand beside it cannot take it, who marches much is strong, who never stirs beside us is a bomb, and who goes step
/// by step is hardly a scout. Each is weak evidence, and a piece can add up only so much of it, so that no bluff is
/// believed for certain.
final class Conduct {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};

    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int MARSHAL = Rank.MARSHAL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    // Logarithms of how much likelier each makes a rank; all but the first, of one step or one turn.
    private static final double MOST = 2.5;
    private static final double APPROACHED = 0.9;
    private static final double NEARED = 0.4;
    private static final double NEARED_MARSHAL = 0.9;
    private static final double FLED = 0.3;
    private static final double SPARED = -1.4;
    private static final double STEPPED = -0.15;
    private static final double MARCHED = 0.12;
    private static final double UNSTIRRED = 0.25;
    private static final double MOST_UNSTIRRED = 1.8;

    /// From so near it can be told which officer a piece means.
    private static final int SIGHT = 4;

    private static final int STRONG = Rank.COLONEL.ordinal();

    private final Memory memory;
    private final Tables tables;
    private final int enemy;
    private final int[] at = new int[Grid.CELLS];
    /// When each of our pieces was first shown, in steps; never is after the last.
    private final int[] shown;
    /// By piece and rank, logarithms.
    private final double[][] evidence;

    Conduct(Memory memory) {
        this.memory = memory;
        tables = new Tables(memory.view().rules());
        enemy = 1 - memory.me();
        int pieces = memory.field().pieces();
        shown = new int[pieces];
        evidence = new double[pieces][Ranks.COUNT];
        Arrays.fill(shown, Integer.MAX_VALUE);
        Arrays.fill(at, -1);
        if (!memory.steps().isEmpty()) {
            for (int piece = 0; piece < pieces; piece++) {
                at[memory.home(piece)] = piece;
            }
            watch();
        }
    }

    void weigh(int[] hidden, double[][] weights) {
        for (int row = 0; row < hidden.length; row++) {
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                weights[row][rank] *= Math.exp(Math.clamp(evidence[hidden[row]][rank], -MOST, MOST));
            }
        }
    }

    private void watch() {
        for (int when = 0; when < memory.steps().size(); when++) {
            Step step = memory.steps().get(when);
            if (step.side() == enemy && step.target() < 0) {
                judge(step, when);
            }
            follow(step, when);
        }
    }

    private void judge(Step step, int when) {
        int from = MoveCode.from(step.move());
        int to = MoveCode.to(step.move());
        evidence[step.mover()][SCOUT] += STEPPED;
        for (int rank = STRONG; rank <= MARSHAL; rank++) {
            evidence[step.mover()][rank] += MARCHED;
        }
        hunt(step.mover(), from, to, when);
        for (int near : STEPS) {
            int left = prey(from + near, when);
            if (left >= 0 && !touches(from + near, to)) {
                lean(step.mover(), left, FLED, false);
            }
            int met = prey(to + near, when);
            if (met >= 0 && !touches(from, to + near)) {
                lean(step.mover(), met, APPROACHED, true);
            }
        }
        for (int cell = 0; cell < at.length; cell++) {
            int ours = prey(cell, when);
            if (ours >= 0) {
                spare(cell, ours);
            } else if (at[cell] >= 0 && memory.field().side(at[cell]) != enemy) {
                ignore(cell);
            }
        }
    }

    /// Who comes nearer to officers of ours means the nearest.
    private void hunt(int mover, int from, int to, int when) {
        int nearest = -1;
        int least = SIGHT + 1;
        for (int cell = 0; cell < at.length; cell++) {
            int ours = prey(cell, when);
            int away = apart(to, cell);
            if (ours >= 0
                    && away < least
                    && away < apart(from, cell)
                    && Ranks.one(memory.ranks(ours)) >= Ranks.OFFICER) {
                nearest = ours;
                least = away;
            }
        }
        if (nearest >= 0) {
            lean(mover, nearest, Ranks.one(memory.ranks(nearest)) == MARSHAL ? NEARED_MARSHAL : NEARED, true);
        }
    }

    /// {@return the steps from one cell to another, as if nothing stood between them}
    private static int apart(int one, int other) {
        return Math.abs(one % Grid.STRIDE - other % Grid.STRIDE) + Math.abs(one / Grid.STRIDE - other / Grid.STRIDE);
    }

    /// Enemies beside a piece of ours that they know, and that did not take it.
    private void spare(int cell, int ours) {
        for (int step : STEPS) {
            int other = at[cell + step];
            if (other >= 0 && memory.field().side(other) == enemy) {
                lean(other, ours, SPARED, true);
            }
        }
    }

    /// Enemies beside a piece of ours that they do not know, and that did not stir: bombs mind nobody.
    private void ignore(int cell) {
        for (int step : STEPS) {
            int other = at[cell + step];
            if (other >= 0 && memory.field().side(other) == enemy && !memory.hasMoved(other)) {
                double before = evidence[other][BOMB];
                evidence[other][BOMB] = Math.max(before, Math.min(before + UNSTIRRED, MOST_UNSTIRRED));
            }
        }
    }

    /// {@return the piece of ours on a cell if the enemy knows what it is and it can strike, or a negative number}
    private int prey(int cell, int when) {
        int piece = at[cell];
        boolean known = piece >= 0 && memory.field().side(piece) != enemy && shown[piece] < when;
        return known && Ranks.has(Ranks.MOVABLE, Ranks.one(memory.ranks(piece))) ? piece : -1;
    }

    /// Leans towards the ranks that beat ours (or that ours beats).
    private void lean(int piece, int ours, double by, boolean strikes) {
        int rank = Ranks.one(memory.ranks(ours));
        for (int other = 0; other < Ranks.COUNT; other++) {
            boolean movable = Ranks.has(Ranks.MOVABLE, other);
            int wins = strikes ? clash(other, rank, movable) : clash(rank, other, true);
            evidence[piece][other] += wins == Clash.ATTACKER_WINS.ordinal() ? by : 0;
        }
    }

    private int clash(int attacker, int defender, boolean movable) {
        return movable ? tables.clash(attacker, defender) : Clash.DEFENDER_WINS.ordinal();
    }

    private static boolean touches(int one, int other) {
        return apart(one, other) == 1;
    }

    private void follow(Step step, int when) {
        int from = MoveCode.from(step.move());
        int to = MoveCode.to(step.move());
        at[from] = -1;
        boolean runs = MoveCode.isLong(step.move());
        if (step.target() >= 0 || runs) {
            shown[step.mover()] = Math.min(shown[step.mover()], when);
        }
        if (step.target() >= 0) {
            shown[step.target()] = Math.min(shown[step.target()], when);
        }
        switch (step.fate()) {
            case MARCHED, TARGET_FELL -> at[to] = step.mover();
            case BOTH_FELL -> at[to] = -1;
            case MOVER_FELL -> {
                if (step.ahead() != 0) {
                    at[to] = -1;
                    at[step.ahead()] = step.target();
                }
            }
        }
    }
}
