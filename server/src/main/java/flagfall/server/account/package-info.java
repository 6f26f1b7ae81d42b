/// Who is calling: guests, who get a token once and send it with every later request.
@NullMarked
package flagfall.server.account;

import org.jspecify.annotations.NullMarked;
