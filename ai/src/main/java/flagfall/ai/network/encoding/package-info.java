/// What the network sees of an information state (`Encoder`), and how it names squares, pieces and moves.
@NullMarked
package flagfall.ai.network.encoding;

import org.jspecify.annotations.NullMarked;
