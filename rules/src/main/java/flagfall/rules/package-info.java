/// The law, as data. A ruleset is one value; two rulesets differ in values and never in code, and every question on
/// which rule books disagree is a small type with a case for each answer.
@NullMarked
package flagfall.rules;

import org.jspecify.annotations.NullMarked;
