/// What people want to know about a ruleset before and while they play it: its title and source, its rules in
/// sentences, and ready-made setups. Texts and setups are data files beside this package.
@NullMarked
package flagfall.server.edition;

import org.jspecify.annotations.NullMarked;
