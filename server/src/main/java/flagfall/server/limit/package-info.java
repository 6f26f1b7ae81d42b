/// How much of the server anyone may take: requests, streams and connections, by address, by guest and in all. What is
/// too much is refused, or hung up on. Deliberately absent: what is being asked for.
@NullMarked
package flagfall.server.limit;

import org.jspecify.annotations.NullMarked;
