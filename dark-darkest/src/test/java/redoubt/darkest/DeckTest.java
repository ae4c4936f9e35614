package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.darkest.print.Card;
import redoubt.darkest.print.CardKind;
import redoubt.testkit.Rule;

/** The Equipment cards of the ledger's table: set, hands, dice, range, cubes, and the symbols of the copies in the deck. */
class DeckTest {
    @ParameterizedTest
    @Rule({"DD-GAP-31", "DD-EQ-09", "DD-EQ-11"})
    @CsvSource({
        "Handgun, B, 1, 3, 1, 6, GP",
        "Shotgun, B, 1, 3, 1, 4, RYW",
        "Automatic, B, 1, 3, 2, 4, BO",
        "Sniper Rifle, B, 2, 3, 3, 4, PG",
        "Combat Knife, B, 1, 2, 0, 0, W",
        "Fire Axe, B, 2, 3, 0, 0, ''",
        "Baseball Bat, B, 1, 2, 0, 0, ''",
        "Chainsaw, K, 2, 3, 0, 6, ''",
        "Shurikans, K, 1, 0, 1, 6, ''",
        "Gas Can, K, 0, 0, 0, 4, OW",
        "Handgun Ammo, B, 0, 0, 0, 4, RBY",
        "Shotgun Ammo, B, 0, 0, 0, 3, GO",
        "Automatic Ammo, B, 0, 0, 0, 3, WR",
        "Sniper Ammo, B, 0, 0, 0, 3, Y",
        "Handgun Scope, B, 1, 0, 0, 0, O",
        "Laser Sight, B, 1, 0, 0, 0, Y",
        "Shotgun Scope, B, 1, 0, 0, 0, B",
        "Armor, B, 1, 0, 0, 0, RP",
        "Fire Extinguisher, B, 1, 0, 0, 0, BW",
        "Fire Helmet, B, 1, 0, 0, 0, O",
        "Night Vision, B, 1, 0, 0, 0, G",
        "Antidote, B, 0, 0, 0, 0, PW",
        "First Aid Kit, B, 0, 0, 0, 0, GO",
        "First Aid Spray, B, 0, 0, 0, 0, BYP",
        "Energy Drink, B, 0, 0, 0, 0, RW",
        "Grenade, B, 0, 0, 0, 0, YO",
        "Dynamite, B, 0, 0, 0, 0, R",
        "Flashbang, B, 0, 0, 0, 0, GP",
        "Smoke Grenade, B, 0, 0, 0, 0, B",
        "Flare Gun, B, 0, 0, 0, 0, W",
        "Fire Alarm, B, 0, 0, 0, 0, O",
        "Gas Mask, B, 0, 0, 0, 0, Y",
        "Map, B, 0, 0, 0, 0, P",
        "Wirecutter, B, 0, 0, 0, 0, GB",
        "Flame Thrower, K, 2, 0, 0, 1, R",
        "Gas Flask, K, 0, 0, 0, 1, OB",
        "Mine, K, 0, 0, 0, 0, YW",
        "Monkey Wrench, K, 0, 0, 0, 0, G",
        "Flashlight, K, 1, 0, 0, 0, PR",
        "Radiation Pills, R, 0, 0, 0, 0, RBGYPO",
        "Radiation Suit, R, 1, 0, 0, 0, WGR",
        "Decontamination Kit, R, 1, 0, 0, 0, ''"
    })
    void theCardsAreThoseOfTheLedger(
            String name, String set, int hands, int dice, int range, int cubes, String symbols) {
        CardKind kind = Mansion.GAME.print().kind(name);
        assertThat(kind.set().name()).isEqualTo(set);
        assertThat(kind.hands()).isEqualTo(hands);
        assertThat(kind.dice()).isEqualTo(dice);
        assertThat(kind.range()).isEqualTo(range);
        assertThat(kind.ammunition().orElse(0)).isEqualTo(cubes);
        assertThat(Mansion.GAME.print().cards().stream()
                        .filter(card -> card.kind().equals(kind) && !card.isStarting())
                        .map(card -> card.symbol().name())
                        .collect(Collectors.joining()))
                .isEqualTo(symbols);
    }

    @Test
    @Rule("DD-GAP-31")
    void startingCardsBearTheSymbolsOfTheLedger() {
        assertThat(Mansion.GAME.print().cards().stream()
                        .filter(Card::isStarting)
                        .map(Card::name))
                .containsExactly(
                        "Handgun R",
                        "Handgun B",
                        "Fire Axe O",
                        "Baseball Bat Y",
                        "Combat Knife G",
                        "Chainsaw W",
                        "Shurikans P",
                        "Decontamination Kit W");
    }
}
