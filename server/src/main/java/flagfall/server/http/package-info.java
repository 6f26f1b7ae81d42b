/// Requests, answers and event streams. A request becomes a caller and a message; what comes back becomes a status and
/// JSON. Deliberately absent: the rules of the game, and what anyone may see of it.
@NullMarked
package flagfall.server.http;

import org.jspecify.annotations.NullMarked;
