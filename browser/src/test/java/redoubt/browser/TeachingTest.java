package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table teaches: a guided first game in every game, tips on everything, a legend of what lies on the board. */
@ExtendWith(Open.class)
class TeachingTest {
    private static final int MOST_TURNS = 300;

    /** A key of a message that stands where its words should be. */
    private static final Pattern KEY = Pattern.compile("\\b(step|stepDo|guide|tips?|table|place|home)\\.[a-zA-Z]");

    /** The tips are here with their words, and each zone says what lies in it. */
    static final String TIPS_ARE_HERE = ".hit[aria-describedby*=tip]";

    @ParameterizedTest
    @CsvSource({"DESK, KEYS, 3", "PHONE, FINGER, 7"})
    void theGuidedGameIsPlayedWhole(Device device, Hand hand, long seed, House house) {
        Guest ada = learner(house, "en", device, "White Death", seed);
        Page page = ada.page();
        int steps = page.locator(".guide .progress i").count();
        assertThat(steps).isBetween(10, 15);
        learn(ada, hand, seed, steps, hand.name());
        goOn(page, hand);
        assertThat(page.locator(".guide")).hasCount(0);
        assertThat(page.locator(".question")).isVisible();
        assertThat(ada.complaints()).as("what the console said").isEmpty();
    }

    /** Plays until so many steps have come, and reads each; the last stays open, and the board where it is. */
    private static void learn(Guest ada, Hand hand, long seed, int steps, String picture) {
        Page page = ada.page();
        String place = (String) page.evaluate(Guest.ZONE);
        Player player = new Player(page, seed, hand);
        Set<String> titles = new LinkedHashSet<>();
        for (int turn = 0; titles.size() < steps; turn++) {
            assertThat(turn).as("turns for no more than %s", titles).isLessThan(MOST_TURNS);
            assertThat(player.isOver()).as("over after %s", titles).isFalse();
            if (page.locator(".guide h2").isVisible()) {
                titles.add(read(ada, picture + "-" + (titles.size() + 1)));
                if (titles.size() < steps) {
                    goOn(page, hand);
                }
            } else {
                player.click();
            }
            assertThat((String) page.evaluate(Guest.ZONE))
                    .as("the board after %s", titles)
                    .isEqualTo(place);
        }
    }

    /** Reads the step that is open, in words and as screen readers hear it; returns its title. */
    private static String read(Guest ada, String picture) {
        Page page = ada.page();
        String title = page.locator(".guide h2").textContent();
        assertThat(title).isNotBlank();
        assertThat(page.locator(".guide .todo b").textContent()).isNotBlank();
        assertThat(page.locator(".guide").innerText()).doesNotContainPattern(KEY);
        for (String whole : List.of(".guide .onward", ".guide .back", ".guide .leave")) {
            assertThat(page.locator(whole)).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
        assertThat(page.locator("[aria-live]")
                        .filter(new Locator.FilterOptions().setHasText(title))
                        .first())
                .isAttached();
        ada.keep("guide-" + picture);
        return title;
    }

    /** On to the next step, or to the game until the moment of the next has come. */
    private static void goOn(Page page, Hand hand) {
        String title = page.locator(".guide h2").textContent();
        Locator onward = page.locator(".guide .onward");
        if (hand == Hand.KEYS) {
            page.keyboard().press("q");
            assertThat(onward).isFocused();
            page.keyboard().press("Enter");
        } else {
            hand.use(page, onward.elementHandle());
        }
        assertThat(page.locator(".guide h2").filter(new Locator.FilterOptions().setHasText(title)))
                .hasCount(0);
    }

    /** A new visitor who presses "Learn to play" for a game, with luck that is known. */
    private static Guest learner(House house, String language, Device device, String game, long seed) {
        Guest ada = house.guest(language, device);
        Page page = ada.page();
        page.route("**/api/tables", route -> Seed.into(route, seed));
        ada.visit("/");
        page.locator(".covers button")
                .filter(new Locator.FilterOptions().setHasText(game))
                .click();
        assertThat(page.locator(".learn.first p")).containsText(game);
        page.locator(".learn .btn").click();
        page.locator(".guide h2").waitFor();
        page.locator(".board .hit").first().waitFor();
        return ada;
    }

    /** The beginning of the other games, in other languages and on other screens; it is there again after a reload. */
    @ParameterizedTest
    @CsvSource({
        "La Nuit des morts-vivants, fr, LYING",
        "Washington, en, LAPTOP",
        "Dark Darker Darkest, it, PHONE",
    })
    void everyGameHasAGuide(String game, String language, Device device, House house) {
        Guest ada = learner(house, language, device, game, 7);
        Page page = ada.page();
        String place = (String) page.evaluate(Guest.ZONE);
        String picture = game.replaceAll("\\W", "");
        learn(ada, device == Device.LAPTOP ? Hand.MOUSE : Hand.FINGER, 7, 3, picture);
        assertThat(ada.complaints()).as("what the console said").isEmpty();
        Axe.findsNothingGrave(ada, "guide-" + picture);
        String open = page.locator(".guide h2").textContent();
        page.reload();
        assertThat(page.locator(".guide h2")).hasText(open);
        page.locator(".board .hit").first().waitFor();
        assertThat((String) page.evaluate(Guest.ZONE)).isEqualTo(place);

        page.locator(".guide .leave").click();
        assertThat(page.locator(".guide")).hasCount(0);
        page.reload();
        page.locator(TIPS_ARE_HERE).first().waitFor();
        assertThat(page.locator(".guide")).hasCount(0);
        assertThat((String) page.evaluate(Guest.ZONE)).isEqualTo(place);
    }

    @Test
    void thingsExplainThemselvesToThePointer(House house) {
        Guest ada = house.guest("en").sit(house.caller().open("WD-M03", 5, "me"));
        Page page = ada.page();
        page.locator(TIPS_ARE_HERE).first().waitFor();
        explained(ada, page.locator("[data-piece^='spawn']").first(), "Gate of the dead");
        Axe.findsNothingGrave(ada, "tip");
        assertThat(page.locator(".tip .chip")).hasText("WD-SPAWN-01");
        BoundingBox tip = page.locator(".tip").boundingBox();
        BoundingBox gate = page.locator("[data-piece^='spawn']").first().boundingBox();
        assertThat(meet(tip, gate)).as("the tip lies on its thing").isFalse();
        assertThat(page.locator(".lamp-line")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(page.locator(".tip")).hasCount(0);
        explained(ada, page.locator("[data-piece='token:beacon']"), "Beacon");
        explained(ada, page.locator(".top [data-tip='danger'] > b"), "Danger level");
        explained(ada, page.locator(".mate [data-tip='adrenaline']").first(), "Adrenaline");
        explained(ada, page.locator(".decks [data-tip]").first(), "Equipment");
        page.locator(".tip").hover();
        // Longer than one may take from a thing to its tip: there is nothing to wait for when nothing is to happen.
        page.waitForTimeout(400);
        assertThat(page.locator(".tip")).isVisible();
    }

    private static void explained(Guest ada, Locator thing, String title) {
        ada.page().mouse().move(2, 2);
        BoundingBox box = thing.boundingBox();
        ada.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        assertThat(ada.page().locator(".tip h3")).hasText(title);
    }

    private static boolean meet(BoundingBox one, BoundingBox other) {
        return one.x < other.x + other.width
                && other.x < one.x + one.width
                && one.y < other.y + other.height
                && other.y < one.y + one.height;
    }

    @Test
    void thingsExplainThemselvesToTheKeyboardAndToScreenReaders(House house) {
        Guest ada = house.guest("it").sit(house.caller().open("WD-M00", 5, "me"));
        Page page = ada.page();
        Locator gate = page.locator(".hit[aria-describedby*=tip-spawn]").first();
        for (String id : gate.getAttribute("aria-describedby").split(" ")) {
            assertThat(page.locator("[id='" + id + "']").textContent()).isNotBlank();
        }
        gate.focus();
        page.keyboard().press("F1");
        assertThat(page.locator(".tip")).isFocused();
        assertThat(page.locator(".tip h3").first()).hasText("Varco dei morti");
        Axe.findsNothingGrave(ada, "tip-by-key");
        page.keyboard().press("Escape");
        assertThat(page.locator(".tip")).hasCount(0);
        assertThat(gate).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".tip")).isVisible();
        ada.keep("tip-by-focus");
        page.keyboard().press("Escape");
        page.keyboard().press("k");
        assertThat(page.locator(".legend li").first()).isVisible();
        assertThat(page.locator(".legend h2")).isFocused();
        Locator line =
                page.locator(".legend li button").filter(new Locator.FilterOptions().setHasText("Varco dei morti"));
        assertThat(line).containsText("× 2");
        line.focus();
        assertThat(page.locator(".lamp-line")).hasCount(2);
        assertThat(page.locator(".legend li").filter(new Locator.FilterOptions().setHasText("Calderone")))
                .hasCount(0);
        assertThat(page.locator(".tip h3")).hasText("Varco dei morti");
        Axe.findsNothingGrave(ada, "legend");
        page.keyboard().press("Escape");
        assertThat(page.locator(".tip")).hasCount(0);
        page.keyboard().press("Escape");
        assertThat(page.locator(".legend")).hasCount(0);
        assertThat(page.locator(".hit:focus")).hasCount(1);
    }

    @ParameterizedTest
    @CsvSource({"PHONE", "LYING"})
    void thingsExplainThemselvesToAFinger(Device device, House house) {
        Caller.Opened table = house.caller().open("dark-darker-darkest", "DD-A", List.of(), 4, "me", "me");
        Guest ada = house.guest("fr", device).sit(table);
        Page page = ada.page();
        page.locator(TIPS_ARE_HERE).first().waitFor();
        String asked = page.locator(".question .say").textContent();
        BoundingBox room = page.locator(".board .hit.legal").first().boundingBox();
        double x = room.x + room.width / 2;
        double y = room.y + room.height / 2;
        held(page, x, y);
        assertThat(page.locator(".tip h3")).hasText("Salle");
        assertThat(page.locator(".question .say")).hasText(asked);
        Axe.findsNothingGrave(ada, "tip-by-finger-" + device);

        page.locator(".tip .buttons .btn").first().tap();
        assertThat(page.locator(".legend li").first()).isVisible();
        Axe.findsNothingGrave(ada, "legend-" + device);
        assertThat(page.locator(".legend").innerText()).doesNotContainPattern(KEY);
        page.locator(".legend .btn").first().tap();
        assertThat(page.locator(".legend")).hasCount(0);
        assertThat(page.locator(".question .say")).hasText(asked);

        page.touchscreen().tap(x, y);
        assertThat(page.locator(".question .say")).not().hasText(asked);
    }

    /** A finger that stays until the thing under it explains itself, and is lifted then. */
    private static void held(Page page, double x, double y) {
        CDPSession fingers = page.context().newCDPSession(page);
        fingers.send("Input.dispatchTouchEvent", touch("touchStart", x, y));
        page.locator(".tip").waitFor();
        fingers.send("Input.dispatchTouchEvent", touch("touchEnd"));
        fingers.detach();
    }

    private static JsonObject touch(String type, double... at) {
        JsonArray points = new JsonArray();
        if (at.length > 0) {
            JsonObject point = new JsonObject();
            point.addProperty("x", at[0]);
            point.addProperty("y", at[1]);
            points.add(point);
        }
        JsonObject touch = new JsonObject();
        touch.addProperty("type", type);
        touch.add("touchPoints", points);
        return touch;
    }
}
