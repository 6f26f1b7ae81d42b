/// The `flagfall` command: one class per subcommand, each a thin reader of words that hands the work to the other rooms.
/// Deliberately absent: rules of its own.
@NullMarked
package flagfall.app;

import org.jspecify.annotations.NullMarked;
