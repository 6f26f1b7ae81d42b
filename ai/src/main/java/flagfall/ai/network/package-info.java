/// The network that learned the game. Planes become win, draw and loss, a policy over the legal moves and a belief
/// about each hidden piece (`ForwardPass`). Weights are a resource made by `training/`; nothing is learned here.
@NullMarked
package flagfall.ai.network;

import org.jspecify.annotations.NullMarked;
