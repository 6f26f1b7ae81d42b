/// What happens to a person outside one game, as a stream: challenges, games that start and games that end. In come the
/// games that have changed, out go the events of whoever listens.
@NullMarked
package flagfall.server.feed;

import org.jspecify.annotations.NullMarked;
