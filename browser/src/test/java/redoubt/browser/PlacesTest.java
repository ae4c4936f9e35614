package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Places have names instead of codes, and whatever speaks of a place lights it. */
@ExtendWith(Open.class)
class PlacesTest {
    private static final List<String> LANGUAGES = List.of("en", "it", "fr");

    /** What the zones of the board are called: the first words of what a screen reader says of them. */
    private static final String NAMES = """
        () => [...document.querySelectorAll('.board .hit')].map(hit => hit.getAttribute('aria-label').split(/[,:] /)[0])\
        """;

    private static final String CODE = "\\b\\d*[A-Z]+\\d*[RV]?\\.[a-z0-9]+\\b";

    @SuppressWarnings("unchecked")
    private static List<String> names(Page page) {
        return (List<String>) page.evaluate(NAMES);
    }

    private static void awaitNames(Page page) {
        page.waitForFunction(
                "code => { const hits = [...document.querySelectorAll('.board .hit')]; return hits.length > 0 &&"
                        + " hits.every(hit => !hit.getAttribute('aria-label').startsWith(hit.dataset.zone)) }",
                CODE);
    }

    /**
     * Every mission of every game, each in one of the three languages, and each language in every game; in a house of its own, since a
     * house opens only so many tables in a row.
     */
    @Test
    void noTwoPlacesOfAMissionHaveTheSameName() {
        try (House house = House.open()) {
            assertThat(alike(house)).isEmpty();
        }
    }

    private static List<String> alike(House house) {
        int number = 0;
        List<Guest> guests = LANGUAGES.stream().map(house::guest).toList();
        List<String> wrong = new ArrayList<>();
        for (JsonElement game :
                JsonParser.parseString(house.caller().get("/api/games", "")).getAsJsonArray()) {
            String id = game.getAsJsonObject().get("id").getAsString();
            for (JsonElement mission : game.getAsJsonObject().getAsJsonArray("missions")) {
                String title = mission.getAsJsonObject().get("id").getAsString();
                String language = LANGUAGES.get(number++ % LANGUAGES.size());
                Guest guest = guests.get(LANGUAGES.indexOf(language));
                guest.sit(house.caller().open(id, title, List.of(), 5, "me"));
                awaitNames(guest.page());
                List<String> names = names(guest.page());
                names.stream()
                        .filter(name -> names.indexOf(name) != names.lastIndexOf(name)
                                || Pattern.compile(CODE).matcher(name).find())
                        .forEach(name -> wrong.add(title + " in " + language + ": " + name));
            }
        }
        assertThat(number).isGreaterThan(30);
        return wrong;
    }

    @Test
    void anAnswerALineAndAnEntryLightTheirPlace(House house) {
        Caller.Opened table = house.caller().open("WD-M03", 5, "me");
        house.caller().playUntil(situation -> asksForAZone(situation), table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        awaitNames(page);
        Locator lamp = page.locator(".board .lamp-line");
        assertThat(lamp).hasCount(0);
        page.keyboard().press("m");
        page.locator(".answer").first().hover();
        assertThat(lamp).hasCount(1);
        assertThat(page.locator(".answer").first()).not().containsText(Pattern.compile(CODE));
        ada.keep("places-1-answer");
        page.keyboard().press("Escape");
        page.locator(".log li", new Page.LocatorOptions().setHasText("moves from"))
                .last()
                .hover();
        assertThat(lamp.first()).isVisible();
        assertThat(page.locator(".board .lamp-way")).hasCount(1);
        assertThat(page.locator(".log")).not().containsText(Pattern.compile(CODE));
        ada.keep("places-2-log");
        Axe.findsNothingGrave(ada, "places");
    }

    @Test
    void codesAreThereForThoseWhoWantThem(House house) {
        Guest ada = house.guest("en").sit(house.caller().open("WD-M00", 5, "me"));
        Page page = ada.page();
        awaitNames(page);
        page.locator(".top .btn").last().click();
        page.locator("dialog .btn", new Page.LocatorOptions().setHasText("Settings"))
                .click();
        page.locator("dialog [aria-labelledby=setting-codes]").click();
        page.keyboard().press("Escape");
        assertThat(page.locator(".board .hit").first()).hasAttribute("aria-label", Pattern.compile("^31R\\.a,.*"));
    }

    private static boolean asksForAZone(JsonObject situation) {
        boolean isTurn = Caller.asked(situation).equals("Act");
        boolean isMove = situation.getAsJsonObject("question").getAsJsonArray("options").asList().stream()
                        .filter(option -> option.getAsJsonObject()
                                .get("key")
                                .getAsString()
                                .startsWith("move "))
                        .count()
                > 1;
        return isTurn && isMove && situation.get("round").getAsInt() > 1;
    }
}
