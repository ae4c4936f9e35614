package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Open.class)
class TableTest {
    private static final long TELLING_SEED = 8_231_946_275_104L;
    /** No hand and no discard pile of the introduction is as long as a deck. */
    private static final int DECK = 30;

    @Test
    void anAttackShowsItsOddsBeforeTheClick(House house) {
        Caller.Opened table = house.caller().open("WD-M00", 5, "me");
        house.caller().playUntil(Caller::hasOdds, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        int choices = ada.choices();
        Locator attack =
                page.locator(Guest.OFFERED, hasText("Melee|Ranged|Magic")).first();
        attack.hover();
        Locator odds = page.locator(".side .odds");
        assertThat(odds.locator(".fact").first()).containsText("Friendly fire");
        assertThat(odds).containsText(Pattern.compile("Silent|Noise"));
        assertThat(odds).containsText("%");
        assertThat(odds.locator(".kill-odds")).isVisible();
        ada.keep("table-odds");
        assertThat(ada.choices()).isEqualTo(choices);
        attack.click();
        assertThat(page.locator(".time .num")).not().hasText(choices + " / " + choices);
        assertThat(page.locator(".tray svg").first()).isVisible();
        ada.keep("table-dice");
    }

    @Test
    void theForecastTellsItsReasons(House house) {
        Caller.Opened table = house.caller().open("WD-M03", 5, "me");
        house.caller().playUntil(situation -> situation.get("round").getAsInt() >= 3, table);
        Guest ada = house.guest("en").sit(table);
        Page page = ada.page();
        Locator toggle = page.locator(".top [aria-keyshortcuts=V]");
        assertThat(toggle).hasAttribute("aria-pressed", "false");
        toggle.click();
        assertThat(toggle).hasAttribute("aria-pressed", "true");
        Locator lines = page.locator(".side .forecast-list li");
        assertThat(lines.first()).isVisible();
        assertThat(lines.first().locator(".chip")).hasText(Pattern.compile("WD-.+"));
        assertThat(page.locator(".board .forecast").first()).isVisible();
        ada.keep("table-forecast");
        toggle.click();
        assertThat(page.locator(".board .forecast")).hasCount(0);
    }

    @Test
    void aChipOfTheLogOpensTheRule(House house) {
        Guest ada = house.guest("en").sit(house.caller().open("WD-M00", 3, "me"));
        Page page = ada.page();
        page.locator(".answer").first().click();
        Locator chip = page.locator(".log .chip").last();
        assertThat(chip).hasText("WD-RND-03");
        chip.click();
        Locator card = page.locator("dialog.rule-card[open]");
        assertThat(card.locator("h2")).hasText("WD-RND-03");
        assertThat(card.locator("p[lang]")).not().isEmpty();
        ada.keep("table-rule-card");
        card.locator("a").click();
        assertThat(page.locator("article.chosen")).hasId("WD-RND-03");
        assertThat(page.locator("article.chosen")).isInViewport();
        ada.keep("rules");
    }

    @Test
    void theSocketTellsNeitherTheSeedNorADeck(House house) {
        Caller.Opened table = house.caller().open("WD-M00", TELLING_SEED, "me");
        Guest ada = house.guest("en").sit(table);
        Player player = new Player(ada.page(), 5);
        for (int i = 0; i < 30; i++) {
            player.click();
        }
        int choices = house.caller()
                .playUntil(situation -> situation.get("choices").getAsInt() >= 40, table)
                .get("choices")
                .getAsInt();
        assertThat(ada.page().locator(".time .num")).hasText(choices + " / " + choices);
        assertThat(house.caller().get("/api/tables/" + table.table() + "/journal", table.token()))
                .as("the journal, which the people of the table may read")
                .contains(Long.toString(TELLING_SEED));
        assertThat(ada.heard().size()).isGreaterThan(choices);
        assertThat(ada.heard().stream().filter(frame -> frame.contains(Long.toString(TELLING_SEED))))
                .isEmpty();
        ada.heard().forEach(frame -> tellsNoDeck(JsonParser.parseString(frame)));
    }

    private static void tellsNoDeck(JsonElement part) {
        switch (part) {
            case JsonObject object -> {
                assertThat(object.keySet()).doesNotContain("seed", "luck", "streams", "agenda");
                object.asMap().values().forEach(TableTest::tellsNoDeck);
            }
            case JsonArray array -> {
                long words = array.asList().stream()
                        .filter(one -> one.isJsonPrimitive()
                                && one.getAsJsonPrimitive().isString())
                        .count();
                assertThat(words).as("names in a row").isLessThan(DECK);
                array.forEach(TableTest::tellsNoDeck);
            }
            case JsonElement other -> assertThat(other).isNotNull();
        }
    }

    private static Page.LocatorOptions hasText(String pattern) {
        return new Page.LocatorOptions().setHasText(Pattern.compile(pattern));
    }
}
