/// Questions about speed. Beside computer players, the only module that may use `flagfall.core`.
module flagfall.bench {
    requires static org.jspecify;
    requires flagfall.rules;
    requires java.net.http;
    requires jdk.management;
    requires jmh.core;
    requires chessgame;
}
