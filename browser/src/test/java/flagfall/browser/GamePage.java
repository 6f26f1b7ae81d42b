package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/// A game on the page, and somebody who plays it by nothing but what is marked there.
final class GamePage {

    /// How eagerly each manner of moving is chosen, by the words that mark its square.
    private static final List<String> EAGERNESS =
            List.of("can run, turn and strike", "can run and strike", "can strike", "can run here", "can step here");

    private final Page page;
    private final Hand hand;
    private final RandomGenerator chance;
    private final BoardPart board;

    GamePage(Page page, Hand hand, RandomGenerator chance) {
        this.page = page;
        this.hand = hand;
        this.chance = chance;
        this.board = new BoardPart(page);
    }

    BoardPart board() {
        return board;
    }

    /// Waits until this player can move or the game is over, and looks at no battle longer than it takes to skip it.
    void awaitTurn() {
        page.waitForFunction("""
                () => {
                  const battle = document.querySelector('.battle');
                  battle?.click();
                  return !battle && document.querySelector('.game .grab, .verdict') !== null;
                }""");
    }

    /// Makes a step and waits until the page has said that the computer thinks. On a machine that stood still for a
    /// moment the answer may be there by then, so the page is watched from before the step on.
    void stepAndMakeItThink() {
        page.evaluate("""
                () => new MutationObserver(() => {
                  window.thought ||= document.querySelector('.thinking') !== null;
                }).observe(document, { childList: true, subtree: true })""");
        step();
        page.waitForFunction("() => window.thought");
    }

    boolean isOver() {
        return page.locator(".verdict").count() > 0;
    }

    String verdict() {
        return page.locator(".verdict").innerText();
    }

    /// How many moves the story tells of.
    int told() {
        return page.locator(".story li").count();
    }

    /// Takes a piece up and puts it down where the page says it can go, eager for a fight. A piece that a
    /// repetition law holds back goes back to its place.
    void move() {
        move(EAGERNESS);
    }

    /// Moves somebody one step to an empty square, which tells nobody anything.
    void step() {
        move(EAGERNESS.subList(EAGERNESS.size() - 1, EAGERNESS.size()));
    }

    private void move(List<String> manners) {
        List<String> movable = new ArrayList<>(board.movable());
        Collections.shuffle(movable, Random.from(chance));
        for (String from : movable) {
            hand.press(board.square(from));
            Optional<String> to = target(from, manners);
            if (to.isPresent()) {
                hand.press(board.square(to.get()));
                board.squaresSaid("turn here").stream()
                        .findFirst()
                        .ifPresent(corner -> hand.press(board.square(corner)));
                return;
            }
            hand.press(board.square(from));
        }
        throw new AssertionError("none of " + movable + " can move");
    }

    private Optional<String> target(String from, List<String> manners) {
        return board.allSpoken().entrySet().stream()
                .filter(square -> eagerness(square.getValue(), manners) < manners.size())
                .min(Comparator.<Map.Entry<String, String>>comparingInt(square -> eagerness(square.getValue(), manners))
                        .thenComparing(Map.Entry::getKey, forward(from))
                        .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey);
    }

    /// Makes one move, of which the page must know.
    void move(String from, String to) {
        hand.press(board.square(from));
        hand.press(board.square(to));
    }

    /// Plays to an end that the law makes, of which there is one for whoever fights on.
    void playToTheEnd() {
        awaitTurn();
        while (!isOver()) {
            move();
            awaitTurn();
        }
        assertThat(verdict())
                .containsAnyOf("You win", "You lose", "A draw")
                .containsAnyOf(
                        "The flag has fallen.", "No piece is left that can move.", "Too many moves without a strike.");
    }

    void resign() {
        hand.press(button("Resign"));
        hand.press(button("Yes, resign"));
        page.locator(".verdict").waitFor();
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static int eagerness(String spoken, List<String> manners) {
        int i = 0;
        while (i < manners.size() && !spoken.contains(manners.get(i))) {
            i++;
        }
        return i;
    }

    /// Rather towards the enemy than back. This player sits at the bottom as Red.
    private static Comparator<String> forward(String from) {
        return Comparator.comparingInt(to -> row(to) > row(from) ? 0 : row(to) == row(from) ? 1 : 2);
    }

    private static int row(String square) {
        return Integer.parseInt(square.substring(1));
    }
}
