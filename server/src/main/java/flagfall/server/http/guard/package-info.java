/// How visitors come in: encrypted or through a proxy that we trust, under our own name, and from our own page.
@NullMarked
package flagfall.server.http.guard;

import org.jspecify.annotations.NullMarked;
