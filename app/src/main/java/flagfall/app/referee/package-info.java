/// A referee for programs. In comes one command a line, as `docs/referee.md` lists them; out goes one line each, `ok …`
/// or `error …`. Deliberately absent: any rule of its own, and any clock.
@NullMarked
package flagfall.app.referee;

import org.jspecify.annotations.NullMarked;
