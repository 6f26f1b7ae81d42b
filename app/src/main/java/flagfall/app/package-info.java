/// The `flagfall` command: one class per subcommand, each reads its options and hands the work to other
/// modules. Deliberately absent: rules of its own.
@NullMarked
package flagfall.app;

import org.jspecify.annotations.NullMarked;
