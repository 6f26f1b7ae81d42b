package flagfall.ai.evaluation;

import flagfall.ai.belief.RankChances;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// The sum of all terms, kept up to date move by move. [#explain] works it out anew from the pieces as they stand.
///
/// An unknown enemy counts for what it is on average. Once the search has taken it for some rank it goes on counting
/// for that average while it stands; when it falls, what it is then taken to have been worth is ours.
final class RunningScore implements Evaluation {

    private static final int NOBODY = PlayedMove.NOBODY;

    private final EvaluationContext context;
    private final InformationState state;
    private final PieceSquareTables tables;
    private final int me;
    /// What each piece counts for at the start.
    private final int[] material;
    /// The values before each move that was made.
    private int[] earlier = new int[64];

    private PlayedMove[] played = new PlayedMove[64];
    private int count;
    private int value;

    RunningScore(EvaluationContext context, PieceSquareTables tables) {
        this.context = context;
        this.tables = tables;
        state = context.state();
        me = context.me();
        material = new int[state.pieces()];
        Arrays.setAll(material, piece -> state.stands(piece) ? materialOf(piece) : 0);
        value = explain().stream().mapToInt(Term::net).sum();
    }

    private int materialOf(int piece) {
        if (state.side(piece) == me || state.isShown(piece)) {
            return context.values().of(state.side(piece), context.rankOf(piece));
        }
        int mean = 0;
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            mean += (int) (context.chances().of(piece, RankChances.UNMOVED, rank)
                    * context.values().of(1 - me, rank));
        }
        return mean;
    }

    // --- Following -------------------------------------------------------------------------------------------

    @Override
    public void push(PlayedMove move) {
        if (count == played.length) {
            earlier = Arrays.copyOf(earlier, 2 * count);
            played = Arrays.copyOf(played, 2 * count);
        }
        earlier[count] = value;
        played[count++] = move;
        if (move.revealed != NOBODY) {
            value += context.secrecy(move.revealed);
        }
        if (move.shown != NOBODY) {
            value -= context.secrecy(move.shown);
        }
        change(move, move.mover, move.from, move.moverAt);
        if (move.isAttack()) {
            change(move, move.target, move.to, move.targetAt);
        }
    }

    private void change(PlayedMove move, int piece, int from, int to) {
        int gain = -tables.at(piece, from) + (to == 0 ? -fallenValue(move, piece) : tables.at(piece, to));
        value += state.side(piece) == me ? gain : -gain;
    }

    private int fallenValue(PlayedMove move, int piece) {
        int rank = piece == move.mover ? move.moverRank : move.targetRank;
        return piece == move.revealed ? move.revealedValue : context.values().of(state.side(piece), rank);
    }

    @Override
    public void pop() {
        value = earlier[--count];
    }

    @Override
    public int value() {
        return value;
    }

    @Override
    public boolean foreseesMarches() {
        return true;
    }

    @Override
    public int marchGain(int piece, int from, int to) {
        return tables.at(piece, to) - tables.at(piece, from);
    }

    // --- Explaining ------------------------------------------------------------------------------------------

    @Override
    public List<Term> explain() {
        int[] place = new int[state.pieces()];
        int[] secrecy = new int[state.pieces()];
        int[] left = material.clone();
        for (int piece = 0; piece < place.length; piece++) {
            place[piece] = state.place(piece);
            secrecy[piece] = state.stands(piece) ? context.secrecy(piece) : 0;
        }
        for (int index = 0; index < count; index++) {
            follow(played[index], place, secrecy, left);
        }
        return List.of(
                term("material", piece -> left[piece]),
                term("secrecy", piece -> secrecy[piece]),
                term("attraction", piece -> place[piece] == 0 ? 0 : attraction(piece, place[piece])),
                term("flag defence", piece -> place[piece] == 0 ? 0 : tables.defenceAt(piece, place[piece])),
                term("noise", piece -> place[piece] == 0 ? 0 : tables.noiseAt(piece, place[piece])));
    }

    private int attraction(int piece, int cell) {
        return tables.at(piece, cell) - tables.defenceAt(piece, cell) - tables.noiseAt(piece, cell);
    }

    private void follow(PlayedMove move, int[] place, int[] secrecy, int[] left) {
        if (move.revealed != NOBODY) {
            secrecy[move.revealed] = 0;
        }
        if (move.shown != NOBODY) {
            secrecy[move.shown] = 0;
        }
        place[move.mover] = move.moverAt;
        if (move.moverAt == 0) {
            left[move.mover] -= fallenValue(move, move.mover);
        }
        if (move.isAttack()) {
            place[move.target] = move.targetAt;
            if (move.targetAt == 0) {
                left[move.target] -= fallenValue(move, move.target);
            }
        }
    }

    private Term term(String name, IntUnaryOperator share) {
        int[] sides = new int[2];
        for (int piece = 0; piece < material.length; piece++) {
            sides[state.side(piece)] += share.applyAsInt(piece);
        }
        return new Term(name, sides[me], sides[1 - me]);
    }
}
