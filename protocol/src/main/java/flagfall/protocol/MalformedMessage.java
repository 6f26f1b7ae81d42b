package flagfall.protocol;

import flagfall.problem.Problem;

/// A message that cannot be read.
public final class MalformedMessage extends RuntimeException {

    private final transient Problem problem;

    public MalformedMessage(Problem problem) {
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
