package flagfall.ai.belief;

import flagfall.board.Board;
import java.util.Arrays;
import java.util.stream.IntStream;

/// How likely each hidden piece of one side is to be each rank, in the eyes of the other: as it stands, and once it has
/// moved.
public final class Belief {

    /// The states of a piece. One that has moved is believed the same in both.
    public static final int SLEEPING = 0;

    public static final int MOVED = 1;

    /// How far habits are believed against "anything may stand anywhere".
    private static final double TRUST = 0.93;
    private static final double LEAST = 1e-4;
    private static final double ANY = 1.0 / Integer.bitCount(Ranks.MOVABLE);

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
            moved[rank] = sum > 0 ? moved[rank] / sum : Ranks.has(Ranks.MOVABLE, rank) ? ANY : 0;
        }
        return moved;
    }

    /// What to go by beside the counts, which always hold.
    public record Evidence(boolean habits, boolean conduct) {
        public static final Evidence ALL = new Evidence(true, true);
        public static final Evidence HABITS = new Evidence(true, false);
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
        private final int[] hidden;
        private final int[] left = new int[Ranks.COUNT];
        private final double[][] weights;

        Making(Memory memory, int side, Evidence evidence) {
            this.memory = memory;
            this.side = side;
            this.evidence = evidence;
            board = memory.view().rules().board();
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
            double size = IntStream.of(left).sum();
            double trust = evidence.habits ? TRUST : 0;
            double[][] habits = evidence.habits ? habits() : new double[Homes.SQUARES][Ranks.COUNT];
            for (int row = 0; row < hidden.length; row++) {
                int square = square(hidden[row]);
                for (int rank = 0; rank < Ranks.COUNT; rank++) {
                    double even = left[rank] / size;
                    double habit = square < 0 ? even : habits[square][rank];
                    boolean can = Ranks.has(possible(hidden[row]), rank) && left[rank] > 0;
                    weights[row][rank] = can ? Math.max(LEAST, trust * habit + (1 - trust) * even) : 0;
                }
            }
            if (evidence.conduct) {
                new Conduct(memory).weigh(hidden, weights);
            }
        }

        private int square(int piece) {
            return Homes.square(board, side, memory.home(piece));
        }

        /// {@return by home square and rank, what to expect of those who set up as this army seems to; where the past
        /// could not be replayed, the fallen are not known to the field and tell nothing}
        private double[][] habits() {
            int[] army = IntStream.range(0, memory.field().pieces())
                    .filter(piece -> memory.field().side(piece) == side && square(piece) >= 0)
                    .toArray();
            int[] squares = IntStream.of(army).map(this::square).toArray();
            int[] ranks = IntStream.of(army)
                    .map(piece -> memory.isOpen(piece) ? memory.ranks(piece) : possible(piece))
                    .toArray();
            return Styles.of(memory.view().rules()).given(squares, ranks);
        }

        /// The enemy of a side knows less of its pieces than the side itself.
        private int possible(int piece) {
            return side != memory.me() ? memory.ranks(piece) : memory.hasMoved(piece) ? Ranks.MOVABLE : Ranks.ALL;
        }
    }
}
