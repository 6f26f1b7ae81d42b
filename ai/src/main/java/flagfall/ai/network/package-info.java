/// The learned player. An information state becomes planes (`Encoder`), the planes become win, draw and loss, a policy
/// over the legal moves and a belief about each hidden piece (`Network`), and those become a setup and a move
/// (`NetworkPlayer`). Weights are a resource made by `training/`; nothing is learned here.
@NullMarked
package flagfall.ai.network;

import org.jspecify.annotations.NullMarked;
