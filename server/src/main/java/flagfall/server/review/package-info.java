/// Reviews of finished games: made in the background, one at a time, behind every live thought, and kept for a while.
/// In come games that are over, out go messages. Deliberately absent: any judgement, which is the engine's.
@NullMarked
package flagfall.server.review;

import org.jspecify.annotations.NullMarked;
