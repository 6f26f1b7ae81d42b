/// The learned player (`NetworkPlayer`): what a network says of an information state becomes a setup and a move.
@NullMarked
package flagfall.ai.network.player;

import org.jspecify.annotations.NullMarked;
