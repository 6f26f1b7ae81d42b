package flagfall.ai;

import flagfall.ai.tool.Told;
import flagfall.board.Square;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// One position of `puzzles.txt`, which tells how it is written.
record Puzzle(String theme, String title, String board, Map<String, List<String>> lists) {

    private static final Ruleset RULES = Rulesets.CLASSIC;

    static List<Puzzle> all() {
        List<Puzzle> puzzles = new ArrayList<>();
        String theme = "";
        String title = "";
        StringBuilder board = new StringBuilder();
        Map<String, List<String>> lists = new HashMap<>();
        for (String line : lines()) {
            if (line.startsWith("## ")) {
                theme = line.substring(3);
            } else if (line.startsWith("# ")) {
                title = line.substring(2);
            } else if (line.startsWith("  ")) {
                board.append(board.isEmpty() ? "" : "/").append(line.replace(" ", ""));
            } else if (line.contains(": ")) {
                lists.put(
                        line.substring(0, line.indexOf(':')),
                        List.of(line.substring(line.indexOf(' ') + 1).split(" ", -1)));
            } else if (line.isEmpty() && !board.isEmpty()) {
                puzzles.add(new Puzzle(theme, title, board.toString(), Map.copyOf(lists)));
                board.setLength(0);
                lists.clear();
            }
        }
        return puzzles;
    }

    private static List<String> lines() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Puzzle.class.getResourceAsStream("/puzzles.txt")), StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>(reader.lines().toList());
            lines.add("");
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }

    boolean isSolvedBy(Move move) {
        return (list("best").isEmpty() || list("best").contains(move.toString()))
                && !list("avoid").contains(move.toString());
    }

    PlayerView view() {
        Map<Square, Piece> truth = BoardText.read(board, RULES).orThrow();
        Game game = Told.game(board, list("played").toArray(String[]::new));
        PlayerView view = Veil.recollection(game, new Viewer.Seat(Side.RED));
        Map<Square, ObservedPiece> pieces = new TreeMap<>();
        view.pieces().forEach((square, seen) -> pieces.put(square, seen(truth, seen)));
        return new PlayerView(
                view.viewer(),
                view.rules(),
                view.toMove(),
                view.ply(),
                view.quiet(),
                view.homes(),
                pieces,
                fallen(truth),
                view.history(),
                view.moves(),
                view.repetitionWarnings(),
                view.outcome());
    }

    private ObservedPiece seen(Map<Square, Piece> truth, ObservedPiece seen) {
        Piece piece = Objects.requireNonNull(truth.get(seen.home()));
        String home = seen.home().toString();
        boolean moved = seen.hasMoved() || list("moved").contains(home);
        boolean known = list("known").contains(home);
        boolean shown = list("shown").contains(home);
        return seen.side() == Side.RED || known
                ? new ObservedPiece.Known(piece, seen.home(), moved || shown, known || shown)
                : new ObservedPiece.Hidden(Side.BLUE, seen.home(), moved);
    }

    private static List<Piece> fallen(Map<Square, Piece> truth) {
        List<Piece> fallen = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                Piece piece = new Piece(side, rank);
                int standing = Collections.frequency(truth.values(), piece);
                fallen.addAll(Collections.nCopies(RULES.army().count(rank) - standing, piece));
            }
        }
        return fallen;
    }

    @Override
    public String toString() {
        return theme + ": " + title;
    }
}
