package flagfall.server.http;

import flagfall.server.account.Caller;
import io.javalin.http.Context;

/// Through which every request to the API comes in: it is counted, its caller is made out, and only then is it
/// answered.
final class Doorway {

    /// What answers a request.
    @FunctionalInterface
    interface Clerk {
        void answer(Context request, House house, Caller caller) throws Exception;
    }

    private final Signposts signposts;
    private final FrontDoor door;
    private final Limits limits;

    Doorway(Signposts signposts, FrontDoor door, Limits limits) {
        this.signposts = signposts;
        this.door = door;
        this.limits = limits;
    }

    void get(String path, Limits.Kind kind, Clerk clerk) {
        signposts.get(path, request -> pass(request, kind, clerk));
    }

    void post(String path, Limits.Kind kind, Clerk clerk) {
        signposts.post(path, request -> {
            Origins.check(request);
            pass(request, kind, (asked, house, caller) -> {
                Requests.takeIn(asked);
                clerk.answer(asked, house, caller);
            });
        });
    }

    private void pass(Context request, Limits.Kind kind, Clerk clerk) throws Exception {
        House house = door.house();
        limits.count(request.ip(), kind);
        clerk.answer(request, house, Callers.of(request, house.accounts()));
    }
}
