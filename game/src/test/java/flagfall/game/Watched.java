package flagfall.game;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.PlacedPiece;
import flagfall.position.Refusal;
import flagfall.rules.Army;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedEvent;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A real game that began with a drawn board, and claims about what happens in it and who sees what. Boards are drawn
/// as rule 14.4 of the law writes them, with blanks between the squares; what a viewer sees as rule 14.5 does. A
/// drawing of another size than the ruleset's board is played on its own ground, and is ruled in all else alike.
public final class Watched {

    /// The letters of the pieces that can move, the strongest first.
    public static final List<Character> MOVABLE = List.of('M', 'G', 'C', 'J', 'P', 'L', 'T', 'I', 'S', 'Y');

    private static final Army ANY = new Army(Map.of(Rank.FLAG, 1, Rank.SERGEANT, 1));

    private final EventLog log;
    private final Game game;

    private Watched(EventLog log) {
        this.log = log;
        this.game = log.game();
    }

    /// {@return a game from this drawing, with Red to move}
    public static Watched board(Ruleset rules, String drawing) {
        return board(rules, Side.RED, drawing);
    }

    public static Watched board(Ruleset rules, Side toMove, String drawing) {
        List<String> rows = rows(drawing).reversed();
        Map<Square, Piece> pieces = new TreeMap<>();
        Set<Square> lakes = new TreeSet<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                char mark = rows.get(row).charAt(column);
                if (mark == '~') {
                    lakes.add(new Square(column, row));
                } else if (mark != '.') {
                    pieces.put(new Square(column, row), piece(mark));
                }
            }
        }
        Board ground = new Board(rows.getFirst().length(), rows.size(), 1, lakes);
        EventLog start = EventLog.begin(fitted(rules, ground), toMove);
        return new Watched(start.after(new Event.Arranged(pieces, toMove)));
    }

    private static List<String> rows(String drawing) {
        return drawing.strip().lines().map(line -> line.replace(" ", "")).toList();
    }

    private static Piece piece(char letter) {
        Side side = Character.isUpperCase(letter) ? Side.RED : Side.BLUE;
        return new Piece(side, Rank.ofLetter(Character.toUpperCase(letter)).orElseThrow());
    }

    private static Ruleset fitted(Ruleset rules, Board ground) {
        boolean own = ground.columns() == rules.board().columns()
                && ground.rows() == rules.board().rows()
                && ground.lakes().equals(rules.board().lakes());
        return own
                ? rules
                : rules.with(change -> {
                    change.board = ground;
                    change.army = ANY;
                });
    }

    /// {@return what is left of two pieces, Red's having struck Blue's: who stands where, or who has won}
    public static String duel(Ruleset rules, char red, char blue) {
        Watched after = board(rules, """
            t . . .
            # . . .
            @ . . .
            . . . T
            """.replace('#', blue).replace('@', red)).plays("a2a3");
        if (after.game.outcome().isOver()) {
            return after.result();
        }
        return after.game.position().placed().stream()
                .filter(placed ->
                        placed.square().column() == 0 && placed.square().row() < 3)
                .map(placed -> placed.piece().letter() + " on " + placed.square())
                .collect(Collectors.joining(" and "));
    }

    /// {@return the game after these moves, which must all be legal, with blanks between them}
    public Watched plays(String moves) {
        EventLog next = log;
        for (String text : moves.split(" ", -1)) {
            Event command = new Event.Moved(next.game().toMove(), move(text));
            assertThat(next.game().rejection(command))
                    .as("rejection of " + text)
                    .isEmpty();
            next = next.after(command);
        }
        return new Watched(next);
    }

    public Watched after(Event event) {
        return new Watched(log.after(event));
    }

    public Game game() {
        return game;
    }

    public static Move move(String text) {
        return MoveText.read(text).orElseThrow(() -> new IllegalArgumentException("no move: " + text));
    }

    // --- Claims ----------------------------------------------------------------------------------------------

    /// The piece on this square may go to exactly these squares, and its player is told so.
    public Watched goes(String square, String... targets) {
        Set<String> offered = view(game.position().toMove()).moves().stream()
                .filter(move -> move.from().equals(Square.of(square)))
                .map(move -> move.to().toString())
                .collect(Collectors.toSet());
        assertThat(offered).as("where " + square + " may go").containsExactlyInAnyOrder(targets);
        return this;
    }

    public Watched allows(String... moves) {
        for (String text : moves) {
            assertThat(game.refusal(move(text))).as("refusal of " + text).isEmpty();
        }
        return this;
    }

    public Watched refuses(String move, Refusal reason) {
        assertThat(game.refusal(move(move))).as("refusal of " + move).contains(reason);
        return this;
    }

    /// The board, to whoever sees everything.
    public Watched shows(String drawing) {
        assertThat(BoardText.write(game.position())).isEqualTo(String.join("/", rows(drawing)));
        return this;
    }

    /// The board as one player sees it.
    public Watched isSeenBy(Side side, String drawing) {
        assertThat(BoardText.write(view(side))).as(side + " sees").isEqualTo(String.join("/", rows(drawing)));
        return this;
    }

    /// The board as someone sees it who plays neither side.
    public Watched isSeenBySpectators(String drawing) {
        assertThat(BoardText.write(spectator())).as("spectators see").isEqualTo(String.join("/", rows(drawing)));
        return this;
    }

    public Watched stands(String result) {
        assertThat(result()).isEqualTo(result);
        return this;
    }

    public Watched awaits(Side side) {
        assertThat(game.position().toMove()).isEqualTo(side);
        return this;
    }

    private String result() {
        return switch (game.outcome()) {
            case Outcome.Ongoing _ -> "ongoing";
            case Outcome.Won(Side winner, Outcome.Reason reason) -> winner.word() + " " + reason.word();
            case Outcome.Drawn(Outcome.Reason reason) -> "draw " + reason.word();
        };
    }

    public PlayerView view(Side side) {
        return Veil.view(game, new Viewer.Seat(side));
    }

    public PlayerView spectator() {
        return Veil.view(game, new Viewer.Spectator());
    }

    /// {@return the last move as it is told to this side}
    public ObservedMove observedMove(Side side) {
        return Veil.latestMove(game, new Viewer.Seat(side)).orElseThrow();
    }

    /// {@return every move so far, as it is told now to whoever asks again}
    public List<ObservedMove> toldNow(Viewer viewer) {
        return IntStream.range(0, log.size())
                .mapToObj(offset -> Veil.observedEvent(log, viewer, offset))
                .filter(ObservedEvent.Moved.class::isInstance)
                .map(event -> ((ObservedEvent.Moved) event).observedMove())
                .toList();
    }

    public List<ObservedMove> toldNow(Side side) {
        return toldNow(new Viewer.Seat(side));
    }

    public List<PlacedPiece> placed() {
        return game.position().placed();
    }
}
