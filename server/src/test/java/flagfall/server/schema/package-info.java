/// Keeps three descriptions of the messages the same: the records of the protocol come first, the OpenAPI file is
/// compared with them, and the page's TypeScript types and sample messages are written from them.
@NullMarked
package flagfall.server.schema;

import org.jspecify.annotations.NullMarked;
