/// Turns views and requests into messages and back: two families of records, `FromClient` and `FromServer`, and
/// `Wire`, which reads and writes them as JSON. Deliberately absent: sockets, requests, accounts, and anything that
/// knows the truth of a game.
@NullMarked
package flagfall.protocol;

import org.jspecify.annotations.NullMarked;
