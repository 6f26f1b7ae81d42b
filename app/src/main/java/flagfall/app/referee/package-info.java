/// Lines in, answers out: a game refereed for programs. Comes in: one command a line, as `docs/referee.md` lists them.
/// Goes out: one line each, `ok …` or `error …`. Left out: any rule of its own, and any clock.
@NullMarked
package flagfall.app.referee;

import org.jspecify.annotations.NullMarked;
