package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What is heard, when, and how loud.
class SoundTest {

    /// The first pitch of each sound, in hertz.
    private static final int CLASH = 330;

    private static final int FALL = 260;
    private static final int SLIDE = 210;

    private static final String EAR = """
            window.heard = [];
            const set = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (value, when) { this.told = value; return set.call(this, value, when); };
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (when) {
              heard.push([Math.round(this.frequency.told), Math.round((when - this.context.currentTime) * 1000)]);
              return start.call(this, when);
            };
            const gain = AudioContext.prototype.createGain;
            AudioContext.prototype.createGain = function () { const made = gain.call(this); window.out ??= made; return made; };
            """;

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.lively(Screen.DESK);
    private final Page page = visit.page();

    @Test
    void a_battle_is_heard_when_the_pieces_meet_and_as_loud_as_was_chosen() {
        strike("{ volume: 50 }");
        assertThat(delayOf(CLASH)).isBetween(280, 320);
        assertThat(((Number) page.evaluate("Math.round(out.gain.value * 100)")).intValue())
                .isEqualTo(25);
    }

    @Test
    void a_quick_battle_is_heard_at_once() {
        strike("{ quickBattles: true }");
        assertThat(delayOf(CLASH)).isBetween(-20, 20);
    }

    @Test
    void whoever_switched_sound_off_hears_nothing() {
        strike("{ sound: false }");
        assertThat(pitches()).isEmpty();
    }

    @Test
    void the_tutorial_lets_the_enemy_be_heard_and_the_flag_fall() {
        page.addInitScript(EAR);
        TutorialTest.begun(visit);
        for (int lesson = 1; lesson < 6; lesson++) {
            TutorialTest.goOn(page);
        }
        for (String move : List.of("c2c3", "c3c4", "c4c5")) {
            TutorialTest.play(page, move);
        }
        page.waitForFunction("() => document.querySelector('.lesson .good').textContent.trim() !== ''");
        assertThat(pitches().stream().filter(pitch -> pitch == SLIDE)).hasSize(4);
        assertThat(pitches()).contains(CLASH, FALL);
    }

    private void strike(String prefs) {
        page.addInitScript(EAR + "localStorage.setItem('flagfall.prefs', JSON.stringify(" + prefs + "));");
        GamePage table = WrittenGame.of(visit, "classic", "Me4 se5 Fj1 ia9 fj10");
        table.move("e4", "e5");
        page.locator(".battle").waitFor();
    }

    private int delayOf(int pitch) {
        return ((Number) page.evaluate("pitch => heard.find(([it]) => it === pitch)[1]", pitch)).intValue();
    }

    @SuppressWarnings("unchecked")
    private List<Integer> pitches() {
        return (List<Integer>) page.evaluate("heard.map(([pitch]) => pitch)");
    }
}
