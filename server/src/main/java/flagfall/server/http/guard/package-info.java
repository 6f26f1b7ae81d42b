/// Which requests are let in: under our own name, and from our own page.
@NullMarked
package flagfall.server.http.guard;

import org.jspecify.annotations.NullMarked;
