/// The shared files, read and checked.
@NullMarked
package flagfall.testkit.file;

import org.jspecify.annotations.NullMarked;
