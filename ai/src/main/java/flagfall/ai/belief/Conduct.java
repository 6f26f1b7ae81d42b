package flagfall.ai.belief;

import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;
import java.util.Arrays;

/// What hidden enemies did in sight of pieces they knew: who comes near means to strike, who flees fears, who lets a
/// prey stand beside it cannot take it, and who goes step by step is hardly a scout. Each is weak evidence, and a
/// piece can add up only so much of it, so that no bluff is believed for certain.
final class Conduct {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};

    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final double APPROACHED = 0.9;
    private static final double FLED = 0.9;
    private static final double SPARED = -1.9;
    private static final double STOOD = 0.35;
    private static final double STEPPED = -0.2;
    private static final double MOST = 2.2;

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
        for (int piece = 0; piece < at.length; piece++) {
            int ours = prey(piece, when);
            if (ours >= 0) {
                spare(piece, ours, step.mover());
            }
        }
    }

    /// Enemies beside a piece of ours that they know, and that did not take it.
    private void spare(int cell, int ours, int mover) {
        for (int step : STEPS) {
            int other = at[cell + step];
            if (other >= 0 && memory.field().side(other) == enemy) {
                lean(other, ours, SPARED, true);
                if (other != mover) {
                    lean(other, ours, -STOOD, false);
                }
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
        int apart = Math.abs(one - other);
        return apart == 1 || apart == Grid.STRIDE;
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
