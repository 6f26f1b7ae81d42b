package flagfall.ai.network.encoding;

import flagfall.ai.state.Behaviour;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;

/// What the network sees: 192 bytes a square, as the side to move may know it. They are whole numbers, so that they are
/// byte for byte what the simulator of the training shows. `training/observation.h` lists the planes.
public final class Encoder {

    /// Weights know planes of one kind only; this is its name.
    public static final String VERSION = "observation-2";

    public static final int PLANES = 192;

    /// As many pieces of a rank as a plane can count.
    private static final int MOST_OF_A_RANK = 8;

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    /// A piece sees so many steps far.
    private static final int SIGHT = 4;

    private static final int FAR = SIGHT + 1;
    /// The weakest kind that each plane of a thermometer still shows.
    private static final int[] THERMOMETER = {11, 6, 4, 3, 2, 1};

    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();

    private final InformationState state;
    private final Frame frame;
    private final int me;
    private final Tables tables;
    private final HiddenCounts[] hidden;
    private final byte[] planes;

    private Encoder(InformationState state, Frame frame) {
        this.state = state;
        this.frame = frame;
        me = state.me();
        tables = new Tables(state.rules());
        hidden = new HiddenCounts[] {new HiddenCounts(state, 0), new HiddenCounts(state, 1)};
        planes = new byte[frame.size() * PLANES];
    }

    /// {@return whether the planes can tell all that matters of these rules}
    public static boolean covers(Ruleset rules) {
        return rules.army().counts().values().stream().allMatch(count -> count <= MOST_OF_A_RANK);
    }

    /// {@return the frame of the player who knows this}
    public static Frame frame(InformationState state) {
        return new Frame(state.rules().board(), state.me() == 0 ? Side.RED : Side.BLUE);
    }

    /// {@return the planes, token after token}
    public static byte[] encode(InformationState state, Frame frame) {
        Encoder encoder = new Encoder(state, frame);
        for (int token = 0; token < frame.size(); token++) {
            encoder.writeSquare(frame.cell(token), token * PLANES);
        }
        return encoder.planes;
    }

    static byte level(int value) {
        return (byte) Math.min(255, value);
    }

    static byte yes(boolean claim) {
        return (byte) (claim ? 255 : 0);
    }

    private void writeSquare(int cell, int at) {
        int[] beside = new int[2];
        writeNeighbours(cell, at, beside);
        int piece = state.pieceAt(cell);
        if (piece < 0) {
            planes[at + 52] = yes(true);
        } else {
            writePiece(piece, at, beside[state.side(piece)]);
            writeOpponents(piece, at);
        }
        writePast(cell, at);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            planes[at + 94 + kind] = level(state.alive(me, Kinds.rank(kind)) * 31);
            planes[at + 106 + kind] = level(state.alive(1 - me, Kinds.rank(kind)) * 31);
        }
        planes[at + 118] = yes(true);
        RulesPlanes.write(state.rules(), planes, at);
        writePlace(cell, at);
    }

    /// {@return whether the side to move knows what this piece is}
    private boolean isKnown(int piece) {
        return state.side(piece) == me || state.isShown(piece);
    }

    private int kind(int piece) {
        return Kinds.of(RankSet.lowest(state.ranks(piece)));
    }

    /// What stands beside a square.
    private void writeNeighbours(int cell, int at, int[] beside) {
        int strongest = Kinds.COUNT;
        int weakest = -1;
        int own = Kinds.COUNT;
        int moved = 0;
        int still = 0;
        int empty = 0;
        for (int step : STEPS) {
            int piece = state.pieceAt(cell + step);
            if (piece < 0) {
                empty += frame.token(cell + step) < 0 ? 0 : 1;
                continue;
            }
            beside[state.side(piece)]++;
            if (!isKnown(piece)) {
                moved += state.hasMoved(piece) ? 1 : 0;
                still += state.hasMoved(piece) ? 0 : 1;
            } else if (state.side(piece) == me) {
                own = Kinds.canMove(kind(piece)) ? Math.min(own, kind(piece)) : own;
            } else if (Kinds.canMove(kind(piece))) {
                strongest = Math.min(strongest, kind(piece));
                weakest = Math.max(weakest, kind(piece));
            } else if (kind(piece) == Kinds.BOMB) {
                planes[at + 153] = yes(true);
            }
        }
        planes[at + 126] = level(empty * 63);
        if (weakest >= 0) {
            planes[at + 148] = level((Kinds.BOMB - strongest) * 25);
            planes[at + 149] = level((Kinds.BOMB - weakest) * 25);
        }
        planes[at + 150] = level(moved * 63);
        planes[at + 151] = level(still * 63);
        planes[at + 152] = level(Math.max(0, Kinds.BOMB - own) * 25);
    }

    /// The piece that stands here.
    private void writePiece(int piece, int at, int friends) {
        int side = state.side(piece);
        boolean own = side == me;
        boolean shown = state.isShown(piece);
        boolean moved = state.hasMoved(piece);
        if (own) {
            planes[at + kind(piece)] = yes(true);
            planes[at + 12] = yes(shown);
            planes[at + 13] = yes(moved);
            planes[at + 53] = yes(true);
        } else {
            planes[at + 51] = yes(moved);
            planes[at + (shown ? 14 + kind(piece) : 50)] = yes(true);
        }
        if (!shown) {
            for (int kind = 0; kind < Kinds.COUNT; kind++) {
                planes[at + (own ? 38 : 26) + kind] = level(hidden[side].chance(moved, kind));
            }
            Behaviour behaviour = state.behaviour();
            writeThermometer(at + 128, behaviour.strongestApproached(piece));
            writeThermometer(at + 134, behaviour.weakestFled(piece));
            writeThermometer(at + 140, behaviour.strongestIgnored(piece));
        }
        planes[at + 70 + frame.frameRow(state.home(piece))] = yes(true);
        planes[at + 80 + frame.frameColumn(state.home(piece))] = yes(true);
        if (state.runner(side) == piece) {
            planes[at + (own ? 90 : 91)] = level(Math.min(state.run(side), 3) * 85);
            planes[at + (own ? 176 : 177)] = level(state.chase(side) * 32);
        }
        planes[at + 125] = level(friends * 63);
    }

    /// @param rank an ordinal, or a negative number for none
    private void writeThermometer(int at, int rank) {
        for (int step = 0; step < THERMOMETER.length; step++) {
            planes[at + step] = yes(rank >= 0 && Kinds.of(rank) <= THERMOMETER[step]);
        }
    }

    /// What the other side's pieces mean to this one, both as the side to move knows them.
    private void writeOpponents(int piece, int at) {
        int side = state.side(piece);
        boolean known = isKnown(piece);
        int beatenBy = FAR;
        int beats = FAR;
        int unknown = FAR;
        int hiddenBeside = 0;
        boolean equal = false;
        for (int other = 0; other < state.pieces(); other++) {
            if (state.side(other) == side || !state.stands(other)) {
                continue;
            }
            int away = distance(state.place(piece), state.place(other));
            if (away > SIGHT) {
                continue;
            }
            if (!state.isShown(other)) {
                hiddenBeside += away == 1 ? 1 : 0;
                unknown = state.hasMoved(other) ? Math.min(unknown, away) : unknown;
            }
            if (known && isKnown(other)) {
                beatenBy = beats(other, piece) ? Math.min(beatenBy, away) : beatenBy;
                beats = beats(piece, other) ? Math.min(beats, away) : beats;
                equal |= away == 1 && kind(other) == kind(piece);
            }
        }
        planes[at + 121] = yes(beatenBy == 1);
        planes[at + 122] = yes(beats == 1);
        planes[at + 123] = yes(equal);
        planes[at + 124] = level(hiddenBeside * 63);
        planes[at + 127] = nearness(beatenBy);
        planes[at + 146] = nearness(beats);
        planes[at + 147] = nearness(unknown);
        if (known && Kinds.canMove(kind(piece))) {
            int stronger = stronger(kind(piece), 1 - side);
            planes[at + 154] = level(stronger * 17);
            planes[at + 155] = yes(stronger == 0);
        }
    }

    private boolean beats(int one, int other) {
        return Kinds.canMove(kind(one)) && beatsKind(kind(one), kind(other));
    }

    private boolean beatsKind(int attacker, int defender) {
        return tables.clash(Kinds.rank(attacker), Kinds.rank(defender)) == ATTACKER_WINS;
    }

    /// {@return how many living movers of a side take a piece of this kind}
    private int stronger(int kind, int side) {
        int stronger = 0;
        for (int other = 0; other < Kinds.BOMB; other++) {
            stronger += beatsKind(other, kind) ? state.alive(side, Kinds.rank(other)) : 0;
        }
        return stronger;
    }

    private static byte nearness(int away) {
        return level(away < FAR ? 255 - 64 * (away - 1) : 0);
    }

    private void writePast(int cell, int at) {
        for (int back = 0; back < InformationState.LATEST_MOVES; back++) {
            int move = state.latestMove(back);
            planes[at + 54 + back] = yes(move >= 0 && MoveCode.from(move) == cell);
            planes[at + 62 + back] = yes(move >= 0 && MoveCode.to(move) == cell);
        }
        int limit = state.rules().quietLimit().plies();
        planes[at + 92] = limit == 0 ? 0 : level((int) Math.min(255, state.quiet() * 255L / limit));
        planes[at + 93] = level(Math.min(state.ply(), 1000) * 255 / 1000);
    }

    /// Where this square lies.
    private void writePlace(int cell, int at) {
        int columns = state.rules().board().columns();
        int rows = state.rules().board().rows();
        int homeRows = state.rules().board().homeRows();
        int column = frame.column(cell);
        int row = frame.row(cell);
        planes[at + 178] = yes(row < homeRows);
        planes[at + 179] = yes(row >= rows - homeRows);
        planes[at + 180] = level(column * 28);
        planes[at + 181] = level((columns - 1 - column) * 28);
        planes[at + 182] = level(row * 28);
        planes[at + 183] = level((rows - 1 - row) * 28);
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (state.stands(piece) && isKnown(piece) && RankSet.lowest(state.ranks(piece)) == Rank.FLAG.ordinal()) {
                int away = Math.min(10, distance(cell, state.place(piece)));
                planes[at + (state.side(piece) == me ? 184 : 185)] = level(255 - 25 * away);
            }
        }
    }

    /// {@return the steps from one cell to another, as if nothing stood between them}
    private static int distance(int one, int other) {
        return Math.abs(one % Grid.STRIDE - other % Grid.STRIDE) + Math.abs(one / Grid.STRIDE - other / Grid.STRIDE);
    }
}
