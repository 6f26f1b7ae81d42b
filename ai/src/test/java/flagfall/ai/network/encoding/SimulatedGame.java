package flagfall.ai.network.encoding;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Blocked;
import flagfall.rules.Bomb;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// One game in the trainer's simulator, asked and told in the words of the rules.
final class SimulatedGame {

    /// The kinds in the simulator's order.
    static final String KINDS = "MGCJPLTISYBF";

    private static final int NONE = 255;
    private static final int CELLS = 100;
    private static final int SETUP = 40;
    private static final int SHUTTLE = 100;

    private final Simulator simulator = Simulator.load();
    private final Board board;
    private final MemorySegment rules;
    private final MemorySegment state;

    private SimulatedGame(Ruleset ruleset) {
        board = ruleset.board();
        rules = memory(simulator.rulesBytes);
        state = memory(simulator.stateBytes);
        writeRules(ruleset);
        if (Simulator.answer(() -> (int) simulator.rules.invokeExact(rules, 1L)) != 0) {
            throw new IllegalArgumentException("the simulator cannot play " + ruleset);
        }
    }

    static SimulatedGame start(Ruleset ruleset, Setup red, Setup blue, Side first) {
        SimulatedGame game = new SimulatedGame(ruleset);
        MemorySegment reds = game.setup(red);
        MemorySegment blues = game.setup(blue);
        Simulator.answer(
                () -> (int) game.simulator.start.invokeExact(game.state, game.rules, reds, blues, first.ordinal(), 1L));
        return game;
    }

    static SimulatedGame arranged(Ruleset ruleset, Map<Square, Piece> pieces, Side first) {
        SimulatedGame game = new SimulatedGame(ruleset);
        MemorySegment cells = memory(CELLS);
        pieces.forEach((square, piece) -> cells.set(JAVA_BYTE, game.cell(square), (byte)
                (1 + kind(piece.rank()) + KINDS.length() * piece.side().ordinal())));
        Simulator.answer(
                () -> (int) game.simulator.arrange.invokeExact(game.state, game.rules, cells, first.ordinal(), 1L));
        return game;
    }

    private void writeRules(Ruleset ruleset) {
        int twoSquare = switch (ruleset.twoSquare()) {
            case TwoSquare.Off() -> 0;
            case TwoSquare.Shuttle() -> SHUTTLE;
            case TwoSquare.Boundary(int crossings) -> crossings;
        };
        int[] numbers = {
            board.columns(),
            board.rows(),
            board.homeRows(),
            0, // the first mover is told with the setups
            ruleset.scoutStrike().ordinal(),
            ruleset.bomb() == Bomb.SPENT ? 1 : 0,
            ruleset.winningDefender() == WinningDefender.ADVANCES ? 1 : 0,
            ruleset.equalRanks().ordinal(),
            ruleset.reveal() == Reveal.UNTIL_TURN_ENDS ? 1 : 0,
            twoSquare,
            ruleset.chase() == Chase.MORE_SQUARE ? 1 : 0,
            ruleset.blocked() == Blocked.PASSES ? 1 : 0,
            ruleset.bothImmobile() == BothImmobile.TO_MOVE_LOSES ? 1 : 0,
            ruleset.quietLimit().plies(),
            0 // no cap
        };
        for (int index = 0; index < numbers.length; index++) {
            rules.setAtIndex(JAVA_INT, index, numbers[index]);
        }
        for (Square lake : board.lakes()) {
            rules.set(JAVA_BYTE, (long) numbers.length * Integer.BYTES + cell(lake), (byte) 1);
        }
    }

    private MemorySegment setup(Setup setup) {
        MemorySegment bytes = memory(SETUP);
        bytes.fill((byte) NONE);
        int index = 0;
        for (Square square : board.home(setup.side())) {
            Rank rank = setup.pieces().get(square);
            if (rank != null) {
                bytes.set(JAVA_BYTE, index, (byte) kind(rank));
            }
            index++;
        }
        return bytes;
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// {@return every legal move as text}
    Set<String> moves() {
        MemorySegment out = memory(3 * simulator.mostMoves);
        int count = Simulator.answer(() -> (int) simulator.legal.invokeExact(state, rules, out));
        TreeSet<String> moves = new TreeSet<>();
        for (int index = 0; index < count; index++) {
            moves.add(move(out.asSlice(3L * index, 3)).toString());
        }
        if (moves.size() != count) {
            throw new AssertionError("a move is told twice: " + count + " for " + moves);
        }
        return moves;
    }

    /// {@return whether the simulator took the move}
    boolean play(Move move) {
        int corner = move instanceof Move.Turning turning ? cell(turning.corner()) : NONE;
        return Simulator.answer(() ->
                        (int) simulator.move.invokeExact(state, rules, cell(move.from()), corner, cell(move.to())))
                >= 0;
    }

    /// {@return what a scripted player would play, by its number}
    Optional<Move> scripted(int player) {
        MemorySegment out = memory(3);
        int found = Simulator.answer(() -> (int) simulator.scripted.invokeExact(state, rules, player, out));
        return found == 0 ? Optional.empty() : Optional.of(move(out));
    }

    private Move move(MemorySegment bytes) {
        Square from = square(at(bytes, 0));
        Square to = square(at(bytes, 2));
        return at(bytes, 1) == NONE ? new Move.Straight(from, to) : new Move.Turning(from, square(at(bytes, 1)), to);
    }

    // --- Looking ---------------------------------------------------------------------------------------------

    /// How the game stands: numbers as core_look tells them.
    record Standing(int turn, int over, int reason, int ply, int quiet, int redChase, int blueChase, int passed) {}

    Standing standing() {
        int[] told = look().numbers.toArray(JAVA_INT);
        return new Standing(told[0], told[1], told[2], told[3], told[4], told[5], told[6], told[7]);
    }

    /// {@return the pieces on the board, each with `m` if it has moved and `s` if it has been shown}
    Map<Square, String> pieces() {
        Looks looks = look();
        TreeMap<Square, String> pieces = new TreeMap<>();
        for (int cell = 0; cell < board.columns() * board.rows(); cell++) {
            int man = at(looks.board, cell) - 1;
            if (man >= 0) {
                char letter = KINDS.charAt(man % KINDS.length());
                pieces.put(
                        square(cell),
                        text(man < KINDS.length() ? letter : Character.toLowerCase(letter), at(looks.flags, cell)));
            }
        }
        return pieces;
    }

    static String text(char letter, int flags) {
        return letter + ((flags & 1) != 0 ? "m" : "") + ((flags & 2) != 0 ? "s" : "");
    }

    private record Looks(MemorySegment board, MemorySegment flags, MemorySegment numbers) {}

    private Looks look() {
        Looks looks = new Looks(memory(CELLS), memory(CELLS), memory(10 * Integer.BYTES));
        Simulator.answer(() -> (int) simulator.look.invokeExact(state, rules, looks.board, looks.flags, looks.numbers));
        return looks;
    }

    /// What the network is shown of a moment: planes by token, legal moves by source and target token, and the cell of
    /// the frame for each token.
    record Observation(ByteBuffer planes, ByteBuffer mask, ByteBuffer frame) {}

    /// {@return what the side to move sees, padded to so many tokens, a multiple of four}
    Observation observe(int tokens) {
        MemorySegment planes = memory(tokens * simulator.planes);
        MemorySegment mask = memory(tokens * tokens);
        MemorySegment frame = memory(tokens);
        Simulator.answer(() -> (int) simulator.observe.invokeExact(
                state,
                MemorySegment.NULL,
                1L,
                rules,
                tokens,
                planes,
                mask,
                MemorySegment.NULL,
                frame,
                MemorySegment.NULL));
        return new Observation(bytes(planes), bytes(mask), bytes(frame));
    }

    private static ByteBuffer bytes(MemorySegment segment) {
        return ByteBuffer.wrap(segment.toArray(JAVA_BYTE)).asReadOnlyBuffer();
    }

    // --- Words and numbers -----------------------------------------------------------------------------------

    private static MemorySegment memory(int bytes) {
        return Arena.ofAuto().allocate(bytes, Long.BYTES);
    }

    private static int at(MemorySegment bytes, long index) {
        return Byte.toUnsignedInt(bytes.get(JAVA_BYTE, index));
    }

    private static int kind(Rank rank) {
        return KINDS.indexOf(rank.letter());
    }

    private int cell(Square square) {
        return square.row() * board.columns() + square.column();
    }

    private Square square(int cell) {
        return new Square(cell % board.columns(), cell / board.columns());
    }
}
