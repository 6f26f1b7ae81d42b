/// What is wrong with something a person wrote, so that any language can say it: a code, its parameters, and one
/// English message. The codes themselves are listed where they arise. Deliberately absent: other languages.
@NullMarked
package flagfall.problem;

import org.jspecify.annotations.NullMarked;
