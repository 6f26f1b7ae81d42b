package flagfall.game;

import flagfall.piece.Side;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What stands between two players, apart from the board: an offer of a draw or to take a move back (null while there
/// is none), how often each has offered a draw and how much each has said, and who has switched chat on.
record Negotiation(
        @Nullable Side drawOffer,
        @Nullable Side takebackOffer,
        Map<Side, Integer> drawOffers,
        Map<Side, Integer> messages,
        Set<Side> chat) {

    static final Negotiation NONE = new Negotiation(null, null, Map.of(), Map.of(), Set.of());

    /// {@return the same after a move: it answers whatever the mover was offered, and one's own offer of a draw
    /// stands}
    Negotiation afterMoveOf(Side side) {
        return new Negotiation(drawOffer == side ? side : null, null, drawOffers, messages, chat);
    }

    Negotiation withoutOffers() {
        return new Negotiation(null, null, drawOffers, messages, chat);
    }

    Negotiation offeringDraw(Side side) {
        return new Negotiation(side, takebackOffer, oneMore(drawOffers, side), messages, chat);
    }

    Negotiation offeringTakeback(Side side) {
        return new Negotiation(drawOffer, side, drawOffers, messages, chat);
    }

    Negotiation afterMessageOf(Side side) {
        return new Negotiation(drawOffer, takebackOffer, drawOffers, oneMore(messages, side), chat);
    }

    Negotiation withChat(Side side, boolean on) {
        EnumSet<Side> now = EnumSet.noneOf(Side.class);
        now.addAll(chat);
        if (on) {
            now.add(side);
        } else {
            now.remove(side);
        }
        return new Negotiation(drawOffer, takebackOffer, drawOffers, messages, Collections.unmodifiableSet(now));
    }

    private static Map<Side, Integer> oneMore(Map<Side, Integer> counts, Side side) {
        EnumMap<Side, Integer> more = new EnumMap<>(Side.class);
        more.putAll(counts);
        more.merge(side, 1, Integer::sum);
        return Collections.unmodifiableMap(more);
    }
}
