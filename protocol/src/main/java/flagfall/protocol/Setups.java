package flagfall.protocol;

import org.jspecify.annotations.Nullable;

/// What each side had placed, as setup text; null where it placed nothing.
public record Setups(@Nullable String red, @Nullable String blue) implements FromServer {}
