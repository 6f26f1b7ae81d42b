package flagfall.ai.tuning;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
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
        Record changed = this;
        for (Map.Entry<String, Double> change : changes.entrySet()) {
            changed = changed(changed, change.getKey(), change.getKey(), change.getValue());
        }
        return (Tuning) changed;
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

    /// Records cannot be changed, so one is made anew with another value in one place, and so is the one around it.
    private static Record changed(Record record, String path, String name, double value) {
        int dot = path.indexOf('.');
        String head = dot < 0 ? path : path.substring(0, dot);
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        boolean found = false;
        try {
            for (int index = 0; index < components.length; index++) {
                values[index] = components[index].getAccessor().invoke(record);
                if (components[index].getName().equals(head)) {
                    found = true;
                    values[index] = values[index] instanceof Record inner
                            ? changed(inner, dot < 0 ? "" : path.substring(dot + 1), name, value)
                            : number(components[index].getType(), dot < 0, name, value);
                }
            }
            if (!found) {
                throw unknown(name);
            }
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return record.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (IllegalAccessException | InstantiationException | NoSuchMethodException e) {
            throw new IllegalStateException("a record cannot be made anew: " + record, e);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(name + " cannot be " + value, refused.getCause());
        }
    }

    private static Object number(Class<?> type, boolean named, String name, double value) {
        if (!named) {
            throw unknown(name);
        }
        if (type == double.class) {
            return value;
        }
        if (type == int.class) {
            return (int) value;
        }
        if (type == boolean.class) {
            return value != 0;
        }
        throw unknown(name);
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("there is no tuned number " + name);
    }
}
