package flagfall.ai.belief;

import flagfall.core.MutablePosition;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.position.Move;
import flagfall.view.PlayerView;
import java.util.List;
import java.util.Map;

/// All that is certain about a game from one side of it: the field with its past, what each piece can still be, and
/// what is left of both armies. Pieces are known by the field's numbers. Hidden enemies stand on the field under any
/// rank they may have; whoever searches dresses them anew with [MutablePosition#setRank].
public final class Memory {

    /// Long enough to forget nothing.
    public static final int FOR_EVER = Integer.MAX_VALUE;

    private final PlayerView view;
    private final int me;
    private final MutablePosition field;
    private final int[] ranks;
    private final boolean[] moved;
    private final boolean[] open;
    private final int[] home;
    private final int[][] left;
    private final List<Step> steps;
    /// How often each board stood in this game, by the field's hash.
    private final Map<Long, Integer> boards;

    /// @param span how many plies back this player remembers what a piece was shown to be
    public Memory(PlayerView view, int span) {
        this.view = view;
        me = view.toMove().ordinal();
        Story story = new Story(view);
        left = left(view);
        Replay replay = Replay.of(view, story);
        field = replay.field();
        boards = replay.boards();
        List<Integer> numbers = replay.numbers();
        ranks = new int[numbers.size()];
        moved = new boolean[numbers.size()];
        open = new boolean[numbers.size()];
        home = new int[numbers.size()];
        for (int piece = 0; piece < numbers.size(); piece++) {
            int who = numbers.get(piece);
            boolean mine = replay.field().side(piece) == me;
            boolean forgotten = !mine && story.shownAt[who] >= 0 && view.ply() - story.shownAt[who] > span;
            moved[piece] = story.moved[who];
            ranks[piece] = !forgotten ? story.ranks[who] : moved[piece] ? Ranks.MOVABLE : Ranks.ALL;
            open[piece] = mine ? story.shownAt[who] >= 0 : Ranks.isOne(ranks[piece]);
            home[piece] = story.home[who];
        }
        steps = replay.steps();
    }

    private static int[][] left(PlayerView view) {
        int[][] left = new int[2][Ranks.COUNT];
        for (Rank rank : Rank.values()) {
            left[0][rank.ordinal()] = view.rules().army().count(rank);
            left[1][rank.ordinal()] = view.rules().army().count(rank);
        }
        for (Piece piece : view.fallen()) {
            left[piece.side().ordinal()][piece.rank().ordinal()]--;
        }
        return left;
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    public PlayerView view() {
        return view;
    }

    /// {@return the side that remembers: zero for Red, one for Blue}
    public int me() {
        return me;
    }

    /// {@return the field, which the caller may play on but must leave as it was}
    public MutablePosition field() {
        return field;
    }

    /// {@return the ranks a piece can still have}
    public int ranks(int piece) {
        return ranks[piece];
    }

    public boolean hasMoved(int piece) {
        return moved[piece];
    }

    /// {@return whether the other side has seen what this piece is and, for an enemy, whether that is remembered}
    public boolean isOpen(int piece) {
        return open[piece];
    }

    public boolean stands(int piece) {
        return field.place(piece) != 0;
    }

    /// {@return the cell a piece began on}
    public int home(int piece) {
        return home[piece];
    }

    /// {@return how many of a rank a side has not yet lost}
    public int left(int side, int rank) {
        return left[side][rank];
    }

    /// {@return how often this board has stood in the game}
    public int timesSeen(long board) {
        return boards.getOrDefault(board, 0);
    }

    List<Step> steps() {
        return steps;
    }

    /// {@return a move of the rules as the field writes it}
    public static int code(Move move) {
        return Story.code(move);
    }
}
