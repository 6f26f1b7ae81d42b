package flagfall.server.schema;

/// One field of a message. An optional one may be left out, a nullable one may be null.
record WireField(String name, WireType type, boolean optional, boolean nullable) {

    static WireField required(String name, WireType type) {
        return new WireField(name, type, false, false);
    }

    static WireField optional(String name, WireType type) {
        return new WireField(name, type, true, false);
    }
}
