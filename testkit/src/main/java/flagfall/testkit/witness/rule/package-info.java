/// What the witness knows of a ruleset: board, army and options, the named rulesets of the law, and how a ruleset is
/// read from text. Deliberately absent: anything that happens on a board.
@NullMarked
package flagfall.testkit.witness.rule;

import org.jspecify.annotations.NullMarked;
