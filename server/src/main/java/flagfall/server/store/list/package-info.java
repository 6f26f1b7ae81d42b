/// Games found by what they are instead of by their id: lists of them, and the offer that fits somebody who wants to
/// play now.
@NullMarked
package flagfall.server.store.list;

import org.jspecify.annotations.NullMarked;
