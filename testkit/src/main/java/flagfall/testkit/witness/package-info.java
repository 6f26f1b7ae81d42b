/// The law again, read slowly and literally from the prose, so that the fast core has something to be compared with.
/// It knows nothing of the rules module and never ships.
@NullMarked
package flagfall.testkit.witness;

import org.jspecify.annotations.NullMarked;
