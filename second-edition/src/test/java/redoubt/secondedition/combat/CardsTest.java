package redoubt.secondedition.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.washington.Clock;
import redoubt.secondedition.washington.Night;
import redoubt.secondedition.washington.SecretService;
import redoubt.testkit.Rule;

/** What single cards do, and from where. */
class CardsTest {
    private static City ana(String... cards) {
        return City.of("9R").survivor("Ana", "9R.s2").holds("Ana", cards);
    }

    /** By night on tile 11V, where b, e and h lie in one line. */
    private static City night(String... cards) {
        return City.of("11V", new Night())
                .with(new Clock(22))
                .survivor("Ana", "b")
                .holds("Ana", cards);
    }

    private static int dice(City city, String attack) {
        city.dice(1, 1, 1, 1, 1, 1).acts("Ana").choose(attack);
        return city.attack().dice();
    }

    @Test
    @Rule("WZ-DECK-09")
    void aKaBarGivesTheOtherMeleeWeaponADie() {
        assertThat(dice(ana("Katana", "Ka-Bar").zombies("9R.s2", "Brute", 1), "melee Katana 9R.s2"))
                .isEqualTo(3);
        assertThat(dice(ana("Katana", "", "Ka-Bar").zombies("9R.s2", "Brute", 1), "melee Katana 9R.s2"))
                .as("only in hand")
                .isEqualTo(2);
        assertThat(dice(ana("Pistol", "Ka-Bar").zombies("9R.s2", "Brute", 1), "ranged Pistol 9R.s2"))
                .as("no gun")
                .isEqualTo(1);
        assertThat(dice(ana("Ka-Bar", "Ka-Bar").zombies("9R.s2", "Brute", 1), "melee 2 Ka-Bar 9R.s2"))
                .as("as a pair each gives the other its die")
                .isEqualTo(4);
    }

    @Test
    @Rule({"WZ-DECK-10", "Z2-EQ-06", "WZ-SKILL-NIGHTVISION"})
    void gogglesAndTheColtSeeInTheDark() {
        City dark = night("Sniper Rifle").zombies("h", "Walker", 1).acts("Ana");
        assertThat(dark.offered("ranged")).doesNotContain("ranged Sniper Rifle 11V.h");
        City goggles = night("Sniper Rifle", "", "Night Vision Goggles").zombies("h", "Walker", 1);
        goggles.dice(3).acts("Ana").choose("ranged Sniper Rifle 11V.h");
        assertThat(goggles.attack().accuracy())
                .as("from the backpack, and as by day")
                .isEqualTo(3);
        City colt = night("Colt M16A4 Rifle", "Sniper Rifle").zombies("h", "Walker", 1);
        colt.dice(3).acts("Ana");
        assertThat(colt.offered("ranged"))
                .as("only with the Colt itself")
                .contains("ranged Colt M16A4 Rifle 11V.h")
                .doesNotContain("ranged Sniper Rifle 11V.h");
        colt.choose("ranged Colt M16A4 Rifle 11V.h");
        assertThat(colt.attack().accuracy()).isEqualTo(3);
    }

    @Test
    @Rule({"Z2-EQ-06", "Z2-PRIO-02", "Z2-DEC-09", "Z2-DEC-11"})
    void aWeaponGivesItsSkillToItsOwnAttacks() {
        City rifle = ana("Sniper Rifle", "Pistol").zombies("9R.s3", "Brute", 1).zombies("9R.s3", "Runner", 1);
        rifle.dice(3).acts("Ana").choose("ranged Sniper Rifle 9R.s3");
        assertThat(rifle.offered()).as("free choice").hasSize(2);
        City pistol = ana("Sniper Rifle", "Pistol").zombies("9R.s3", "Brute", 1).zombies("9R.s3", "Runner", 1);
        pistol.dice(3).acts("Ana").choose("ranged Pistol 9R.s3");
        assertThat(pistol.zombies("9R.s3", "Runner")).as("the brute shields it").isEqualTo(1);
        City same = City.of("9R").survivor("Ana", "9R.s2", "+1 Damage: Ranged").holds("Ana", "Shotgun");
        same.zombies("9R.s3", "Brute", 1).zombies("9R.s3", "Patient 0", 1).zombies("9R.s3", "Walker", 1);
        same.dice(4, 1).acts("Ana").choose("ranged Shotgun 9R.s3");
        assertThat(same.offered())
                .as("brute or abomination, but not the walker")
                .hasSize(2);
        same.choose(same.offered().stream()
                .filter(key -> key.contains("Patient 0"))
                .findFirst()
                .orElseThrow());
        assertThat(same.zombies("9R.s3", "Patient 0")).isZero();
    }

    @Test
    @Rule({"WZ-DECK-11", "Z2-EQ-08"})
    void aRiotShieldHelpsInHandAndASnackAnywhere() {
        City hand =
                ana("Riot Shield", "Riot Shield").zombies("9R.s2", "Walker", 2).activate();
        assertThat(hand.who("Ana").wounds()).as("two shields do not add up").isEqualTo(1);
        City backpack = ana("", "", "Riot Shield").zombies("9R.s2", "Walker", 2).activate();
        assertThat(backpack.who("Ana").wounds()).isEqualTo(2);
        City snack = ana("", "", "Snack Cake").acts("Ana");
        snack.choose(snack.offered("consume").getFirst());
        assertThat(snack.who("Ana").adrenaline()).isEqualTo(5);
        assertThat(snack.actions("Ana")).isEqualTo(3);
    }

    @Test
    @Rule({"WZ-DECK-12", "Z2-SEARCH-04", "Z2-OBJ-03"})
    void badNewsGoToTheDiscardsOfTheirDeck() {
        City search = City.of("11R", new SecretService(ZoneSet.EMPTY))
                .survivor("Ana", "a", "Search: 2 cards")
                .deck(SecondEdition.SECRET_SERVICE_DECK, "Aaahh!!", "Glock 17")
                .acts("Ana")
                .choose("search");
        assertThat(search.zombies("a", "Walker")).isEqualTo(1);
        assertThat(search.events(HordeEvent.CardDrawn.class))
                .as("the search ends")
                .hasSize(1);
        assertThat(discards(search)).containsExactly("secret-service 1");
        City crate = ana().token("crate", "9R.s2", 1).deck(SecondEdition.PIMPWEAPON_DECK, "Aaahh!!");
        crate.acts("Ana").choose("open crate");
        assertThat(crate.zombies("9R.s2", "Walker")).isEqualTo(1);
        assertThat(discards(crate)).containsExactly("pimpweapon 1");
    }

    private static List<String> discards(City city) {
        return city.table().decks().stream()
                .filter(deck -> !deck.discard().isEmpty())
                .map(deck -> deck.name() + " " + deck.discard().size())
                .toList();
    }
}
