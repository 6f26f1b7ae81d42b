package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What players can say without words of their own.
public enum Preset {
    HELLO,
    GOOD_LUCK,
    WELL_PLAYED,
    THANKS,
    ONE_MOMENT;

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Preset::word).toList();
    }

    public static Optional<Preset> read(String word) {
        return Arrays.stream(values())
                .filter(preset -> preset.word().equals(word))
                .findFirst();
    }
}
