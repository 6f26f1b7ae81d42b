package flagfall.server.schema;

import flagfall.game.Rejection;
import flagfall.position.Refusal;
import flagfall.problem.MessageTemplate;
import flagfall.problem.ProblemCode;
import flagfall.problem.TextProblem;
import flagfall.protocol.RequestProblem;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import java.util.Map;
import java.util.TreeMap;

/// Every code the server can send, with its parameters.
record Codes(
        Map<String, Map<String, MessageTemplate.Type>> errors,
        Map<String, Map<String, MessageTemplate.Type>> problems) {

    static Codes all() {
        Map<String, Map<String, MessageTemplate.Type>> errors = new TreeMap<>();
        for (Refusal refusal : Refusal.values()) {
            errors.put(refusal.word(), Map.of());
        }
        for (Rejection.State state : Rejection.State.values()) {
            errors.put(ApiException.word(state), Map.of());
        }
        add(errors, ErrorCode.values());
        Map<String, Map<String, MessageTemplate.Type>> problems = new TreeMap<>();
        add(problems, TextProblem.values());
        add(problems, RequestProblem.values());
        return new Codes(errors, problems);
    }

    private static void add(Map<String, Map<String, MessageTemplate.Type>> codes, ProblemCode... more) {
        for (ProblemCode code : more) {
            Map<String, MessageTemplate.Type> parameters = code.template().types();
            Map<String, MessageTemplate.Type> earlier = codes.putIfAbsent(code.word(), parameters);
            if (earlier != null && !earlier.equals(parameters)) {
                throw new IllegalStateException(code.word() + " has parameters of two kinds");
            }
        }
    }
}
