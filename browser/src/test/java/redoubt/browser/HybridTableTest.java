package redoubt.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The box lies on the table and the browser is referee: people tell the dice they rolled and the cards they drew. */
@ExtendWith(Open.class)
class HybridTableTest {
    private static final int MOST_CLICKS = 2_500;

    /** A key of a message where its words should be. */
    private static final Pattern KEY = Pattern.compile("\\b(pad|means|option|question|table)\\.[a-zA-Z]");

    /** What was asked on pads: dice, such as "3 × attack dice", and piles, such as "Zombie deck". */
    private record Asked(Set<String> dice, Set<String> piles) {
        boolean has(String pile, String... patterns) {
            return piles.contains(pile)
                    && Stream.of(patterns).allMatch(pattern -> dice.stream().anyMatch(one -> one.matches(pattern)));
        }
    }

    /** Plays by the page alone until enough was asked or the game is over; looks at each kind of pad once. */
    private static Asked play(Guest guest, Hand hand, Predicate<Asked> isEnough) {
        Page page = guest.page();
        Player player = new Player(page, 2, hand);
        Asked asked = new Asked(new TreeSet<>(), new TreeSet<>());
        for (int clicks = 0; clicks < MOST_CLICKS && !player.isOver(); clicks++) {
            if (page.locator(".pad").isVisible()) {
                look(guest, asked);
            }
            if (isEnough.test(asked)) {
                return asked;
            }
            player.click();
        }
        assertThat(player.isOver()).as("the game is over").isTrue();
        return asked;
    }

    /** The first words of the note say what is to be told; none of them may be a key, and nothing may be cut off. */
    private static void look(Guest guest, Asked asked) {
        Page page = guest.page();
        String note =
                page.locator(".question .say p, .question .say span").first().innerText();
        boolean isDice = page.locator(".pad .pad-face").count() > 0;
        if (!(isDice ? asked.dice() : asked.piles()).add(note.split(isDice ? "\\." : ":")[0])) {
            return;
        }
        String picture = "pad-"
                + (isDice
                        ? "dice-" + asked.dice().size()
                        : "card-" + asked.piles().size());
        assertThat(page.locator(".pad").innerText() + note).doesNotContainPattern(KEY);
        assertThat(page.locator(".pad .pad-do .btn").last()).isInViewport();
        assertThat(page.locator(".pad :is(.pad-face, .found-card)").first()).isInViewport();
        if (page.viewportSize().width < 400) {
            Thumb.fits(guest, picture);
        } else {
            guest.keep(picture + "-" + page.viewportSize().width);
        }
        if (page.viewportSize().width > 1400 && (isDice ? asked.dice() : asked.piles()).size() == 1) {
            Axe.findsNothingGrave(guest, picture);
        }
    }

    private static void playUntil(Guest guest, String pile, String... dice) {
        Asked asked = play(guest, Hand.MOUSE, each -> each.has(pile, dice));
        assertThat(asked.has(pile, dice)).as("%s", asked).isTrue();
    }

    @Test
    void theFirstRoundsOfWhiteDeath(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.openBeside("white-death", "WD-M01", "me");
        caller.playUntil(HybridTableTest::asksForSeveralDice, table);
        Guest ada = house.guest("en", Device.DESK).sit(table);
        ada.page().locator(".pad").waitFor();
        Asked dice = play(ada, Hand.MOUSE, each -> !each.dice().isEmpty());
        assertThat(dice.dice()).allMatch(each -> each.matches("[2-9] × attack dice"));
        Player player = new Player(ada.page(), 2);
        while (asksForSeveralDice(caller.situation(table))) {
            player.click();
        }
        caller.playUntil(situation -> isAbout(situation, "zombie deck"), table);
        ada.page().locator(".card-pad").waitFor();
        Asked card = play(ada, Hand.MOUSE, each -> !each.piles().isEmpty());
        assertThat(card.piles()).containsExactly("Zombie deck");
        int before = choices(caller, table);
        // A card is tapped, and then told.
        player.click();
        player.click();
        assertThat(choices(caller, table)).isGreaterThan(before);
    }

    private static int choices(Caller caller, Caller.Opened table) {
        return caller.situation(table).get("choices").getAsInt();
    }

    private static boolean isAbout(JsonObject situation, String id) {
        return situation.has("question")
                && situation
                        .getAsJsonObject("question")
                        .getAsJsonArray("about")
                        .toString()
                        .contains("\"" + id + "\"");
    }

    private static boolean asksForSeveralDice(JsonObject situation) {
        return isAbout(situation, "attack dice")
                && Stream.of("2", "3", "4", "5").anyMatch(many -> isAbout(situation, many));
    }

    @Test
    void aNightWithAFingerToItsEnd(House house) {
        Caller.Opened table = house.caller().openBeside("night-of-the-living-dead", "NL-M01", "me");
        Guest ada = house.guest("en", Device.PHONE).sit(table);
        Asked asked = play(ada, Hand.FINGER, _ -> false);
        assertThat(asked.dice()).isNotEmpty();
        assertThat(asked.piles()).contains("Zombie deck");
        Page page = ada.page();
        assertThat(page.locator(".outcome .verdict")).hasText(Pattern.compile("Won|Lost"));
        assertThat(page.locator(".outcome .tally tbody tr")).hasCount(6);
        assertThat(page.locator(".outcome header p .chip")).isVisible();
        Thumb.fits(ada, "night-over-phone");
    }

    @Test
    void aDarkHouseWithDiceOfSymbols(House house) {
        Caller.Opened table = house.caller().openBeside("dark-darker-darkest", "DD-A", "me", "me");
        Guest ada = house.guest("en", Device.LAPTOP).sit(table);
        playUntil(ada, "Equipment deck", "[2-9] × Survivor dice", "[2-9] × Creature dice", "1 × D[46]");
    }

    @Test
    void whatCannotHaveComeIsRefusedWithASentence(House house) {
        Caller caller = house.caller();
        Caller.Opened table = caller.openBeside("night-of-the-living-dead", "NL-M01", "me");
        JsonObject situation = caller.playUntil(one -> Caller.asked(one).equals("Tell.Card"), table);
        assertThat(Caller.asked(situation)).isEqualTo("Tell.Card");
        assertThat(caller.refusal(table, "tell 999")).contains("999").contains("TB-LUCK-02");

        Page page = house.guest("it", Device.LYING).sit(table).page();
        Locator name = page.locator(".card-pad input");
        name.fill("zzz");
        assertThat(page.locator(".card-pad .none")).containsText("zzz");
        assertThat(page.locator(".card-pad .none").innerText()).doesNotContainPattern(KEY);
        name.fill("7");
        assertThat(page.locator(".found-card b").first()).containsText("7");
        int before = situation.get("choices").getAsInt();
        name.press("Enter");
        page.waitForFunction(
                "() => !document.querySelector('.question[aria-busy=true], .found-card[aria-pressed=true]')");
        assertThat(caller.situation(table).get("choices").getAsInt()).isEqualTo(before + 1);
    }
}
