/// How a request fails, wherever it fails: what kind of error it is, a code with parameters for programs, a sentence
/// for people.
@NullMarked
package flagfall.server.error;

import org.jspecify.annotations.NullMarked;
