/// What the results of games say about strength: Elo, pentanomial counts of game pairs, a sequential test, and
/// ratings over many players. Plain mathematics; nothing here knows of boards.
@NullMarked
package flagfall.app.score;

import org.jspecify.annotations.NullMarked;
