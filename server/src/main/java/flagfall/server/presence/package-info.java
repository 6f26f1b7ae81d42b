/// Who is here: by their open streams and their requests, and by nothing that happens on a board.
@NullMarked
package flagfall.server.presence;

import org.jspecify.annotations.NullMarked;
