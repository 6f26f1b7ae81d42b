package flagfall.ai.state;

import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// All that one player knows of a game, folded move by move from what the player was told. It never changes.
///
/// ```java
/// InformationState state = InformationState.of(memory);
/// int piece = state.pieceAt(Grid.cell(Square.of("a7")));
/// boolean hidden = !state.isShown(piece);
/// int approached = state.behaviour().strongestApproached(piece);
/// ```
///
/// Pieces have numbers: Red's first, each side's in the order of the squares they began on. (Where the history does not
/// lead to the pieces as they stand, only these have numbers, in the order of the squares they stand on.) Sides are
/// zero for Red and one for Blue, cells and moves are the core's, ranks are ordinals, and sets of ranks a [RankSet].
public final class InformationState {

    /// A span of plies that is long enough to forget nothing.
    public static final int FOR_EVER = Integer.MAX_VALUE;

    /// How many of the latest moves are kept.
    public static final int LATEST_MOVES = MoveHistory.LENGTH;

    private final Ruleset rules;
    private final int me;
    private final PieceTable pieces;
    private final Behaviour behaviour;
    private final RiskTaking risks;
    private final MoveHistory history;
    private final Reconstruction past;

    private InformationState(
            Ruleset rules,
            int me,
            PieceTable pieces,
            Behaviour behaviour,
            RiskTaking risks,
            MoveHistory history,
            Reconstruction past) {
        this.rules = rules;
        this.me = me;
        this.pieces = pieces;
        this.behaviour = behaviour;
        this.risks = risks;
        this.history = history;
        this.past = past;
    }

    // --- Folding ---------------------------------------------------------------------------------------------

    /// {@return what the player knows whose memory it is, whoever is to move}
    public static InformationState of(PlayerMemory memory) {
        PlayerView view = memory.view();
        InformationState state = start(memory, Set.of());
        boolean whole = state.observeAll(memory, true);
        if (state.past.isLawless()) {
            // Not all programs keep the repetition laws: this one is not held to them.
            state = start(memory, Set.of(knower(view).opponent()));
            whole = state.observeAll(memory, false);
        }
        whole &= state.pieces.recognise(view);
        state.history.ply = view.ply();
        state.history.quiet = view.quiet();
        return whole && state.past.agrees(state.pieces, view.toMove().ordinal()) ? state : state.withoutPast();
    }

    /// {@return what a player knows who has placed this army and is to make the first move}
    ///
    /// @param enemies the squares that the other army was placed on
    public static InformationState ofSetup(Ruleset rules, Setup setup, Set<Square> enemies) {
        Map<Square, Side> homes = new TreeMap<>();
        setup.pieces().keySet().forEach(square -> homes.put(square, setup.side()));
        enemies.forEach(square -> homes.put(square, setup.side().opponent()));
        PieceTable pieces = new PieceTable(rules, homes);
        setup.pieces().forEach((square, rank) -> pieces.ranks[pieces.numberOf(square)] = RankSet.of(rank));
        int me = setup.side().ordinal();
        return new InformationState(
                rules,
                me,
                pieces,
                new Behaviour(pieces.count()),
                new RiskTaking(pieces.count()),
                new MoveHistory(),
                Reconstruction.ofBoard(rules, pieces, me));
    }

    private static InformationState start(PlayerMemory memory, Set<Side> excused) {
        PlayerView view = memory.view();
        PieceTable pieces = new PieceTable(view.rules(), view.homes());
        return new InformationState(
                view.rules(),
                knower(view).ordinal(),
                pieces,
                new Behaviour(pieces.count()),
                new RiskTaking(pieces.count()),
                new MoveHistory(),
                Reconstruction.start(memory, pieces, excused));
    }

    /// {@return who knows what a view shows: the one it was made for, or for an onlooker the side to move}
    static Side knower(PlayerView view) {
        return view.viewer() instanceof Viewer.Seat(Side side) ? side : view.toMove();
    }

    /// {@return whether all of it could be followed}
    ///
    /// @param lawful whether to stop where the enemy breaks a repetition law
    private boolean observeAll(PlayerMemory memory, boolean lawful) {
        for (ObservedMove told : memory.history()) {
            if (!observe(told)) {
                return false;
            }
            if (lawful && past.isLawless()) {
                return false;
            }
        }
        return true;
    }

    /// {@return whether there was someone to move, and someone to attack}
    private boolean observe(ObservedMove told) {
        int code = code(told.move());
        int mover = pieces.pieceAt(MoveCode.from(code));
        int target = pieces.pieceAt(MoveCode.to(code));
        if (mover < 0 || (told instanceof ObservedMove.Struck) != (target >= 0)) {
            return false;
        }
        TrackedMove move = new TrackedMove(told, code, mover, target);
        behaviour.observe(move, pieces);
        risks.observe(move, pieces);
        pieces.observe(move);
        history.observe(move);
        past.observe(move, pieces);
        return true;
    }

    /// The pieces that stand, numbered anew, and a position that remembers nothing.
    private InformationState withoutPast() {
        int[] standing = IntStream.range(0, pieces.count())
                .filter(piece -> pieces.place[piece] != 0)
                .boxed()
                .sorted((one, other) -> compare(one, other))
                .mapToInt(Integer::intValue)
                .toArray();
        PieceTable kept = new PieceTable(pieces, standing);
        return new InformationState(
                rules,
                me,
                kept,
                new Behaviour(behaviour, standing),
                new RiskTaking(risks, standing),
                new MoveHistory(history, standing),
                Reconstruction.ofBoard(rules, kept, me));
    }

    /// The order in which a core position numbers the pieces it is given.
    private int compare(int one, int other) {
        int sides = Integer.compare(pieces.side(one), pieces.side(other));
        return sides != 0 ? sides : Integer.compare(pieces.place[one], pieces.place[other]);
    }

    /// {@return what the same player knows after one more move}
    ///
    /// @throws IllegalArgumentException if nobody stands where it starts, or nobody where it attacks
    public InformationState after(ObservedMove told) {
        int[] all = IntStream.range(0, pieces.count()).toArray();
        InformationState next = new InformationState(
                rules,
                me,
                pieces.copy(),
                new Behaviour(behaviour, all),
                new RiskTaking(risks, all),
                new MoveHistory(history, all),
                new Reconstruction(past));
        if (!next.observe(told)) {
            throw new IllegalArgumentException("cannot follow " + told);
        }
        return next;
    }

    /// {@return what this player would know had it forgotten each rank that it last saw more than so many plies ago}
    public InformationState forgetting(int span) {
        PieceTable remembered = pieces.copy();
        remembered.forget(1 - me, history.ply, span);
        return new InformationState(rules, me, remembered, behaviour, risks, history, past);
    }

    /// {@return what the other player would know if its pieces had these ranks}
    ///
    /// @param given by piece, an ordinal
    public InformationState opposite(int[] given) {
        return new InformationState(rules, 1 - me, pieces.opposite(1 - me, given), behaviour, risks, history, past);
    }

    // --- Asking about pieces ---------------------------------------------------------------------------------

    public Ruleset rules() {
        return rules;
    }

    /// {@return the side that knows this}
    public int me() {
        return me;
    }

    /// {@return how many pieces have a number, the fallen among them}
    public int pieces() {
        return pieces.count();
    }

    public int side(int piece) {
        return pieces.side(piece);
    }

    /// {@return the cell a piece began on}
    public int home(int piece) {
        return pieces.home[piece];
    }

    /// {@return the cell a piece stands on, or zero if it has fallen}
    public int place(int piece) {
        return pieces.place[piece];
    }

    public boolean stands(int piece) {
        return pieces.place[piece] != 0;
    }

    /// {@return the piece on a cell, or a negative number}
    public int pieceAt(int cell) {
        return pieces.pieceAt(cell);
    }

    /// {@return whether pieces can stand on a cell: no lake and no wall}
    public boolean isGround(int cell) {
        return past.position().isGround(cell);
    }

    public boolean hasMoved(int piece) {
        return pieces.moved[piece];
    }

    /// {@return the ranks a piece can have, as far as this player knows: one rank for its own pieces}
    public int ranks(int piece) {
        return pieces.ranks[piece];
    }

    /// {@return whether the other side has seen what a piece is; for an enemy piece, whether this player remembers it}
    public boolean isShown(int piece) {
        return side(piece) == me ? pieces.isShown(piece) : RankSet.isSingle(pieces.ranks[piece]);
    }

    /// {@return how many pieces of a rank a side has not lost}
    public int alive(int side, int rank) {
        return pieces.alive[side][rank];
    }

    // --- Asking about the past -------------------------------------------------------------------------------

    /// {@return how many moves have been made}
    public int ply() {
        return history.ply;
    }

    /// {@return how many moves have been made since the last attack}
    public int quiet() {
        return history.quiet;
    }

    /// {@return one of the latest moves, zero being the newest, or a negative number if there were not so many}
    public int latestMove(int back) {
        return history.latest(back);
    }

    /// {@return how many of a side's latest moves, in a row, were made by one piece; a pass breaks the row}
    public int run(int side) {
        return history.run(side);
    }

    /// {@return the piece that made a side's latest move, or a negative number; it may have fallen since}
    public int runner(int side) {
        return history.runner(side);
    }

    /// {@return a side's chase counter, as the more-square law counts}
    public int chase(int side) {
        return past.position().chase(side);
    }

    /// {@return how often the board with this hash has stood in the game}
    public int timesSeen(long board) {
        return past.timesSeen(board);
    }

    /// {@return what each piece did in sight of enemies that it knew}
    public Behaviour behaviour() {
        return behaviour;
    }

    /// {@return how often a side let a known officer attack a piece that had neither moved nor been seen, as far as
    /// this player remembers what those officers are}
    public int riskyAttacks(int side) {
        int sum = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            sum += side(piece) == side && RankSet.isSingle(ranks(piece)) ? risks.attacks(piece) : 0;
        }
        return sum;
    }

    /// {@return a position to search on, the caller's own. Pieces have the same numbers on it. Where the past could be
    /// followed it has that past, so that the repetition laws hold; hidden pieces stand under any rank that they may
    /// have, for the caller to change with [MutablePosition#setRank]}
    public MutablePosition position() {
        return past.position().copy();
    }

    /// {@return a move of the rules as the core writes it}
    public static int code(Move move) {
        return switch (move) {
            case Move.Straight(Square from, Square to) -> MoveCode.straight(Grid.cell(from), Grid.cell(to));
            case Move.Turning(Square from, Square corner, Square to) ->
                MoveCode.turning(Grid.cell(from), Grid.cell(corner), Grid.cell(to));
        };
    }
}
