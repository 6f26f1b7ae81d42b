/// Keeps the descriptions of the messages the same: the records of the protocol come first, and the OpenAPI file is
/// compared with them.
@NullMarked
package flagfall.server.schema;

import org.jspecify.annotations.NullMarked;
