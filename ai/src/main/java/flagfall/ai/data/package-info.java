/// Figures that ship beside the code, as lines of text. Deliberately absent: what they mean.
@NullMarked
package flagfall.ai.data;

import org.jspecify.annotations.NullMarked;
