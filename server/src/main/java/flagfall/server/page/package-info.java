/// The files of the page and of the API's documentation, as they lie on the class path. Deliberately absent: anything
/// that depends on who asks.
@NullMarked
package flagfall.server.page;

import org.jspecify.annotations.NullMarked;
