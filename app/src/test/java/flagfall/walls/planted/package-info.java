/// What must not be, planted so that the tests beside it can be seen to notice it.
@NullMarked
package flagfall.walls.planted;

import org.jspecify.annotations.NullMarked;
