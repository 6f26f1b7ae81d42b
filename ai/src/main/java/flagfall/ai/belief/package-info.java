/// What a hidden piece may be. In comes a view; out come what is certain ([Memory][flagfall.ai.belief.Memory]) and
/// how likely the rest is ([Belief][flagfall.ai.belief.Belief]): counts, habits of setting up, and conduct in play.
/// Deliberately absent: any opinion on what to do about it.
@NullMarked
package flagfall.ai.belief;

import org.jspecify.annotations.NullMarked;
