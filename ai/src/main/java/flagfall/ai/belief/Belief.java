package flagfall.ai.belief;

import flagfall.board.Board;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import java.util.Arrays;
import java.util.stream.IntStream;

/// How likely each hidden piece of one side is to be each rank, in the eyes of the other: as it stands, and once it has
/// moved.
public final class Belief {

    /// The states of a piece. One that has moved is believed the same in both.
    public static final int SLEEPING = 0;

    public static final int MOVED = 1;

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();
    private static final int SPY = Rank.SPY.ordinal();
    private static final int GENERAL = Rank.GENERAL.ordinal();
    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    /// How far habits are believed against "anything may stand anywhere".
    private static final double TRUST = 0.8;
    private static final double LEAST = 1e-4;
    /// By the steps between their homes, how much likelier people set spy and general so than each by itself.
    private static final double[] COMPANY = {1, 3.1, 1.2, 0.5};

    /// By state, piece and rank.
    private final double[][][] chance;

    private Belief(double[][] chance) {
        this.chance = new double[][][] {
            chance, Arrays.stream(chance).map(Belief::moved).toArray(double[][]::new)
        };
    }

    private static double[] moved(double[] chances) {
        double[] moved = chances.clone();
        double sum = 0;
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            moved[rank] = Ranks.has(Ranks.MOVABLE, rank) ? moved[rank] : 0;
            sum += moved[rank];
        }
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            moved[rank] = sum > 0 ? moved[rank] / sum : Ranks.has(Ranks.MOVABLE, rank) ? 0.1 : 0;
        }
        return moved;
    }

    /// What to go by beside the counts, which always hold.
    public record Evidence(boolean habits, boolean conduct) {
        public static final Evidence ALL = new Evidence(true, true);
        public static final Evidence COUNTS = new Evidence(false, false);
    }

    /// {@return what the side that remembers believes of its enemy}
    public static Belief ofEnemy(Memory memory, Evidence evidence) {
        return new Making(memory, 1 - memory.me(), evidence).belief();
    }

    /// {@return what its enemy may believe of the side that remembers}
    public static Belief byEnemy(Memory memory, Evidence evidence) {
        return new Making(memory, memory.me(), new Evidence(evidence.habits, false)).belief();
    }

    public static int state(boolean moved) {
        return moved ? MOVED : SLEEPING;
    }

    /// {@return the chance that a piece has a rank; an open piece has its own for certain}
    public double chance(int piece, int state, int rank) {
        return chance[state][piece][rank];
    }

    /// {@return the chances of all ranks; not to be changed}
    public double[] chances(int piece, int state) {
        return chance[state][piece];
    }

    private static final class Making {
        private final Memory memory;
        private final int side;
        private final Evidence evidence;
        private final Board board;
        private final Habits habits;
        private final int[] hidden;
        private final int[] left = new int[Ranks.COUNT];
        private final double[][] weights;
        /// By cell, the hidden piece that began there and never moved, or minus one.
        private final int[] sleeper = new int[Grid.CELLS];

        Making(Memory memory, int side, Evidence evidence) {
            this.memory = memory;
            this.side = side;
            this.evidence = evidence;
            board = memory.view().rules().board();
            habits = Habits.of(memory.view().rules());
            hidden = IntStream.range(0, memory.field().pieces())
                    .filter(this::isHidden)
                    .toArray();
            weights = new double[hidden.length][Ranks.COUNT];
        }

        private boolean isHidden(int piece) {
            return memory.field().side(piece) == side && memory.stands(piece) && !memory.isOpen(piece);
        }

        Belief belief() {
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                left[rank] = memory.left(side, rank);
            }
            double[][] chance = new double[memory.field().pieces()][Ranks.COUNT];
            for (int piece = 0; piece < chance.length; piece++) {
                if (memory.field().side(piece) == side && memory.isOpen(piece)) {
                    int rank = Ranks.one(memory.ranks(piece));
                    chance[piece][rank] = 1;
                    left[rank] -= memory.stands(piece) ? 1 : 0;
                }
            }
            weigh();
            Balance.scale(weights, left);
            for (int row = 0; row < hidden.length; row++) {
                chance[hidden[row]] = weights[row];
            }
            return new Belief(chance);
        }

        private void weigh() {
            double size = 0;
            for (int count : left) {
                size += count;
            }
            for (int row = 0; row < hidden.length; row++) {
                int square = Habits.square(board, side, memory.home(hidden[row]));
                for (int rank = 0; rank < Ranks.COUNT; rank++) {
                    double even = left[rank] / size;
                    double habit = square < 0 || !evidence.habits ? even : habits.stands(rank, square);
                    boolean can = Ranks.has(possible(hidden[row]), rank) && left[rank] > 0;
                    weights[row][rank] = can ? Math.max(LEAST, TRUST * habit + (1 - TRUST) * even) : 0;
                }
            }
            if (evidence.habits) {
                weighFlagAndBombs();
                weighCompany(GENERAL, SPY);
                weighCompany(SPY, GENERAL);
            }
            if (evidence.conduct) {
                new Conduct(memory).weigh(hidden, weights);
            }
        }

        /// The enemy of a side knows less of its pieces than the side itself.
        private int possible(int piece) {
            return side != memory.me() ? memory.ranks(piece) : memory.hasMoved(piece) ? Ranks.MOVABLE : Ranks.ALL;
        }

        /// A spy is likelier near the home of its general, and the other way round.
        private void weighCompany(int known, int sought) {
            for (int piece = 0; piece < memory.field().pieces(); piece++) {
                if (memory.field().side(piece) == side
                        && memory.isOpen(piece)
                        && Ranks.one(memory.ranks(piece)) == known) {
                    for (int row = 0; row < hidden.length; row++) {
                        int apart = Conduct.apart(memory.home(piece), memory.home(hidden[row]));
                        weights[row][sought] *= COMPANY[Math.min(apart, COMPANY.length - 1)];
                    }
                }
            }
        }

        /// A flag is likelier where bombs can still stand about it, and bombs where the flag is likely to be.
        private void weighFlagAndBombs() {
            Arrays.fill(sleeper, -1);
            for (int row = 0; row < hidden.length; row++) {
                if (!memory.hasMoved(hidden[row])) {
                    sleeper[memory.home(hidden[row])] = row;
                }
            }
            double total = 0;
            for (int row = 0; row < hidden.length; row++) {
                weights[row][FLAG] *= guard(hidden[row]);
                total += weights[row][FLAG];
            }
            if (total <= 0 || left[BOMB] == 0) {
                return;
            }
            for (int row = 0; row < hidden.length; row++) {
                int square = Habits.square(board, side, memory.home(hidden[row]));
                if (square >= 0 && weights[row][BOMB] > 0) {
                    double bombs = 0;
                    for (int flag = 0; flag < hidden.length; flag++) {
                        int under = Habits.square(board, side, memory.home(hidden[flag]));
                        bombs += under < 0 ? 0 : weights[flag][FLAG] / total * habits.bombs(under, square);
                    }
                    weights[row][BOMB] = Math.max(LEAST, TRUST * bombs + (1 - TRUST) * weights[row][BOMB]);
                }
            }
        }

        /// How much likelier or less likely a flag is here for what is known of the squares about it.
        private double guard(int piece) {
            int home = memory.home(piece);
            int flag = Habits.square(board, side, home);
            double factor = 1;
            for (int step : STEPS) {
                int near = home + step;
                int square = Habits.square(board, side, near);
                if (flag >= 0 && square >= 0 && square != flag && sleeper[near] < 0) {
                    double with = habits.bombs(flag, square);
                    double without = habits.bombs(square);
                    int who = memory.field().pieceAt(near);
                    boolean bomb = who >= 0 && memory.ranks(who) == Ranks.only(Rank.BOMB) && memory.isOpen(who);
                    factor *= bomb ? ratio(with, without) : ratio(1 - with, 1 - without);
                }
            }
            return factor;
        }

        private static double ratio(double one, double other) {
            return (one + 0.05) / (other + 0.05);
        }
    }
}
