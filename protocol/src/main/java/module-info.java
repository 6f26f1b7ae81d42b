/// The words that travel: what clients may say, and what they are told. How messages travel is someone else's
/// business.
module flagfall.protocol {
    requires static transitive org.jspecify;
    requires transitive flagfall.rules;
    requires transitive com.fasterxml.jackson.databind;

    exports flagfall.protocol;

    opens flagfall.protocol to
            com.fasterxml.jackson.databind;
}
