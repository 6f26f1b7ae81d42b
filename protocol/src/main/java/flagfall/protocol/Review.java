package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonValue;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What is told about a finished game by whoever looks at it again. Chances are thousandths.
public sealed interface Review extends FromServer {

    /// It is being made: so many plies of all are done.
    record ReviewProgress(int done, int plies) implements Review {}

    /// All moves, and the few that turned the game.
    record GameJudgement(List<JudgedMove> moves, List<TurningPoint> turningPoints) implements Review {}

    /// One move. The chances are those of the side that moved, by what it could know: before the move, with the move it
    /// made, and with the best one. `material` is how much more Red had before it; a marshal is about 4000.
    record JudgedMove(
            int ply,
            Side side,
            Move move,
            int chance,
            int playedChance,
            int bestChance,
            Move best,
            MoveMark mark,
            int material)
            implements Review {}

    /// A move that turned the game: how much of the chances hung on it, what the engine would have played, and why.
    record TurningPoint(
            int ply,
            TurningKind kind,
            @SchemaName("Params") Map<String, Object> params,
            int swing,
            Move best,
            List<EngineReason> reasons)
            implements Review {}

    /// A term of the engine's evaluation, and how much more of it the engine's move has; a marshal is about 4000.
    record EngineReason(String term, int gain) implements Review {}

    /// What each side could believe of the other's hidden pieces before this ply.
    record Beliefs(int ply, List<HiddenPiece> red, List<HiddenPiece> blue) implements Review {}

    /// A hidden piece: what it was, and what it could be believed to be, the likeliest first.
    record HiddenPiece(Square square, Rank kind, List<KindChance> chances) implements Review {}

    record KindChance(Rank kind, int chance) implements Review {}

    /// How much worse a move was than the best one, judged by what its player could know.
    enum MoveMark {
        FINE,
        INACCURACY,
        MISTAKE,
        BLUNDER;

        @JsonValue
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// What happened at a turning point of a game. Which parameters it comes with is said beside each.
    enum TurningKind {
        /// A sure win was there.
        MISSED_WIN,
        /// An unknown piece was struck and it went wrong: `attacker`, `wins`, `falls`, `likeliest`, `chance`, `actual`.
        STRUCK_AGAINST_ODDS,
        /// A piece was struck that was known to be too strong: `attacker`, `defender`.
        STRUCK_STRONGER,
        /// The flag was left open to the enemy.
        FLAG_LEFT_OPEN,
        /// A known piece could have been taken for certain: `piece`, `square`.
        MISSED_CAPTURE,
        /// A piece was left where a known enemy takes it: `piece`, `square`, `enemy`.
        LEFT_HANGING,
        /// There was something better, for no reason that has a name of its own.
        BETTER_MOVE,
        /// A strike that went better than was to be expected, with the parameters of the first strike above.
        LUCKY,
        /// A strike that was right, or nearly so, and went wrong, with the same parameters.
        UNLUCKY;

        @JsonValue
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
