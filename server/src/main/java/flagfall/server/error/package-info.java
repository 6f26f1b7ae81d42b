/// How a request is refused, whoever refuses it: what kind of no it is, a word for programs, a sentence for people.
@NullMarked
package flagfall.server.error;

import org.jspecify.annotations.NullMarked;
