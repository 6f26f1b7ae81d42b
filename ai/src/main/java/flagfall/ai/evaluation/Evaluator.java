package flagfall.ai.evaluation;

import java.util.SplittableRandom;

/// Says what positions are worth. One evaluator serves many searches: each begins an [Evaluation] of its own.
public interface Evaluator {

    /// {@return an evaluation that stands at the position of a context}
    ///
    /// @param random where chance comes from, if it is used to choose between equals
    Evaluation begin(EvaluationContext context, SplittableRandom random);
}
