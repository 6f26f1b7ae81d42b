package flagfall.testkit.witness;

/// What a move turned out to be. `attacker`, `defender` and `result` are the referee's words, and empty where the move
/// struck nothing. `shown`: a scout gave itself away by a long run. `advanced`: the defender won and moved into the
/// square it was struck from. `passed`: the game goes on, and the other side had to pass.
public record WitnessEvent(
        String move, String attacker, String defender, String result, boolean shown, boolean advanced, boolean passed) {

    /// {@return whether the move struck a piece}
    public boolean isStrike() {
        return !result.isEmpty();
    }

    /// {@return the referee's answer to the move}
    public String answer() {
        return isStrike() ? String.join(" ", "ok strike", attacker, defender, result) : "ok";
    }

    WitnessEvent withPassed(boolean hadToPass) {
        return new WitnessEvent(move, attacker, defender, result, shown, advanced, hadToPass);
    }
}
