package flagfall.ai.evaluation;

import java.util.SplittableRandom;

/// Values a position by what pieces are worth, what is not known of them, and where they stand.
public record HandcraftedEvaluator() implements Evaluator {

    @Override
    public Evaluation begin(EvaluationContext context, SplittableRandom random) {
        return new RunningScore(context, new PieceSquareTables(context, random));
    }
}
