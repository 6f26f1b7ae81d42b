/// Who is calling: guests, who get a token once and send it with every later request, and people with an account, who
/// sign in with a name and a password and may have tokens for programs. Passwords and tokens are stored as hashes only.
@NullMarked
package flagfall.server.account;

import org.jspecify.annotations.NullMarked;
