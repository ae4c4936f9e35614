package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens by itself is worth watching: in every game the phase of the dead is shown, heard, held, sped up and skipped. */
@ExtendWith(Open.class)
class MomentsTest {
    /** Remembers what is heard: each tone by its first pitch, each noise by the pitch it is around. */
    private static final String EAR = """
            window.heard = [];
            const pitch = OscillatorNode.prototype.start;
            const set = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (value, ...rest) { this.first ??= value; return set.call(this, value, ...rest); };
            OscillatorNode.prototype.start = function (...when) { heard.push(Math.round(this.frequency.first)); return pitch.apply(this, when); };
            const filter = BaseAudioContext.prototype.createBiquadFilter;
            BaseAudioContext.prototype.createBiquadFilter = function () { return (window.lastFilter = filter.call(this)); };
            const noise = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (...when) {
              heard.push('~' + Math.round(window.lastFilter.frequency.value));
              return noise.apply(this, when);
            };
            """;

    private static final String HORN = "98";
    private static final String STEP = "74";
    private static final String PAPER = "~4200";
    private static final String DICE = "~1450";
    private static final int MOST_TURNS = 120;

    private static Guest watcher(House house, Caller.Opened table, Device device, String likes) {
        Guest guest = house.guest("en", device);
        guest.likes(likes);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.page().addInitScript(EAR);
        guest.sit(table);
        assertThat(guest.page().locator(".question, .dd-answer").first()).isVisible();
        // A page may sound once somebody has touched it.
        guest.page().locator("h1").click();
        return guest;
    }

    /**
     * A table of a game shortly before its first round ends. How many choices that takes is found out at another table with the same
     * luck, since nobody need look at them.
     */
    private static Caller.Opened shortlyBeforeAPhase(Caller caller, String game, String mission) {
        Caller.Opened rehearsal = caller.open(game, mission, List.of(), 5, "me");
        int choices = 0;
        while (caller.situation(rehearsal).get("round").getAsInt() < 2) {
            caller.pass(rehearsal);
            choices++;
        }
        Caller.Opened table = caller.open(game, mission, List.of(), 5, "me");
        for (int i = 2; i < choices; i++) {
            caller.pass(table);
        }
        return table;
    }

    private static boolean isWatching(Page page) {
        return page.locator(".moment-banner").count() > 0;
    }

    /** Ends turns without a fight until the page shows a phase; says what was asked last. */
    private static void untilAPhase(Caller caller, Caller.Opened table, Page page) {
        for (int turns = 0; turns < MOST_TURNS; turns++) {
            JsonObject situation = caller.situation(table);
            assertThat(situation.has("verdict")).as("the game is over").isFalse();
            caller.pass(table);
            page.waitForTimeout(80);
            if (isWatching(page)) {
                return;
            }
        }
        throw new AssertionError("no phase was shown in " + MOST_TURNS + " choices");
    }

    private static List<String> heard(Page page) {
        return ((List<?>) page.evaluate("() => heard.map(String)"))
                .stream().map(String.class::cast).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "white-death, WD-M01, Zombies",
        "night-of-the-living-dead, NL-M01, Ghouls",
        "washington-zc, Z2-M01, Zombies",
        "dark-darker-darkest, DD-A, Events"
    })
    void thePhaseOfTheDeadIsSeenAndHeard(String game, String mission, String banner, House house) {
        Caller caller = house.caller();
        // A dark house begins with its phase.
        Caller.Opened table = game.startsWith("dark")
                ? caller.open(game, mission, List.of(), 5, "me")
                : shortlyBeforeAPhase(caller, game, mission);
        Guest ada = watcher(house, table, Device.DESK, "{\"sound\": true, \"speed\": 2}");
        Page page = ada.page();
        untilAPhase(caller, table, page);
        assertThat(page.locator(".moment-banner")).hasText(banner);
        assertThat(page.locator(".moment-steps [aria-current=step]")).isVisible();
        page.waitForFunction("() => document.querySelector('.motion .moment > *, .motion .piece')");
        ada.keep("moment-" + game);
        Axe.findsNothingGrave(ada, "moment-" + game);
        page.waitForFunction("() => !document.querySelector('.moment-bar')");
        assertThat(page.locator(".motion .moment, .dusk")).hasCount(0);
        assertThat(heard(page)).contains(HORN);
        if (game.startsWith("dark")) {
            assertThat(heard(page)).contains(DICE);
        } else {
            assertThat(heard(page)).contains(PAPER);
        }
    }

    @Test
    void itIsSilentUntilSomebodyAsks(House house) {
        Caller caller = house.caller();
        Caller.Opened table = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        Guest ada = watcher(house, table, Device.DESK, "{\"speed\": 4}");
        Page page = ada.page();
        untilAPhase(caller, table, page);
        page.waitForFunction("() => !document.querySelector('.moment-bar')");
        assertThat(heard(page)).isEmpty();
        page.getByLabel("The table", new Page.GetByLabelOptions().setExact(true))
                .click();
        page.locator("dialog button", new Page.LocatorOptions().setHasText("Settings"))
                .click();
        Locator sound = page.getByRole(AriaRole.SWITCH).and(page.locator("[aria-labelledby=setting-sound]"));
        sound.focus();
        page.keyboard().press("Space");
        assertThat(page.locator("[aria-labelledby=setting-volume]")).isVisible();
        Axe.findsNothingGrave(ada, "settings");
        page.keyboard().press("Escape");
        // The settings hold at every table of this browser; another one is nearer to its phase.
        Caller.Opened next = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        ada.sit(next);
        assertThat(page.locator(".question")).isVisible();
        page.locator("h1").click();
        untilAPhase(caller, next, page);
        page.waitForFunction("() => heard.length > 0");
    }

    @Test
    void itIsHeldSteppedThroughAndSkipped(House house) {
        Caller caller = house.caller();
        Caller.Opened table = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        Guest ada = watcher(house, table, Device.DESK, "{}");
        Page page = ada.page();
        untilAPhase(caller, table, page);
        page.keyboard().press("Space");
        Locator hold = page.locator(".moment-tools [aria-pressed=true]").first();
        assertThat(hold).hasText(Pattern.compile("Go on.*"));
        String said = page.locator(".moment-said").textContent();
        page.waitForTimeout(1000);
        assertThat(page.locator(".moment-said")).hasText(said);
        for (int steps = 0; steps < 20 && page.locator(".motion .moment-card").count() == 0; steps++) {
            page.keyboard().press("Enter");
            page.waitForTimeout(120);
        }
        // The card lies open beside its gate, for as long as one wants.
        assertThat(page.locator(".motion .moment-card-now")).isVisible();
        assertThat(page.locator(".motion .moment-card-count")).hasCount(4);
        ada.keep("moment-held-card");
        page.keyboard().press("Escape");
        assertThat(page.locator(".moment-bar")).hasCount(0);
        assertThat(page.locator(".motion > *")).hasCount(0);
    }

    @Test
    void aQuestionIsAnsweredAtOnce(House house) {
        Caller caller = house.caller();
        Caller.Opened table = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        Guest ada = watcher(house, table, Device.DESK, "{}");
        Page page = ada.page();
        untilAPhase(caller, table, page);
        page.locator(".answers .answer").first().click();
        assertThat(page.locator(".moment-banner")).hasCount(0);
    }

    @Test
    void itIsWatchedOnAPhone(House house) {
        Caller caller = house.caller();
        Caller.Opened table = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        Guest ada = watcher(house, table, Device.PHONE, "{}");
        Page page = ada.page();
        untilAPhase(caller, table, page);
        page.locator(".moment-tools button").first().tap();
        assertThat(page.locator(".moment-tools [aria-pressed=true]").first()).isVisible();
        Thumb.fits(ada, "moment-phone");
        Axe.findsNothingGrave(ada, "moment-phone");
        page.locator(".moment-tools button").last().tap();
        assertThat(page.locator(".moment-bar")).hasCount(0);
    }

    @Test
    void whereNothingMovesTheEndIsThereAtOnce(House house) {
        Caller caller = house.caller();
        Caller.Opened table = shortlyBeforeAPhase(caller, "white-death", "WD-M01");
        Guest ada = watcher(house, table, Device.DESK, "{}");
        Page page = ada.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        for (int turns = 0;
                turns < MOST_TURNS && page.locator(".motion .moment-card").count() == 0;
                turns++) {
            caller.pass(table);
            page.waitForTimeout(80);
            assertThat(isWatching(page)).isFalse();
        }
        assertThat(page.locator(".motion .touched").first()).isAttached();
        ada.keep("moment-still");
    }
}
