package flagfall.protocol;

import org.jspecify.annotations.Nullable;

/// What each side placed; null where it placed nothing.
public record Setups(
        @SchemaName("SetupText") @Nullable String red,
        @SchemaName("SetupText") @Nullable String blue) implements FromServer {}
