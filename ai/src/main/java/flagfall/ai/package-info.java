/// The computer player: a [Player][flagfall.ai.Player] gets a view and a budget and answers with a move. In come
/// rulesets and views; out go setups and moves. Deliberately absent: the game itself, and with it any way to peek.
@NullMarked
package flagfall.ai;

import org.jspecify.annotations.NullMarked;
