package flagfall.server.schema;

import java.util.List;

/// The type of a field, or a type with a name of its own, whatever language it is written in.
sealed interface WireType {

    record Text() implements WireType {}

    record Whole() implements WireType {}

    /// A number that need not be whole.
    record Real() implements WireType {}

    record Truth() implements WireType {}

    /// One word and no other, such as the type of an event.
    record Word(String word) implements WireType {}

    record ListOf(WireType item) implements WireType {}

    /// A type that is described elsewhere.
    record Named(String name) implements WireType {}

    /// `quietLimit`: the word OFF, or a number.
    record OffOrWhole() implements WireType {}

    record Words(List<String> words) implements WireType {}

    record Fields(List<WireField> fields) implements WireType {}

    /// Any of several named types.
    record Union(List<String> members) implements WireType {}
}
