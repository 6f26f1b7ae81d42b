/// How fast the built server is, asked from outside: a process of its own, real requests, and a load that does not wait
/// for answers. Deliberately absent: anything of the server's own code.
@NullMarked
package flagfall.bench.server;

import org.jspecify.annotations.NullMarked;
