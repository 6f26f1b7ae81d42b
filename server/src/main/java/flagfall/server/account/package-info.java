/// Who is calling: guests, who get a token the first time and show it from then on.
@NullMarked
package flagfall.server.account;

import org.jspecify.annotations.NullMarked;
