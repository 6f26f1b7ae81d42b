package flagfall.ai.belief;

import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// The field as a story leads to it, with the past that the repetition laws ask about. Where the story cannot be
/// replayed, because what hidden pieces are decides who had to pass, it is the pieces as they stand, without a past.
///
/// @param numbers by the field's piece number, the story's number of the same piece
/// @param boards how often each board stood, by the field's hash
/// @param steps the story, empty where it was not replayed
record Replay(MutablePosition field, List<Integer> numbers, Map<Long, Integer> boards, List<Step> steps) {

    static Replay of(PlayerView view, Story story) {
        return whole(view, story, Set.of()).orElseGet(() -> snapshot(view, story));
    }

    private static Optional<Replay> whole(PlayerView view, Story story, Set<Side> excused) {
        byte[] lineup = new byte[Grid.CELLS];
        for (int number = 0; number < story.home.length; number++) {
            lineup[story.home[number]] = man(story, number);
        }
        int me = view.toMove().ordinal();
        int first = story.steps.isEmpty() ? me : story.steps.getFirst().side();
        MutablePosition field = new MutablePosition(new Tables(view.rules(), excused), lineup, first);
        Map<Long, Integer> boards = new HashMap<>();
        for (Step step : story.steps) {
            if (field.toMove() != step.side()) {
                return Optional.empty();
            }
            if (excused.isEmpty() && step.side() != me && isForbidden(field, step.move())) {
                // Not all programs keep the repetition laws: this one is not held to them.
                return whole(view, story, Set.of(view.toMove().opponent()));
            }
            field.play(step.move());
            boards.merge(field.hash(), 1, Integer::sum);
        }
        if (!story.whole || field.toMove() != me || !agrees(view, story, field)) {
            return Optional.empty();
        }
        List<Integer> numbers = IntStream.range(0, story.home.length).boxed().toList();
        return Optional.of(new Replay(field, numbers, boards, story.steps));
    }

    private static boolean isForbidden(MutablePosition field, int move) {
        boolean tooOften = field.timesAllowed() > 0 && field.timesCrossed(move) >= field.timesAllowed();
        return tooOften || field.isChaseForbidden(move);
    }

    private static boolean agrees(PlayerView view, Story story, MutablePosition field) {
        boolean agrees = true;
        for (Map.Entry<Square, ObservedPiece> entry : view.pieces().entrySet()) {
            int number = story.numberOf(entry.getValue().home());
            agrees &= field.pieceAt(Grid.cell(entry.getKey())) == number;
        }
        return agrees;
    }

    private static Replay snapshot(PlayerView view, Story story) {
        byte[] lineup = new byte[Grid.CELLS];
        view.pieces().forEach((square, seen) -> lineup[Grid.cell(square)] = man(story, story.numberOf(seen.home())));
        MutablePosition field = new MutablePosition(
                new Tables(view.rules()), lineup, view.toMove().ordinal());
        List<Integer> numbers = new ArrayList<>();
        for (int piece = 0; piece < field.pieces(); piece++) {
            ObservedPiece seen = Objects.requireNonNull(view.pieces().get(Grid.square(field.place(piece))));
            numbers.add(story.numberOf(seen.home()));
        }
        return new Replay(field, numbers, Map.of(), List.of());
    }

    private static byte man(Story story, int number) {
        int side = number < story.firstBlue ? 0 : 1;
        return MutablePosition.pieceCode(side, Rank.values()[anyRank(story.ranks[number])]);
    }

    /// A rank that a piece may have: one that moves and does not run, if it can be such a one.
    private static int anyRank(int ranks) {
        int steppers = ranks & Ranks.MOVABLE & ~Ranks.only(Rank.SCOUT) & ~Ranks.only(Rank.SPY);
        return Ranks.one(steppers != 0 ? steppers : ranks != 0 ? ranks : Ranks.only(Rank.SERGEANT));
    }
}
