/// What is stored about people, in SQL: accounts, the hashes of their tokens, saved setups. Deliberately absent: any
/// password or token that could be read back.
@NullMarked
package flagfall.server.store.person;

import org.jspecify.annotations.NullMarked;
