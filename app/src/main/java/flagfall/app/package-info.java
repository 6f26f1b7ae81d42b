/// The `flagfall` command: one class per subcommand, each a thin reader of words that hands its work to other
/// modules. Deliberately absent: rules of its own.
@NullMarked
package flagfall.app;

import org.jspecify.annotations.NullMarked;
