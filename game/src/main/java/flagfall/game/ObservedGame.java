package flagfall.game;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedMove;
import flagfall.view.ObservedRank;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A game as one player can follow it without seeing the truth: their own army, the squares where enemies stand at the
/// start, and each move as it is told. While the game goes on, its memory is the one that [Veil] gives of the truth.
///
/// Which moves a player may make depends on what that player knows and on nothing else, so the core can tell with any
/// rank for a hidden enemy that fits what was told. It is assumed to be a scout, the freest of all pieces, until
/// something else is known of it. It is a value: each move leads to another.
///
/// ```java
/// ObservedGame game = ObservedGame.begin(rules, own, enemies, Side.RED, Set.of());
/// PlayerMemory memory = game.afterMarch(move).memory();
/// ```
public final class ObservedGame {

    private final Side side;
    /// With assumed ranks for the enemies that are not known.
    private final Position position;
    /// The homes of the enemies whose ranks were told.
    private final Set<Square> known;

    private ObservedGame(Side side, Position position, Set<Square> known) {
        this.side = side;
        this.position = position;
        this.known = Set.copyOf(known);
    }

    /// {@return what is known before the first move}
    ///
    /// @param own the player's pieces, which may stand anywhere
    /// @param enemies where the others stand
    /// @param first who moves first
    /// @param excused who is not held to the repetition laws
    public static ObservedGame begin(Ruleset rules, Setup own, Set<Square> enemies, Side first, Set<Side> excused) {
        Map<Square, Piece> pieces = new TreeMap<>();
        own.pieces().forEach((square, rank) -> pieces.put(square, new Piece(own.side(), rank)));
        enemies.forEach(square -> pieces.put(square, new Piece(own.side().opponent(), Rank.SCOUT)));
        return new ObservedGame(own.side(), Position.arranged(rules, pieces, first, excused), Set.of());
    }

    /// {@return what the player knows now}
    public PlayerMemory memory() {
        return Veil.memoryOfAssumed(position, new Viewer.Seat(side));
    }

    /// {@return the game after a move of which all is told, and which did not end it}
    /// @throws IllegalArgumentException if it does not fit what was told before
    public ObservedGame after(ObservedMove told) {
        ObservedGame next = switch (told) {
            case ObservedMove.Marched march -> played(march.move(), march.passed());
            case ObservedMove.Struck struck ->
                learned(struck.move().from(), struck.attacker())
                        .learned(struck.move().to(), struck.defender())
                        .played(struck.move(), struck.passed());
        };
        ObservedMove seen = next.memory().history().getLast();
        if (!seen.equals(told)) {
            throw new IllegalArgumentException("told " + told + ", but by the rules it is " + seen);
        }
        return next;
    }

    /// {@return the game after a move to an empty square}
    /// @throws IllegalArgumentException if it does not fit what was told before
    public ObservedGame afterMarch(Move move) {
        return played(move, false);
    }

    /// {@return the game after a strike, of which at least the ranks are told that decide it}
    /// @throws IllegalArgumentException if it does not fit what was told before
    public ObservedGame afterStrike(Move move, ObservedRank attacker, ObservedRank defender) {
        return learned(move.from(), attacker).learned(move.to(), defender).played(move, false);
    }

    private ObservedGame learned(Square square, ObservedRank told) {
        PlacedPiece placed = at(square);
        if (placed.piece().side() == side || !(told instanceof ObservedRank.Shown(Rank rank))) {
            return this;
        }
        if (known.contains(placed.home()) && placed.piece().rank() != rank) {
            throw new IllegalArgumentException("told a " + rank + " on " + square + ", known as "
                    + placed.piece().rank());
        }
        return new ObservedGame(side, position.assuming(square, rank), with(placed.home()));
    }

    private ObservedGame played(Move move, boolean passed) {
        Square home = at(move.from()).home();
        Position next = position.play(move);
        Turn turn = next.turn(position.ply());
        if (passed && !turn.passed()) {
            return withoutMoves(next).played(move);
        }
        boolean ran = turn instanceof Turn.March march && march.exposed();
        return new ObservedGame(side, next, ran ? with(home) : known);
    }

    private ObservedGame played(Move move) {
        Position next = position.play(move);
        if (!next.turn(position.ply()).passed()) {
            throw new IllegalArgumentException("told a pass after " + move + ", but a known piece could move");
        }
        return new ObservedGame(side, next, known);
    }

    /// {@return the same moment, in which the enemy is less free: it had to pass, so whatever of it seemed able to move
    /// is not. What never moved is taken for a bomb; what has moved is no scout}
    private ObservedGame withoutMoves(Position seeminglyFree) {
        Position narrowed = position;
        for (Move move : seeminglyFree.moves()) {
            PlacedPiece free = at(move.from());
            if (!known.contains(free.home())) {
                narrowed = narrowed.assuming(free.square(), free.hasMoved() ? Rank.SERGEANT : Rank.BOMB);
            }
        }
        return new ObservedGame(side, narrowed, known);
    }

    private PlacedPiece at(Square square) {
        return position.placed().stream()
                .filter(placed -> placed.square().equals(square))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody stands on " + square));
    }

    private Set<Square> with(Square home) {
        Set<Square> more = new HashSet<>(known);
        more.add(home);
        return more;
    }
}
