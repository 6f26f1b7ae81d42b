package flagfall.ai.tuning;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// All tuned numbers of a computer player.
///
/// ```java
/// Tuning shy = Tuning.DEFAULT.with(Map.of("evaluation.caution", 2.4));
/// ```
public record Tuning(
        RankModelTuning belief,
        BehaviourTuning behaviour,
        OpponentTuning opponent,
        PieceValueTuning value,
        EvaluationTuning evaluation,
        SearchTuning search,
        SetupTuning setup) {

    public static final Tuning DEFAULT = new Tuning(
            RankModelTuning.DEFAULT,
            BehaviourTuning.DEFAULT,
            OpponentTuning.DEFAULT,
            PieceValueTuning.DEFAULT,
            EvaluationTuning.DEFAULT,
            SearchTuning.DEFAULT,
            SetupTuning.DEFAULT);

    /// {@return these numbers with some of them changed, each named by its group and itself: `evaluation.noise`; where
    /// the number is a switch, zero is off}
    ///
    /// @throws IllegalArgumentException if a name is unknown
    public Tuning with(Map<String, Double> changes) {
        Tuning changed = this;
        for (Map.Entry<String, Double> change : changes.entrySet()) {
            changed = ChangedRecord.of(changed, "", change.getKey(), change.getValue());
        }
        return changed;
    }

    /// {@return every name that can be changed}
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (RecordComponent group : Tuning.class.getRecordComponents()) {
            for (RecordComponent number : group.getType().getRecordComponents()) {
                names.add(group.getName() + "." + number.getName());
            }
        }
        return names;
    }
}
