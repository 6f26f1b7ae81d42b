/// Requests, answers and streams of events. Here a request becomes a caller and a request, and whatever comes back
/// becomes a status and some JSON. Deliberately absent: anything a game is made of.
@NullMarked
package flagfall.server.http;

import org.jspecify.annotations.NullMarked;
