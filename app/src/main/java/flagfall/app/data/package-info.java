/// The folder that games are kept in: where it is, copying it, and putting a copy back.
@NullMarked
package flagfall.app.data;

import org.jspecify.annotations.NullMarked;
