package flagfall.ai.opening;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tuning.Tuning;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SetupFaultsTest {

    private static final String SOUND = "SJGSCSJTPS/LIIPLSTCTP/BPLBTBMLTI/FBBSLIYSIJ";

    private static List<String> faults(String text, Ruleset rules, Side side) {
        return new SetupFaults(rules, side, Tuning.DEFAULT.setup())
                .faults(SetupText.read(text, side, rules).setup());
    }

    @ParameterizedTest
    @EnumSource
    void a_sound_setup_has_no_faults(Side side) {
        assertThat(faults(SOUND, Rulesets.CLASSIC, side)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "the flag is not at the very back, SJGSCSJTPS/LIIPLSTCTP/FPLBTBMLTI/BBBSLIYSIJ",
        "a piece cannot get out, SJGSCSJTPS/LIIPLSTCTP/BBLBTBMLTI/FIBSLPYSBJ",
        "bombs bar the ways out, BBSSBBGTPB/LIIPLSTCTP/SPLJTCMLTI/FJBSLSYSIJ",
        "most miners stand in front, IIGSCSITPS/LSSPLJTCTP/BPLBTBMLTJ/FBBSLIYSIJ",
        "the spy stands far from those it avenges, SJGSCSJTPS/LIIPLSTCTP/BPLBTBMLTI/FYBBLISSIJ",
        "the spy stands in front, YSGSCSJTPS/LIIPLJTCTP/BPLBTBMLTI/FBBSLISSIJ",
        "a commander stands at the very back, SJSSCSJTPS/LIIPLSTCTP/BPLBTBMLTI/FBBSLIYGIJ"
    })
    void it_finds(String fault, String text) {
        assertThat(faults(text, Rulesets.CLASSIC, Side.RED)).containsExactly(fault);
        assertThat(faults(text, Rulesets.CLASSIC, Side.BLUE)).containsExactly(fault);
    }

    @ParameterizedTest
    @CsvSource({"a scout can run to the flag, ....MG..../...SS...../.....YIB../F........."})
    void where_few_stand_it_finds(String fault, String text) {
        assertThat(faults(text, Rulesets.BARRAGE, Side.RED)).containsExactly(fault);
    }
}
