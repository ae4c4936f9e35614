package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Dark Darker Darkest at its own table: the house, the deeds of a group, answers, and a game to its end. */
@ExtendWith(Open.class)
class DarkestTest {
    private static final String GAME = "dark-darker-darkest";
    private static final String HOUSE_A = "DD-A";
    private static final int MOST_CLICKS = 900;
    private static final Path WITNESS =
            Path.of("..", "dark-darkest", "src", "main", "resources", "playthroughs", "witness", "DD-A.journal");
    private static final String SEED = "seed ";
    private static final String LABORATORY = "C4.a";
    /** The smaller room of a tile; a tap there asks which of the two is meant. */
    private static final String CHAMBER = ".hit[data-zone$='.b']";

    private static Caller.Opened open(House house, long seed) {
        return house.caller().open(GAME, HOUSE_A, List.of(), seed, "me", "me");
    }

    /** Clicks on answers until a group acts. */
    private static void untilAGroupActs(Page page, Player player) {
        while (page.locator(".dd-member").count() == 0) {
            player.click();
        }
    }

    @Test
    void itIsSetUpOnTheHomePage(House house) {
        Guest ada = house.guest("en").visit("/?game=" + GAME);
        Page page = ada.page();
        page.route("**/api/tables", route -> Seed.into(route, 7));
        assertThat(page.locator(".cover[aria-pressed=true]")).containsText("Dark Darker Darkest");
        assertThat(page.locator(".portrait[aria-pressed=true]")).hasCount(4);
        page.locator("button.portrait").nth(4).click();
        Locator darkest = page.locator(".choice", new Page.LocatorOptions().setHasText("all symbols at random"));
        darkest.click();
        assertThat(darkest).hasAttribute("aria-pressed", "true");
        Axe.findsNothingGrave(ada, "darkest-home");
        page.locator(".begin button").click();
        assertThat(page.locator(".top h1")).hasText("Beginner house");
        assertThat(page.locator(".dd-mate")).hasCount(5);
    }

    @Test
    void aGroupActsOnADesk(House house) {
        Guest ada = house.guest("en").sit(open(house, 11));
        Page page = ada.page();
        assertThat(page.locator(".dd-answer").first()).isVisible();
        Axe.findsNothingGrave(ada, "darkest-camera");
        untilAGroupActs(page, new Player(page, 5));
        assertThat(page.locator(".board .unlit").first()).isAttached();
        assertThat(page.locator(".house-chips .token").first()).isVisible();
        Axe.findsNothingGrave(ada, "darkest-group");

        page.keyboard().press("v");
        assertThat(page.locator(".side .forecast-list")).isVisible();
        Axe.findsNothingGrave(ada, "darkest-forecast");
        page.keyboard().press("v");
        page.keyboard().press("g");
        assertThat(page.locator(".dd-board .dd-card").first()).isVisible();
        Axe.findsNothingGrave(ada, "darkest-survivor");
        page.keyboard().press("Escape");

        page.keyboard().press("m");
        Locator ways = page.locator(".dd-answer:not(.back)");
        assertThat(ways.first()).isVisible();
        int before = ada.choices();
        page.keyboard().press("1");
        assertThat(page.locator(".time .num")).not().hasText(before + " / " + before);
        assertThat(page.locator(".log li").last().locator(".chip")).hasText(Pattern.compile("DD-.+"));
    }

    @Test
    void oddsAreToldBeforeTheClick(House house) {
        Guest ada = house.guest("en").sit(open(house, 11));
        Page page = ada.page();
        untilAGroupActs(page, new Player(page, 5));
        page.locator(".deed[aria-keyshortcuts=S]").hover();
        assertThat(page.locator(".side .dd-bars").first()).containsText("%");
        Axe.findsNothingGrave(ada, "darkest-odds");
        page.keyboard().press("Escape");
        assertThat(page.locator(".dd-member").first()).isVisible();
    }

    @Test
    void itIsPlayedOnAPhone(House house) {
        Guest ada = house.guest("it", Device.PHONE).sit(open(house, 11));
        Page page = ada.page();
        assertThat(page.locator(".dd-answer").first()).isVisible();
        Thumb.fits(ada, "darkest-phone-1-camera");
        untilAGroupActs(page, new Player(page, 5));
        Thumb.fits(ada, "darkest-phone-2-group");
        Axe.findsNothingGrave(ada, "darkest-phone");
        page.locator(".dd-face").nth(1).tap();
        assertThat(page.locator(".dd-member.looked h3")).hasText("Jack");
        page.locator(".dd-member.looked .deed").first().tap();
        assertThat(page.locator(".dd-answer").first()).isVisible();
        Thumb.fits(ada, "darkest-phone-3-ways");
        int before = ada.choices();
        page.locator(".dd-answer").first().tap();
        assertThat(page.locator(".time .num")).not().hasText(before + " / " + before);
        page.locator(".panels button").first().tap();
        assertThat(page.locator(".team.opened .dd-dark")).isVisible();
        Thumb.fits(ada, "darkest-phone-4-team");
    }

    /** The kept won game of house A, up to the first choice of that kind. */
    private static Caller.Opened until(House house, Predicate<String> moment) throws IOException {
        List<String> lines = Files.readAllLines(WITNESS);
        long seed = lines.stream()
                .filter(line -> line.startsWith(SEED))
                .mapToLong(line -> Long.parseLong(line.substring(SEED.length())))
                .findFirst()
                .orElseThrow();
        List<String> keys = lines.stream()
                .filter(line -> line.startsWith("1 "))
                .map(line -> line.substring(2))
                .takeWhile(moment.negate())
                .toList();
        Caller.Opened table = house.caller().open(GAME, HOUSE_A, List.of(), seed, "me");
        house.caller().follow(table, keys);
        return table;
    }

    @Test
    void theLaboratoryIsEnteredAndTheShowdownPlayed(House house) throws IOException {
        Guest ada = house.guest("en");
        Page page = ada.page();
        // The kept game names rooms by their codes.
        page.addInitScript("localStorage.setItem('redoubt.settings', '{\"codes\": true}')");
        ada.sit(until(house, key -> key.endsWith(" " + LABORATORY)));
        assertThat(page.locator(".dd-member").first()).isVisible();
        Axe.findsNothingGrave(ada, "darkest-showdown-1-before");
        page.keyboard().press("m");
        page.locator(".dd-answer", new Page.LocatorOptions().setHasText(LABORATORY))
                .first()
                .click();
        Player player = new Player(page, 4);
        while (page.locator(".dd-cubes").count() == 0) {
            player.click();
        }
        Axe.findsNothingGrave(ada, "darkest-showdown-2-begun");
        page.keyboard().press("v");
        assertThat(page.locator(".side .forecast-list")).isVisible();
        ada.keep("darkest-showdown-3-forecast");
        page.keyboard().press("v");
        for (int clicks = 0; clicks < 24 && !player.isOver(); clicks++) {
            player.click();
            if (clicks % 6 == 0) {
                ada.keep("darkest-showdown-4-" + clicks);
            }
        }
        Axe.findsNothingGrave(ada, "darkest-showdown-5-later");
    }

    @Test
    void theShowdownFitsAPhone(House house) throws IOException {
        Guest ada = house.guest("it", Device.PHONE).sit(until(house, key -> key.startsWith("bearer")));
        Page page = ada.page();
        assertThat(page.locator(".dd-answer").first()).isVisible();
        Thumb.fits(ada, "darkest-phone-showdown-1-bearer");
        new Player(page, 4).click();
        assertThat(page.locator(".dd-cubes").first()).isVisible();
        Thumb.fits(ada, "darkest-phone-showdown-2-begun", CHAMBER);
        Axe.findsNothingGrave(ada, "darkest-phone-showdown");
    }

    @Test
    void aGameIsPlayedToItsEndByClicks(House house) {
        Guest ada = house.guest("en").sit(open(house, 3));
        Page page = ada.page();
        int clicks = new Player(page, 8).playOut(MOST_CLICKS);
        assertThat(clicks).isGreaterThan(50);
        assertThat(page.locator(".outcome .verdict")).hasText(Pattern.compile("Won|Lost"));
        assertThat(page.locator(".outcome header .chip")).hasText(Pattern.compile("DD-.+"));
        Axe.findsNothingGrave(ada, "darkest-over");
        page.locator(".next a.primary").click();
        assertThat(page.locator(".shown .board .house-walls")).isVisible();
        Axe.findsNothingGrave(ada, "darkest-film");
    }
}
