/// What people want to know of a ruleset before and while they play it: its title and source, its rules in
/// sentences, and armies that are ready to be placed. Texts and setups are data files beside this package.
@NullMarked
package flagfall.server.edition;

import org.jspecify.annotations.NullMarked;
