package flagfall.app.terminal;

import flagfall.ai.Player;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.io.PrintWriter;
import java.util.Optional;

/// Asks a person for an army: typed, random, or placed by an adviser.
public final class SetupPrompt {

    private final Ruleset rules;
    private final Side side;
    private final Player adviser;
    private final long seed;
    private final Prompt prompt;
    private final PrintWriter out;

    public SetupPrompt(Ruleset rules, Side side, Player adviser, long seed, Prompt prompt, PrintWriter out) {
        this.rules = rules;
        this.side = side;
        this.adviser = adviser;
        this.seed = seed;
        this.prompt = prompt;
        this.out = out;
    }

    /// Asks until there is an army without flaws.
    ///
    /// @return nothing if the person has gone
    public Optional<Setup> ask() {
        out.println("""
                Place your army: type its rows from the front to the back, / between them, each from left to right:
                M marshal, G general, C colonel, J major, P captain, L lieutenant, T sergeant, I miner, S scout,
                Y spy, B bomb, F flag. Or type random, or nothing to have it placed well, or quit.""");
        while (true) {
            out.flush();
            Optional<String> line = prompt.ask("Army> ");
            String text = line.orElse("quit").strip();
            if (text.equals("quit") || text.equals("exit")) {
                return Optional.empty();
            }
            Optional<Setup> setup = read(text);
            if (setup.isPresent()) {
                return setup;
            }
        }
    }

    /// {@return the army that a text stands for; nothing, and every flaw told, where it has any}
    public Optional<Setup> read(String text) {
        if (text.isEmpty()) {
            return Optional.of(adviser.place(rules, side));
        }
        if (text.equalsIgnoreCase("random")) {
            return Optional.of(Setup.random(rules, side, seed));
        }
        SetupText.Draft draft = SetupText.read(text, side, rules);
        draft.flaws().stream().map(Flaw::saying).forEach(out::println);
        return draft.flaws().isEmpty() ? Optional.of(draft.setup()) : Optional.empty();
    }
}
