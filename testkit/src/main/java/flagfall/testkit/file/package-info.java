/// Plain text files that the tests of every module share: perft files, and games published elsewhere. In come paths
/// below the project's root, wherever a test was started; out come records. Deliberately absent: any opinion on the
/// rules.
@NullMarked
package flagfall.testkit.file;

import org.jspecify.annotations.NullMarked;
