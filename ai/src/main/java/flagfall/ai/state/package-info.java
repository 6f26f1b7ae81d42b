/// What one player knows, folded from what the player was told. In comes a view; out comes an
/// [InformationState][flagfall.ai.state.InformationState]: who stands where, what each piece has shown and done, how
/// the last moves went, and a core position to search on. It holds facts only. Deliberately absent: any guess about a
/// hidden piece, and any number that was tuned.
@NullMarked
package flagfall.ai.state;

import org.jspecify.annotations.NullMarked;
