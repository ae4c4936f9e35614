package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A turn in few clicks: a face begins it, a far place is walked to, and what little hangs on decides itself if one likes. */
@ExtendWith(Open.class)
class WalkTest {
    /** A table at its first "whose turn is next?". */
    private static Caller.Opened atTheFirstTurn(Caller caller, String game, String mission) {
        Caller.Opened table = caller.open(game, mission, List.of(), 7, "me");
        caller.playUntil(situation -> Caller.asked(situation).equals("ChooseSurvivor"), table);
        return table;
    }

    /** Who acts, as the question has it. */
    private static String acting(JsonObject situation) {
        return StreamSupport.stream(
                        situation
                                .getAsJsonObject("question")
                                .getAsJsonArray("about")
                                .spliterator(),
                        false)
                .map(JsonElement::getAsJsonObject)
                .filter(mark -> mark.get("kind").getAsString().equals("survivor"))
                .map(mark -> mark.get("id").getAsString())
                .findFirst()
                .orElseThrow();
    }

    private static int choices(Caller caller, Caller.Opened table) {
        return caller.situation(table).get("choices").getAsInt();
    }

    private static void awaitChoices(Page page, int choices) {
        page.waitForFunction(
                "choices => document.querySelector('.time .num')?.textContent.endsWith('/ ' + choices)", choices);
    }

    /** A place that takes so many steps; it has the focus, so that the walk there is weighed. */
    private static Locator far(Page page, int steps) {
        page.locator(".mark-far").first().waitFor();
        for (Locator mark : page.locator(".mark-far").all()) {
            Locator zone = page.locator(".board .hit[data-zone='" + mark.getAttribute("data-zone") + "']");
            zone.focus();
            if (page.locator(".way-fee").count() == steps) {
                return zone;
            }
        }
        throw new AssertionError("no place is " + steps + " steps away");
    }

    @ParameterizedTest
    @CsvSource({
        "white-death, WD-M03, en",
        "night-of-the-living-dead, NL-M01, it",
        "washington-zc, Z2-M01, fr",
    })
    void aFaceBeginsATurnAndAClickWalksFar(String game, String mission, String language, House house) {
        Caller caller = house.caller();
        Caller.Opened table = atTheFirstTurn(caller, game, mission);
        int before = choices(caller, table);
        Guest ada = house.guest(language, Device.LAPTOP).sit(table);
        Page page = ada.page();
        page.locator(".mate").nth(1).click();
        awaitChoices(page, before + 1);
        assertThat(page.locator(".mate").nth(1)).containsText(acting(caller.situation(table)));

        Locator zone = far(page, 2);
        assertThat(page.locator(".side .walk-card li")).hasCount(2);
        assertThat(page.locator(".way-line")).isAttached();
        assertThat(page.locator(".side .walk-card").innerText()).doesNotContain("walk.");
        zone.hover();
        // Longer than a tip takes to come: over a place that one can walk to, the walk is what is said of it.
        page.waitForTimeout(700);
        assertThat(page.locator(".side .walk-card")).isVisible();
        assertThat(page.locator(".tip")).hasCount(0);
        ada.keep("walk-" + game);
        String there = page.locator(".side .walk-card li b").last().textContent();
        zone.click();
        assertThat(page.locator(".log li").last()).containsText(there);
        assertThat(choices(caller, table)).isGreaterThanOrEqualTo(before + 3);
        assertThat(page.locator(".walk-card, .way-line")).hasCount(0);
        Axe.findsNothingGrave(ada, "walk-" + game);
    }

    @Test
    void whatIsFreePaysForAStepOnTheBoard(House house) {
        Caller caller = house.caller();
        Caller.Opened table = atTheFirstTurn(caller, "washington-zc", "Z2-M01");
        int before = choices(caller, table);
        caller.choose(table, "Amy");
        Page page = house.guest("en").sit(table).page();
        Locator zone = far(page, 2);
        assertThat(page.locator(".way-fee").first()).hasText("free");
        page.locator(".board .hit.legal").first().waitFor();
        String near = page.locator(".mark-move").first().getAttribute("data-zone");
        page.locator(".board .hit[data-zone='" + near + "']").click();
        // The step and what pays for it.
        awaitChoices(page, before + 3);
        assertThat(page.locator(".question .say")).containsText("3");
        assertThat(zone).isVisible();
    }

    @Test
    void aWalkIsWeighedAndTakenByKeys(House house) {
        Caller caller = house.caller();
        Caller.Opened table = atTheFirstTurn(caller, "white-death", "WD-M03");
        caller.choose(table, "Jenia");
        int before = choices(caller, table);
        Page page = house.guest("en").sit(table).page();
        far(page, 3);
        page.keyboard().press("Escape");
        assertThat(page.locator(".way-line")).hasCount(0);
        far(page, 2);
        page.keyboard().press("Enter");
        awaitChoices(page, before + 2);
        page.keyboard().press("u");
        awaitChoices(page, before + 1);
    }

    @ParameterizedTest
    @CsvSource({"PHONE", "LYING"})
    void aFingerSeesTheWalkBeforeItIsTaken(Device device, House house) {
        Caller caller = house.caller();
        Caller.Opened table = atTheFirstTurn(caller, "washington-zc", "Z2-M01");
        int before = choices(caller, table);
        Guest ada = house.guest("en", device).sit(table);
        Page page = ada.page();
        page.locator(".crew-face").first().tap();
        page.locator(".mark-move").first().waitFor();
        page.locator(".mark-far").first().waitFor();
        String far = page.locator(".mark-far").last().getAttribute("data-zone");
        Locator zone = page.locator(".board .hit[data-zone='" + far + "']");
        Hand.FINGER.use(page, zone.elementHandle());
        Locator walk = page.locator(".odds-float .commit .primary");
        assertThat(walk).isInViewport();
        assertThat(page.locator(".odds-float .walk-card li").first()).isVisible();
        assertThat(choices(caller, table)).isEqualTo(before + 1);
        Thumb.fits(ada, "walk-" + device);
        page.locator(".odds-float .commit .btn").last().tap();
        assertThat(page.locator(".odds-float .walk-card")).hasCount(0);
        Hand.FINGER.use(page, zone.elementHandle());
        walk.tap();
        page.waitForFunction("() => !document.querySelector('.question[aria-busy=true], .way-line')");
        assertThat(choices(caller, table)).isGreaterThan(before + 2);
    }

    @Test
    void aCardIsHandedOverToWhereItIsDropped(House house) {
        Caller caller = house.caller();
        Caller.Opened table = atTheFirstTurn(caller, "night-of-the-living-dead", "NL-M01");
        caller.choose(table, "Barbra");
        caller.choose(table, "trade with");
        int before = choices(caller, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        Locator card = page.locator(".trade .slip:not(.free)").first();
        String name = card.locator("b").textContent();
        Locator place = page.locator(".trade .holder").last().locator(".hand .slip.free");
        String there = place.getAttribute("data-place");
        BoundingBox from = card.boundingBox();
        BoundingBox to = place.boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(to.x + to.width / 2, to.y + to.height / 2, new Mouse.MoveOptions().setSteps(5));
        ada.keep("trade-carried");
        page.mouse().up();
        assertThat(page.locator(".trade .slip[data-place='" + there + "'] b")).hasText(name);
        assertThat(choices(caller, table)).isGreaterThan(before);
        assertThat(page.locator(".trade")).isVisible();
        assertThat(page.locator(".gifts p").first()).containsText(name);
        assertThat(page.locator(".gifts p").last()).containsText("gives nothing");
        ada.keep("trade-dealt");
        Axe.findsNothingGrave(ada, "trade");
        page.locator(".trade .take-back").click();
        assertThat(page.locator(".gifts p").first()).containsText("gives nothing");
        assertThat(page.locator(".trade .take-back")).isDisabled();
        assertThat(page.locator(".trade .slip[data-place='" + there + "'] b")).hasCount(0);
        assertThat(choices(caller, table)).isEqualTo(before);
    }

    /** Of two equal ways of the dead one is taken for those who do not care; the journal knows it as a choice like any other. */
    @Test
    void whatLittleHangsOnDecidesItselfForThoseWhoLikeItSo(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.open("night-of-the-living-dead", "NL-M01", List.of(), 3, "me");
        JsonObject situation = caller.playUntil(WalkTest::isMinor, table);
        assertThat(isMinor(situation)).as("a minor question in this game").isTrue();
        int before = situation.get("choices").getAsInt();
        Page careful = house.guest("en").sit(table).page();
        assertThat(careful.locator(".answers .answer").first()).isVisible();
        assertThat(choices(caller, table)).isEqualTo(before);
        Guest ada = house.guest("en");
        ada.likes("{\"decide\": true}");
        ada.sit(table);
        careful.waitForFunction(
                "before => Number(document.querySelector('.time .num')?.textContent.split('/')[1]) > before", before);
        assertThat(isMinor(caller.situation(table))).isFalse();
    }

    private static boolean isMinor(JsonObject situation) {
        return situation.has("question")
                && situation
                        .getAsJsonObject("question")
                        .getAsJsonArray("about")
                        .toString()
                        .contains("\"minor\"");
    }
}
