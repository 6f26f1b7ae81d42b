package flagfall.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.game.Rejection;
import flagfall.position.Refusal;
import flagfall.problem.ProblemCode;
import flagfall.problem.TextProblem;
import flagfall.protocol.RequestProblem;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every code the server can send is documented, with its parameters.
class CodesTest {

    private static final Codes CODES = Codes.all();

    @Test
    void docs_codes_lists_every_code() {
        CheckedInFile.compare("docs/codes.md", page());
    }

    private static String page() {
        StringBuilder page = new StringBuilder("""
                # Error codes

                What the server sends when a request is not granted, so that a program can act on it and a page can say it in any
                language. `CodesTest` writes this page from the code; [bot.md](bot.md) and `/api/docs` say how errors travel.

                ## Errors

                The field `error`. Some codes have parameters, in the field `params`.

                | code | parameters | message |
                |---|---|---|
                """);
        for (ErrorCode code : ErrorCode.values()) {
            page.append(row(code));
        }
        for (Rejection.State state : Rejection.State.values()) {
            page.append(row(ApiException.word(state), "", state.saying()));
        }
        page.append("""

                An illegal move is refused with the first of these that applies:

                | code | parameters | message |
                |---|---|---|
                """);
        for (Refusal refusal : Refusal.values()) {
            page.append(row(refusal.word(), "", refusal.saying()));
        }
        page.append("""

                ## Problems

                In the lists `flaws` (of a setup) and `faults` (of anything else), each with `code`, `params` and `message`. Where a
                value is wrong, `value` is that value as JSON.

                | code | parameters | message |
                |---|---|---|
                """);
        for (ProblemCode code : TextProblem.values()) {
            page.append(row(code));
        }
        for (ProblemCode code : RequestProblem.values()) {
            page.append(row(code));
        }
        return page.toString();
    }

    private static String row(ProblemCode code) {
        String message = code.template().toString().replace(":number}", "}").replace(":list}", "}");
        return row(code.word(), String.join(", ", code.template().types().keySet()), message);
    }

    private static String row(String code, String parameters, String message) {
        return "| `" + code + "` | " + parameters + " | " + message + " |\n";
    }

    @Test
    void the_openapi_file_names_every_error() {
        CODES.errors().keySet().forEach(code -> assertThat(OpenApiFile.text()).contains("`" + code + "`"));
    }

    @Test
    void the_openapi_file_names_every_problem_with_its_parameters() {
        CODES.problems().forEach((code, parameters) -> {
            if (!isOfARecord(code)) {
                String names = parameters.isEmpty() ? "" : " {" + String.join(", ", parameters.keySet()) + "}";
                assertThat(OpenApiFile.text().replaceAll("\\s+", " ")).contains("`" + code + "`" + names);
            }
        });
    }

    /// Game records are read by the command, and not yet by the server.
    private static boolean isOfARecord(String code) {
        return Arrays.stream(TextProblem.values())
                .filter(problem -> problem.compareTo(TextProblem.BAD_TAG) >= 0)
                .map(ProblemCode::word)
                .collect(Collectors.toSet())
                .contains(code);
    }

    @Test
    void every_message_of_an_error_is_a_sentence() {
        assertThat(ErrorCode.values())
                .allSatisfy(code ->
                        assertThat(code.template().toString()).endsWith(".").matches("[A-Z].*"));
    }
}
