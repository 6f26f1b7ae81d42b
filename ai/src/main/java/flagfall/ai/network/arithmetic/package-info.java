/// Rows and matrices of floats, and the loops over them that take the time: with vector instructions, or without.
@NullMarked
package flagfall.ai.network.arithmetic;

import org.jspecify.annotations.NullMarked;
