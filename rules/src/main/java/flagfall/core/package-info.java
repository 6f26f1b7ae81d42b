/// The law at work, as fast as the machine allows: mutable, and nothing but primitives. Only positions, computer
/// players and benchmarks come in here; everyone else meets the law through `flagfall.position`.
@NullMarked
package flagfall.core;

import org.jspecify.annotations.NullMarked;
