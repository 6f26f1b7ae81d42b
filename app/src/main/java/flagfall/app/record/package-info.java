/// Games that were played here, written down as records.
@NullMarked
package flagfall.app.record;

import org.jspecify.annotations.NullMarked;
