package flagfall.server;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// Someone with an account, made for one test.
record Person(String name, String password, Client client) {

    private static final AtomicInteger NEXT = new AtomicInteger();

    /// {@return someone who has just registered, without having been a guest}
    static Person registered(int port) {
        return registered(port, Client.nobody(port));
    }

    /// {@return someone who registers as this client}
    static Person registered(int port, Client as) {
        String name = freshName();
        String password = "correct horse " + name;
        Client.Answer answer = as.post("/api/accounts", Map.of("name", name, "password", password))
                .is(201);
        return new Person(name, password, Client.nobody(port).with(answer.get("token")));
    }

    static String freshName() {
        return "Person-" + NEXT.incrementAndGet();
    }

    /// {@return the same person, signed in once more}
    Client signedIn(int port) {
        return Client.nobody(port)
                .with(Client.nobody(port)
                        .post("/api/sessions", Map.of("name", name, "password", password))
                        .is(201)
                        .get("token"));
    }
}
