/// What one viewer may know about a game. Views are made by `Veil` in the game module and read by players,
/// people and the wire. Deliberately absent: any way back from a view to the truth.
@NullMarked
package flagfall.view;

import org.jspecify.annotations.NullMarked;
