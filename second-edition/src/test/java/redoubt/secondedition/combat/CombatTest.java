package redoubt.secondedition.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Survivor;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Fighting, with the worked examples. */
class CombatTest {
    private static List<String> attacks(City city) {
        return city.offered().stream()
                .filter(key -> key.startsWith("melee") || key.startsWith("ranged") || key.startsWith("throw"))
                .toList();
    }

    private static void hit(City city, String zombie) {
        city.choose(city.offered().stream()
                .filter(key -> key.contains(zombie))
                .findFirst()
                .orElseThrow());
    }

    /** Katana: 2 dice, 4+, damage 1. One hit: the Runner of choice; the Brute could not be harmed. */
    @Test
    @Rule({"Z2-EX-04", "Z2-MELEE-01", "Z2-PRIO-05", "Z2-FF-02", "Z2-COMBAT-01", "Z2-DEC-10"})
    void inMeleeTheHitIsGivenFreelyAndTheMissHarmsNobody() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s2")
                .holds("Ana", "Katana")
                .zombies("9R.s2", "Brute", 1)
                .zombies("9R.s2", "Walker", 1)
                .zombies("9R.s2", "Runner", 1)
                .dice(2, 5)
                .acts("Ana")
                .choose("melee Katana 9R.s2");
        assertThat(city.offered()).noneMatch(key -> key.contains("Brute"));
        hit(city, "Runner");
        assertThat(city.zombies("9R.s2", "Runner")).isZero();
        assertThat(city.zombies("9R.s2")).isEqualTo(2);
        assertThat(city.who("Ben").wounds()).isZero();
    }

    /** Shotgun: 2 dice, 4+, damage 2. First 4 and 5: Brute and Walker. Then 5 and 5: Walker and Runner. */
    @Test
    @Rule({"Z2-EX-05", "Z2-PRIO-01", "Z2-COMBAT-02", "Z2-COMBAT-03", "Z2-ADR-01", "Z2-GAP-01"})
    void shotsHitBrutesThenWalkersThenRunners() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Shotgun")
                .zombies("9R.s3", "Brute", 1)
                .zombies("9R.s3", "Walker", 2)
                .zombies("9R.s3", "Runner", 2)
                .dice(4, 5, 5, 5)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(city.zombies("9R.s3", "Brute")).isZero();
        assertThat(city.zombies("9R.s3", "Walker")).isEqualTo(1);
        city.choose("ranged Shotgun 9R.s3");
        assertThat(city.zombies("9R.s3", "Walker")).isZero();
        assertThat(city.zombies("9R.s3", "Runner")).isEqualTo(1);
        assertThat(city.who("Ana").adrenaline()).isEqualTo(4);
    }

    /** A miss of the Sawed-Off wounds the friend; a hit that finds nobody left harms nobody. */
    @Test
    @Rule({"Z2-EX-06", "Z2-FF-01", "Z2-FF-02", "Z2-FF-03", "Z2-DEC-12"})
    void missesHitFriendsButSpareHitsDoNot() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3")
                .holds("Ana", "Sawed-Off")
                .zombies("9R.s3", "Walker", 1)
                .dice(2, 6)
                .acts("Ana")
                .choose("ranged Sawed-Off 9R.s3");
        assertThat(city.zombies("9R.s3")).isZero();
        assertThat(city.who("Ben").wounds()).isEqualTo(1);
        City other = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3")
                .holds("Ana", "Shotgun")
                .zombies("9R.s3", "Runner", 1)
                .dice(5, 6)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(other.who("Ben").wounds()).isZero();
    }

    @Test
    @Rule("Z2-FF-01")
    void aMissHurtsAsMuchAsTheWeapon() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3")
                .holds("Ana", "Shotgun")
                .zombies("9R.s3", "Walker", 1)
                .dice(1, 6)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(city.who("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"Z2-PRIO-03", "Z2-PRIO-04"})
    void whatTheWeaponCannotKillShieldsTheOthers() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Pistol")
                .zombies("9R.s3", "Brute", 1)
                .zombies("9R.s3", "Walker", 1)
                .dice(6)
                .acts("Ana")
                .choose("ranged Pistol 9R.s3");
        assertThat(city.zombies("9R.s3")).isEqualTo(2);
        City both = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Shotgun")
                .zombies("9R.s3", "Brute", 1)
                .zombies("9R.s3", "Patient 0", 1)
                .zombies("9R.s3", "Walker", 1)
                .dice(6, 6)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(both.zombies("9R.s3", "Brute"))
                .as("the one that can be killed")
                .isZero();
        assertThat(both.zombies("9R.s3")).as("the other hit is lost").isEqualTo(2);
    }

    @Test
    @Rule("Z2-COMBAT-04")
    void aOneAlwaysMisses() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2", "+1 to dice roll: Combat", "+1 to dice roll: Melee")
                .holds("Ana", "Machete")
                .zombies("9R.s2", "Walker", 1)
                .dice(1)
                .acts("Ana")
                .choose("melee Machete 9R.s2");
        assertThat(city.zombies("9R.s2")).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-RANGED-01", "Z2-RANGED-02", "Z2-RANGED-03", "Z2-RANGED-04"})
    void anyZoneInRangeAndSightMayBeShotAt() {
        City city = City.of("9R 9V")
                .survivor("Ana", "9R.s1")
                .holds("Ana", "Sniper Rifle")
                .zombies("9R.s1", "Walker", 1)
                .zombies("9R.s2", "Walker", 1)
                .acts("Ana");
        assertThat(attacks(city))
                .as("beyond those beside the shooter and on the way, also where nobody stands")
                .contains("ranged Sniper Rifle 9R.s2", "ranged Sniper Rifle 9R.s4")
                .anyMatch(key -> key.startsWith("ranged Sniper Rifle 9V"))
                .doesNotContain("ranged Sniper Rifle 9R.s1", "ranged Sniper Rifle 9R.s5");
        City quiet = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3")
                .holds("Ana", "Pistol")
                .dice(1)
                .acts("Ana")
                .choose("ranged Pistol 9R.s3");
        assertThat(quiet.tokens("noise", "9R.s2")).isEqualTo(1);
        assertThat(quiet.who("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-EQ-05", "Z2-EX-03", "Z2-NOISE-01", "Z2-NOISE-02"})
    void aPairStrikesTogetherAndIsHeardOnce() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "equipment/Pistol", "equipment/Pistol")
                .zombies("9R.s3", "Walker", 3)
                .dice(3, 3)
                .acts("Ana")
                .choose("ranged 2 Pistol 9R.s3");
        assertThat(city.zombies("9R.s3")).isEqualTo(1);
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(1);
        city.choose("move 9R.s1");
        assertThat(city.tokens("noise", "9R.s2")).as("it stays behind").isEqualTo(1);
        assertThat(city.tokens("noise", "9R.s1")).isZero();
        City silent = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Katana")
                .zombies("9R.s2", "Walker", 1)
                .dice(6, 6)
                .acts("Ana")
                .choose("melee Katana 9R.s2");
        assertThat(silent.tokens("noise", "9R.s2")).isZero();
    }

    @Test
    @Rule({"Z2-EQ-03", "Z2-EQ-04", "Z2-GAP-04"})
    void plentyOfShellsRollsAllDiceAgainOnce() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Shotgun", "", "Plenty of Shells")
                .zombies("9R.s3", "Walker", 2)
                .dice(6, 1, 2, 5)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(city.zombies("9R.s3")).as("first the question").isEqualTo(2);
        city.choose(city.offered().stream()
                .filter(key -> key.startsWith("re-roll") || key.startsWith("reroll") || key.startsWith("roll"))
                .findFirst()
                .orElseThrow());
        assertThat(city.zombies("9R.s3")).as("the second roll stands: 2 and 5").isEqualTo(1);
        City other = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Shotgun", "", "Plenty of Bullets")
                .zombies("9R.s3", "Walker", 2)
                .dice(1, 1)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(other.events(HordeEvent.AttackMade.class))
                .as("bullets do not help")
                .hasSize(1);
    }

    @Test
    @Rule({"Z2-TRAIT-02", "Z2-TRAIT-05"})
    void aMolotovBurnsEverybodyOneZoneAway() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Molotov")
                .zombies("9R.s3", "Brute", 1)
                .zombies("9R.s3", "Patient 0", 1)
                .acts("Ana");
        assertThat(attacks(city)).containsExactly("throw Molotov at 9R.s1", "throw Molotov at 9R.s3");
        city.choose("throw Molotov at 9R.s3");
        assertThat(city.zombies("9R.s3")).isZero();
        assertThat(city.who("Ana").adrenaline()).isEqualTo(6);
        assertThat(city.cards("Ana")).isEmpty();
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(1);
        assertThat(attacks(City.of("9R")
                        .survivor("Ana", "9R.s1", "+1 max Range")
                        .holds("Ana", "Molotov")
                        .acts("Ana")))
                .contains("throw Molotov at 9R.s3", "throw Molotov at 9R.s6");
    }

    @Test
    @Rule("Z2-TRAIT-02")
    void aMolotovKillsSurvivorsToo() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3", "Low profile")
                .holds("Ana", "Molotov")
                .acts("Ana")
                .choose("throw Molotov at 9R.s3");
        assertThat(city.who("Ben").presence()).isEqualTo(Survivor.Presence.ELIMINATED);
        assertThat(city.isLost()).isTrue();
    }

    @Test
    @Rule({"Z2-TRAIT-03", "Z2-EQ-07"})
    void anEmptyShotgunOfMaCanStillStrike() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Ma's Shotgun")
                .zombies("9R.s2", "Walker", 2)
                .dice(6, 1, 6)
                .acts("Ana")
                .choose("ranged Ma's Shotgun 9R.s2");
        assertThat(attacks(city)).containsExactly("melee Ma's Shotgun 9R.s2");
        assertThat(city.offered()).contains("reload Ma's Shotgun");
        int heard = city.tokens("noise", "9R.s2");
        city.choose("melee Ma's Shotgun 9R.s2");
        assertThat(city.zombies("9R.s2")).isZero();
        assertThat(city.tokens("noise", "9R.s2")).as("melee is silent").isEqualTo(heard);
    }
}
