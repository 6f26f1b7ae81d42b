/// The law, one chapter a class, told to the witness on small drawn boards.
@NullMarked
package flagfall.testkit.witness;

import org.jspecify.annotations.NullMarked;
