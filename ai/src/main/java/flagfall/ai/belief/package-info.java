/// What a hidden piece may be. In comes an information state; out come the chances of each rank, from a
/// [RankModel][flagfall.ai.belief.RankModel]. Deliberately absent: any opinion on what to do about it.
@NullMarked
package flagfall.ai.belief;

import org.jspecify.annotations.NullMarked;
