package flagfall.ai.opening;

import flagfall.ai.tuning.Tuning;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/// Passes on the setups that are not foolish, whatever a network thinks of them: one a line, from its input to its
/// output.
///
/// `WithoutFaults classic < chosen.txt`
final class WithoutFaults {

    private WithoutFaults() {}

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        SetupFaults check = new SetupFaults(rules, Side.RED, Tuning.DEFAULT.setup());
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                .lines()
                .filter(text -> check.faults(
                                SetupText.read(text, Side.RED, rules).setup())
                        .isEmpty())
                .forEach(System.out::println);
    }
}
