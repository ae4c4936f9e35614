package redoubt.browser;

import com.google.gson.Gson;
import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Plays through the page alone: looks for what is lit or may be pressed, and clicks one of them, attacks first. */
final class Player {
    private static final String SEEN = """
        () => [...document.querySelectorAll(
            ".trade .btn.primary, .trade:not(:has(.btn.primary)) .slip.lit, .skill-card .answer-btn, .answers .answer, .board .hit.legal,"
            + " .warning .btn:not(.primary), .odds-float .commit .primary,"
            + " .actions .action:not([aria-disabled='true'], .barred), .dd-answer:not(.back), .deed,"
            + " .pad .primary:enabled, .pad:not(:has(.primary:enabled)) :is(.pad-face, .found-card)")]
          .filter(node => node.checkVisibility() && !node.disabled)\
        """;

    private static final String WORDS = """
        nodes => nodes.map(node => ({
          kind: node.matches('.hit, .action, .deed') ? 'action' : 'answer',
          what: node.getAttribute('aria-label') ?? node.textContent.trim(),
        }))\
        """;

    /** What changes with every click that did something. */
    private static final String LOOK = """
        () => [...document.querySelectorAll('.question, .time .num, .actions, .trade, .skill-choice, .dd-sheet, .pad, .odds-float, .outcome h2')]
          .map(node => node.textContent + node.querySelectorAll('[aria-pressed=true]').length).join()\
        """;

    private static final String IS_SETTLED =
            "before => (" + LOOK + ")() !== before" + " && !document.querySelector('.question[aria-busy=true]')";

    private final Page page;
    private final Random random;
    private final Hand hand;

    Player(Page page, long seed) {
        this(page, seed, Hand.MOUSE);
    }

    Player(Page page, long seed, Hand hand) {
        this.page = page;
        this.random = new Random(seed);
        this.hand = hand;
    }

    /** What is to be clicked on, as a person reads it. */
    record Seen(String kind, String what) {
        boolean isAnswer() {
            return kind.equals("answer");
        }

        boolean isFight() {
            return what.matches("(Melee|Ranged|Magic)[A-Z]?");
        }
    }

    boolean isOver() {
        return page.locator(".outcome").isVisible();
    }

    /** Clicks until the game is over; returns how many clicks it took. */
    int playOut(int most) {
        for (int clicks = 0; clicks < most; clicks++) {
            if (isOver()) {
                return clicks;
            }
            click();
        }
        throw new AssertionError("the game was not over after " + most + " clicks");
    }

    /** One click on what looks best, and a look at what it changed. */
    Seen click() {
        String before = (String) page.evaluate(LOOK);
        JSHandle nodes = page.evaluateHandle(SEEN);
        Gson gson = new Gson();
        List<Seen> seen = List.of(gson.fromJson(gson.toJson(nodes.evaluate(WORDS)), Seen[].class));
        int chosen = chosen(seen, before);
        ElementHandle node =
                nodes.evaluateHandle("(nodes, at) => nodes[at]", chosen).asElement();
        hand.use(page, node);
        try {
            page.waitForFunction(IS_SETTLED, before);
        } catch (com.microsoft.playwright.TimeoutError e) {
            throw new AssertionError("nothing came of a click on " + seen.get(chosen), e);
        }
        return seen.get(chosen);
    }

    /** What is asked before what may be done; an action at random, but a fight rather than anything else. */
    private int chosen(List<Seen> seen, String look) {
        List<Integer> answers = new ArrayList<>();
        List<Integer> fights = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            if (seen.get(i).isAnswer()) {
                answers.add(i);
            } else if (seen.get(i).isFight()) {
                fights.add(i);
            }
        }
        if (seen.isEmpty()) {
            throw new AssertionError("nothing to click on: " + look);
        }
        if (!answers.isEmpty()) {
            return any(answers);
        }
        return fights.isEmpty() ? random.nextInt(seen.size()) : any(fights);
    }

    private int any(List<Integer> seen) {
        return seen.get(random.nextInt(seen.size()));
    }
}
