/// Who reaches this server: only its own machine at first, and the home network when somebody at that machine says so.
/// Deliberately absent: anything that reaches further than the networks the machine is in.
@NullMarked
package flagfall.server.network;

import org.jspecify.annotations.NullMarked;
