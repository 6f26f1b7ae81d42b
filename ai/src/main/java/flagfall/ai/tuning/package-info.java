/// Every number of the computer player that was found by playing rather than by thinking, in one place, as records with
/// defaults. [Tuning][flagfall.ai.tuning.Tuning] holds them all and can be changed by name. Deliberately absent: what
/// the numbers are used for; the packages that use them say that.
@NullMarked
package flagfall.ai.tuning;

import org.jspecify.annotations.NullMarked;
