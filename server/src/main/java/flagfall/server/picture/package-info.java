/// Pictures of a board, as vectors or as pixels. In comes what one viewer may see, so a picture cannot show more.
@NullMarked
package flagfall.server.picture;

import org.jspecify.annotations.NullMarked;
