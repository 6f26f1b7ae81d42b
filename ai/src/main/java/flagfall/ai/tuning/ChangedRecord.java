package flagfall.ai.tuning;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/// A record with one of its numbers changed, by name.
public final class ChangedRecord {

    private ChangedRecord() {}

    /// {@return the same with another number; where the number is a switch, zero is off}
    ///
    /// @param group what stands before the name where the number is asked for, and so in a refusal: `network.`
    /// @param name of the number, after those of the records around it: `evaluation.noise`
    /// @throws IllegalArgumentException if the name is unknown, or the record refuses the number
    @SuppressWarnings("unchecked") // a record made anew is of its own class
    public static <R extends Record> R of(R record, String group, String name, double value) {
        return (R) changed(record, name, group + name, value);
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
