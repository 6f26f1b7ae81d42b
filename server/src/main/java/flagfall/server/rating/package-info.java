/// How strong players are, learned from their rated games: Glicko-2, as Mark Glickman describes it. Pure arithmetic;
/// what is stored and who plays is decided elsewhere.
@NullMarked
package flagfall.server.rating;

import org.jspecify.annotations.NullMarked;
