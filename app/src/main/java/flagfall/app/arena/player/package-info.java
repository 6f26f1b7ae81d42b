/// Whoever plays a game of a match: one of our own players, or a program that speaks the evaluator protocol.
/// In comes what one side may know, out come setups, moves and faults. Deliberately absent: the game.
@NullMarked
package flagfall.app.arena.player;

import org.jspecify.annotations.NullMarked;
