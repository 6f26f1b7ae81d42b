/// What a position is worth. In come an information state and the chances of ranks, bundled in an
/// [EvaluationContext][flagfall.ai.evaluation.EvaluationContext]; out come values, from an
/// [Evaluator][flagfall.ai.evaluation.Evaluator] that follows a search move by move and can explain itself by term.
/// Values are on the scale of [PieceValues][flagfall.ai.evaluation.PieceValues]. Deliberately absent: looking ahead.
@NullMarked
package flagfall.ai.evaluation;

import org.jspecify.annotations.NullMarked;
