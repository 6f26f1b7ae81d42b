package flagfall.app.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.Main;
import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.MatchSettings;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.player.FaultKind;
import flagfall.rules.Rulesets;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Matches against real processes that speak the evaluator protocol.
class ProgramMatchTest {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Pairing.Held NOT_B = new Pairing.Held(true, false);

    private static Contender computer(int level) {
        return new Contender.Engine("level:" + level, Level.of(level), Budget.nodes(50));
    }

    private static Contender otherProgram(String habit) {
        return new Contender.ExternalProgram(habit, java(OtherProgram.class, habit));
    }

    private static List<String> java(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static Tally match(Contender a, Contender b, int pairs, Duration limit) {
        MatchSettings settings = new MatchSettings(
                Rulesets.CLASSIC, MatchSettings.Armies.SHARED, limit, MatchSettings.Caps.USUAL, Redirect.INHERIT);
        return new Match(new Pairing(a, b, NOT_B, settings), pairs, 2, 5, new Goal.AllGames())
                .play(Match.MatchListener.NOBODY);
    }

    private static Map<FaultKind, Integer> faults(String habit, Duration limit) {
        Tally tally = match(computer(2), otherProgram(habit), 1, limit);
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.faults()).isEqualTo(2);
        assertThat(tally.wins() + tally.draws() + tally.losses()).isZero();
        assertThat(tally.pentanomial().pairs()).isZero();
        assertThat(tally.a().faults()).isEmpty();
        assertThat(tally.b().complaint()).isNotEmpty();
        return tally.b().faults();
    }

    @Test
    void a_program_that_plays_by_the_rules_is_seated_without_a_fault() {
        Tally tally = match(computer(2), otherProgram("plain"), 2, PATIENCE);
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.faults()).isZero();
        assertThat(tally.pentanomial().pairs()).isEqualTo(2);
    }

    @Test
    void a_program_that_ends_in_mid_game_has_crashed() {
        assertThat(faults("crash", PATIENCE)).containsOnly(Map.entry(FaultKind.CRASH, 2));
    }

    @Test
    void a_program_that_does_not_answer_has_timed_out() {
        assertThat(faults("hang", Duration.ofSeconds(3))).containsOnly(Map.entry(FaultKind.TIMEOUT, 2));
    }

    @Test
    void a_program_that_moves_what_it_may_not_or_talks_nonsense_has_moved_illegally() {
        assertThat(faults("cheat", PATIENCE)).containsOnly(Map.entry(FaultKind.ILLEGAL, 2));
        assertThat(faults("babble", PATIENCE)).containsOnly(Map.entry(FaultKind.ILLEGAL, 2));
    }

    @Test
    void a_program_that_cannot_be_started_has_crashed() {
        Contender nobody = new Contender.ExternalProgram("nobody", List.of("./no-such-program"));
        Tally tally = match(computer(1), nobody, 1, PATIENCE);
        assertThat(tally.b().faults()).containsOnly(Map.entry(FaultKind.CRASH, 2));
    }

    @Test
    void a_program_that_surrenders_has_lost() {
        Tally tally = match(computer(2), otherProgram("surrender"), 1, PATIENCE);
        assertThat(tally.faults()).isZero();
        assertThat(tally.wins()).isEqualTo(2);
        assertThat(tally.endings()).containsOnly(Map.entry("resigned", 2));
    }

    @Test
    void our_own_program_plays_over_the_protocol_without_a_fault_and_bears_with_others() {
        Contender engine = new Contender.ExternalProgram(
                "engine", java(Main.class, "engine", "--evaluator", "--level", "2", "--time", "1"));
        Tally tally = match(engine, otherProgram("plain"), 2, PATIENCE);
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.a().faults()).isEmpty();
        assertThat(tally.b().faults()).isEmpty();
        assertThat(tally.wins()).isGreaterThanOrEqualTo(2);
    }
}
