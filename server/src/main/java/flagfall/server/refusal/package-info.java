/// How a wish is refused, whoever refuses it: what kind of no it is, a word for programs, a sentence for people.
@NullMarked
package flagfall.server.refusal;

import org.jspecify.annotations.NullMarked;
