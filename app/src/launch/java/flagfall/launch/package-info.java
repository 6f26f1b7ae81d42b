/// The way from whatever Java opened the jar to one that can run it. Kept to two small classes for Java 11, in a
/// source folder of their own, and with no dependencies.
@NullMarked
package flagfall.launch;

import org.jspecify.annotations.NullMarked;
