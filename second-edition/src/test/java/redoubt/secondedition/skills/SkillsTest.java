package redoubt.secondedition.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.print.Names;
import redoubt.horde.round.EndPhase;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Turn;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** What each skill of the base game does in this edition. */
class SkillsTest {
    private static City ana(String... skills) {
        return City.of("9R").survivor("Ana", "9R.s2", skills);
    }

    private static List<String> offered(City city, String word) {
        return city.offered().stream().filter(key -> key.startsWith(word)).toList();
    }

    /** The attack of Ana with a weapon on a zone, with these dice. */
    private static City attack(City city, String weapon, String zone, Integer... dice) {
        String kind = weapon.equals("Katana") || weapon.equals("Kukri") ? "melee " : "ranged ";
        return city.holds("Ana", weapon).dice(dice).acts("Ana").choose(kind + weapon + " " + zone);
    }

    /** Puts whatever is drawn into the first place offered, until the turn goes on. */
    private static void keepAll(City city) {
        while (!city.offered().contains("end turn")) {
            city.choose(
                    city.offered().contains("done") ? "done" : city.offered().getFirst());
        }
    }

    @Test
    void everyPrintedNameIsASkillOfThatName() {
        Names names = City.BOX.tables().skillNames();
        for (String name : names.all()) {
            assertThat(City.BOX.print().skill(name).orElseThrow().name()).isEqualTo(name);
        }
    }

    @Test
    @Rule({"Z2-SKILL-PLUS1ACTION", "Z2-SKILL-PLUS1FREEACTION", "Z2-ROUND-03"})
    void moreActions() {
        Turn plain = ana().turn("Ana").who("Ana").turn();
        Turn more = ana("+1 Action", "+1 free Move Action", "+1 free Search Action")
                .turn("Ana")
                .who("Ana")
                .turn();
        assertThat(plain.actions()).isEqualTo(3);
        assertThat(plain.free()).isEmpty();
        assertThat(more.actions()).isEqualTo(4);
        assertThat(more.free()).extracting(free -> free.name()).containsExactly("Move", "Search");
    }

    @Test
    @Rule({
        "Z2-SKILL-PLUS1DIE",
        "Z2-SKILL-PLUS1DICEROLL",
        "Z2-SKILL-PLUS1DAMAGE",
        "Z2-SKILL-DAMAGE2",
        "Z2-SKILL-SUPERSTRENGTH"
    })
    void betterBlows() {
        assertThat(attack(
                                ana("+1 die: Melee", "+1 die: Ranged").zombies("9R.s2", "Walker", 3),
                                "Katana",
                                "9R.s2",
                                4,
                                4,
                                4)
                        .zombies("9R.s2"))
                .as("one more die in melee")
                .isZero();
        assertThat(attack(ana("+1 to dice roll: Combat").zombies("9R.s2", "Walker", 2), "Katana", "9R.s2", 3, 2)
                        .zombies("9R.s2"))
                .as("a 3 counts as 4, a 2 as 3")
                .isEqualTo(1);
        assertThat(attack(ana("+1 Damage: Melee").zombies("9R.s2", "Brute", 2), "Katana", "9R.s2", 4, 4)
                        .zombies("9R.s2"))
                .isZero();
        assertThat(attack(ana("2 Damage: Melee").zombies("9R.s2", "Brute", 2), "Katana", "9R.s2", 4, 4)
                        .zombies("9R.s2"))
                .isZero();
        assertThat(attack(ana("+1 Damage: Ranged").zombies("9R.s2", "Brute", 2), "Katana", "9R.s2", 4, 4)
                        .zombies("9R.s2"))
                .as("only for its kind")
                .isEqualTo(2);
        assertThat(attack(ana("Super strength").zombies("9R.s2", "Patient 0", 1), "Katana", "9R.s2", 4, 1)
                        .zombies("9R.s2"))
                .as("damage 3")
                .isZero();
    }

    @Test
    @Rule({"Z2-SKILL-ROLL6DAMAGE", "Z2-SKILL-REAPER"})
    void whatASixBrings() {
        City damage = attack(ana("Roll 6: +1 Damage: Melee").zombies("9R.s2", "Brute", 2), "Katana", "9R.s2", 6, 4);
        assertThat(damage.zombies("9R.s2")).as("for all hits of the action").isZero();
        City reaper = attack(ana("Reaper: Melee").zombies("9R.s2", "Walker", 4), "Katana", "9R.s2", 4, 4);
        while (!reaper.offered().contains("end turn")) {
            reaper.choose(reaper.offered().getFirst());
        }
        assertThat(reaper.zombies("9R.s2")).as("two hits and one more").isEqualTo(1);
    }

    @Test
    @Rule({"Z2-SKILL-AMBIDEXTROUS", "Z2-SKILL-GUNSLINGER", "Z2-SKILL-SWORDMASTER"})
    void otherPairs() {
        for (String skill : List.of("Ambidextrous", "Swordmaster", "Gunslinger", "Lucky")) {
            City city = ana(skill)
                    .holds("Ana", "Kukri", "Kukri")
                    .zombies("9R.s2", "Walker", 1)
                    .acts("Ana");
            assertThat(offered(city, "melee 2 Kukri"))
                    .as(skill)
                    .hasSize(skill.equals("Ambidextrous") || skill.equals("Swordmaster") ? 1 : 0);
            City guns = ana(skill)
                    .holds("Ana", "Shotgun", "Shotgun")
                    .zombies("9R.s2", "Walker", 1)
                    .acts("Ana");
            assertThat(offered(guns, "ranged 2 Shotgun 9R.s2"))
                    .as(skill)
                    .hasSize(skill.equals("Ambidextrous") || skill.equals("Gunslinger") ? 1 : 0);
        }
        City unlike = ana("Ambidextrous")
                .holds("Ana", "Kukri", "Katana")
                .zombies("9R.s2", "Walker", 1)
                .acts("Ana");
        assertThat(offered(unlike, "melee 2")).as("still of one name").isEmpty();
    }

    @Test
    @Rule({"Z2-SKILL-BARBARIAN", "Z2-SKILL-FULLAUTO"})
    void asManyDiceAsZombies() {
        City city = ana("Barbarian")
                .holds("Ana", "Katana")
                .zombies("9R.s2", "Walker", 5)
                .dice(4, 4, 4, 4, 4)
                .acts("Ana");
        city.choose("melee Katana 9R.s2");
        city.choose(city.offered().stream()
                .filter(key -> key.contains("5"))
                .findFirst()
                .orElseThrow());
        assertThat(city.zombies("9R.s2")).isZero();
        City gun = ana("Full auto")
                .holds("Ana", "Pistol")
                .zombies("9R.s3", "Walker", 4)
                .dice(3, 3, 3, 3)
                .acts("Ana");
        gun.choose("ranged Pistol 9R.s3");
        gun.choose(gun.offered().stream()
                .filter(key -> key.contains("4"))
                .findFirst()
                .orElseThrow());
        assertThat(gun.zombies("9R.s3")).isZero();
        assertThat(attack(ana("Barbarian").zombies("9R.s3", "Walker", 4), "Pistol", "9R.s3", 3)
                        .zombies("9R.s3"))
                .as("not with guns")
                .isEqualTo(3);
    }

    @Test
    @Rule({"Z2-SKILL-PLUS1MAXRANGE", "Z2-SKILL-POINTBLANK", "Z2-SKILL-SNIPER"})
    void howOneShoots() {
        City far = City.of("9R")
                .survivor("Ana", "9R.s1", "+1 max Range")
                .holds("Ana", "Pistol")
                .acts("Ana");
        assertThat(far.offered()).contains("ranged Pistol 9R.s3", "ranged Pistol 9R.s6");
        City near = ana("Point-blank")
                .holds("Ana", "Sniper Rifle")
                .zombies("9R.s2", "Walker", 1)
                .acts("Ana");
        assertThat(near.offered()).contains("ranged Sniper Rifle 9R.s2");
        City sniper = ana("Sniper")
                .survivor("Ben", "9R.s3")
                .zombies("9R.s3", "Brute", 1)
                .zombies("9R.s3", "Runner", 1)
                .holds("Ana", "Pistol", "")
                .dice(6, 1)
                .acts("Ana")
                .choose("ranged Pistol 9R.s3");
        assertThat(sniper.zombies("9R.s3", "Runner")).as("past the brute").isZero();
        sniper.choose("ranged Pistol 9R.s3");
        assertThat(sniper.who("Ben").wounds()).isZero();
    }

    @Test
    @Rule({"Z2-SKILL-LOWPROFILE", "Z2-SKILL-TOUGH", "Z2-SKILL-DREADNOUGHT"})
    void whoIsHardToHurt() {
        City low = ana().survivor("Ben", "9R.s3", "Low profile").zombies("9R.s3", "Walker", 1);
        assertThat(attack(low, "Pistol", "9R.s3", 1).who("Ben").wounds()).isZero();
        assertThat(ana("Tough")
                        .zombies("9R.s2", "Walker", 2)
                        .activate()
                        .who("Ana")
                        .wounds())
                .isEqualTo(1);
        assertThat(ana("Dreadnought: Walker")
                        .zombies("9R.s2", "Walker", 2)
                        .zombies("9R.s2", "Brute", 1)
                        .activate()
                        .who("Ana")
                        .wounds())
                .isEqualTo(1);
    }

    @Test
    @Rule({"Z2-SKILL-SLIPPERY", "Z2-MOVE-05"})
    void howOneMoves() {
        City slippery =
                ana("Slippery").zombies("9R.s2", "Walker", 5).acts("Ana").choose("move 9R.s1");
        assertThat(slippery.actions("Ana")).isEqualTo(2);
        City free = ana("+1 free Move Action").zombies("9R.s2", "Walker", 1).turn("Ana");
        free.choose("move 9R.s1", "pay with Move");
        assertThat(free.actions("Ana")).as("only the first action is saved").isEqualTo(2);
    }

    @Test
    @Rule({"Z2-SKILL-SCAVENGER", "Z2-SKILL-CANSEARCHMORETHANONCE", "Z2-SKILL-SEARCH2CARDS"})
    void howOneSearches() {
        City street = ana("Scavenger").deck("equipment", "Katana").acts("Ana");
        assertThat(offered(street, "search")).hasSize(1);
        City again = City.of("5R")
                .survivor("Ana", "5R.A", "Can Search more than once")
                .deck("equipment", "Katana", "Kukri")
                .acts("Ana")
                .choose("search");
        keepAll(again);
        assertThat(offered(again, "search")).hasSize(1);
        City two = City.of("5R")
                .survivor("Ana", "5R.A", "Search: 2 cards")
                .deck("equipment", "Katana", "Kukri")
                .acts("Ana")
                .choose("search");
        keepAll(two);
        assertThat(two.events(HordeEvent.CardDrawn.class)).hasSize(2);
    }

    @Test
    @Rule({"Z2-SKILL-HOLDYOURNOSE", "Z2-SKILL-DECKS"})
    void theLastZombieHasACard() {
        City city = ana("Hold your nose").zombies("9R.s2", "Walker", 1).deck("equipment", "Crowbar");
        attack(city, "Katana", "9R.s2", 4, 1);
        assertThat(city.events(HordeEvent.CardDrawn.class))
                .extracting(HordeEvent.CardDrawn::card)
                .containsExactly("Crowbar");
        City two = ana("Hold your nose").zombies("9R.s2", "Walker", 2).deck("equipment", "Crowbar");
        assertThat(attack(two, "Katana", "9R.s2", 4, 1).events(HordeEvent.CardDrawn.class))
                .as("one is left")
                .isEmpty();
    }

    @Test
    @Rule({"Z2-SKILL-REGENERATION", "Z2-ROUND-04"})
    void theEndPhaseHeals() {
        City city =
                ana("Regeneration").wounds("Ana", 2).token("noise", "9R.s2", 2).run(new EndPhase());
        assertThat(city.who("Ana").wounds()).isZero();
        assertThat(city.tokens("noise", "9R.s2")).isZero();
    }

    @Test
    @Rule({"Z2-ADR-04", "Z2-ADR-06"})
    void levelsBringTheirSkillsAtOnce() {
        City city = City.mission("Z2-M01").emptyHanded();
        city.gains("Amy", 19);
        assertThat(city.offered()).containsExactly("gain +1 free Melee Action", "gain +1 free Ranged Action");
        city.choose("gain +1 free Melee Action");
        assertThat(city.who("Amy").danger()).isEqualTo(Danger.ORANGE);
        city.gains("Amy", 40);
        assertThat(city.who("Amy").adrenaline()).as("the track ends").isEqualTo(43);
    }
}
