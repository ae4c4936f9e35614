package redoubt.secondedition.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.DrawZombieCard;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.RuleId;
import redoubt.secondedition.City;
import redoubt.secondedition.abomination.Fest;
import redoubt.testkit.Rule;

/** What zombies do by themselves, and how they come. */
class ZombiesTest {
    private static City drawn(City city, String zone) {
        return city.run(new DrawZombieCard(new SpawnPoint("start", city.zone(zone), 0, true)));
    }

    /** Two runners and a brute one zone away: all come, then the runners strike. */
    @Test
    @Rule({"Z2-EX-08", "Z2-ZPH-01", "Z2-ZPH-05"})
    void runnersActTwice() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s3")
                .zombies("9R.s2", "Runner", 2)
                .zombies("9R.s2", "Brute", 1)
                .activate();
        assertThat(city.zombies("9R.s3")).isEqualTo(3);
        assertThat(city.who("Ana").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"Z2-EX-07", "Z2-ZPH-02", "Z2-ZPH-03", "Z2-DEC-13"})
    void woundsAreSharedOutByThePlayers() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s3")
                .survivor("Ben", "9R.s3")
                .zombies("9R.s3", "Walker", 4)
                .activate();
        assertThat(city.asked()).isEqualTo(new RuleId("Z2-ZPH-03"));
        city.choose("suffer Ana", "suffer Ana", "suffer Ben");
        if (!city.isDone()) {
            city.choose("suffer Ben");
        }
        assertThat(city.who("Ana").wounds()).isEqualTo(2);
        assertThat(city.who("Ben").wounds()).isEqualTo(2);
        assertThat(city.isLost()).isFalse();
    }

    /** Four walkers, three brutes and a runner with two equal ways round the block. */
    @Test
    @Rule({"Z2-EX-09", "Z2-SPLIT-01", "Z2-SPLIT-02", "Z2-ZMOVE-02", "Z2-DEC-14"})
    void equalWaysSplitThem() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s7")
                .zombies("9R.s2", "Walker", 4)
                .zombies("9R.s2", "Brute", 3)
                .zombies("9R.s2", "Runner", 1)
                .activate();
        while (!city.isDone()) {
            List<String> offered = city.offered();
            String way = offered.getFirst().contains("Brute") ? "9R.s1" : "9R.s3";
            city.choose(offered.stream()
                    .filter(key -> key.endsWith("by " + way))
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(city.zombies("9R.s1", "Walker")).isEqualTo(2);
        assertThat(city.zombies("9R.s3", "Walker")).isEqualTo(2);
        assertThat(city.zombies("9R.s1", "Brute")).isEqualTo(2);
        assertThat(city.zombies("9R.s3", "Brute")).isEqualTo(1);
        assertThat(city.zombies("9R.s5", "Runner"))
                .as("and on with the second action")
                .isEqualTo(1);
    }

    @Test
    @Rule({"Z2-EX-11", "Z2-ZMOVE-01", "Z2-NOISE-03"})
    void whoIsSeenComesBeforeNoise() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s3")
                .survivor("Ben", "9R.s7")
                .survivor("Cleo", "9R.s7")
                .token("noise", "9R.s7", 1)
                .zombies("9R.s1", "Brute", 1)
                .activate();
        assertThat(city.zombies("9R.s2", "Brute")).isEqualTo(1);
        City blind = City.of("9R")
                .survivor("Ana", "9R.A")
                .survivor("Ben", "9R.s7")
                .token("noise", "9R.s7", 1)
                .zombies("9R.s5", "Brute", 1)
                .activate();
        assertThat(blind.zombies("9R.s8", "Brute")).as("towards the noise").isEqualTo(1);
    }

    @Test
    @Rule({"Z2-ZMOVE-03", "Z2-GAP-06", "Z2-SPLIT-03"})
    void withoutAnOpenPathTheyStay() {
        City city = City.of("9R")
                .survivor("Ana", "9R.A")
                .zombies("9R.s2", "Walker", 2)
                .activate();
        assertThat(city.zombies("9R.s2")).isEqualTo(2);
        City tied = City.of("9R")
                .survivor("Ana", "9R.A")
                .survivor("Ben", "9R.s7")
                .zombies("9R.s2", "Walker", 2)
                .activate();
        assertThat(tied.zombies("9R.s2"))
                .as("of two equal noises the one that can be reached")
                .isZero();
    }

    @Test
    @Rule({"Z2-EX-10", "Z2-ADR-05", "Z2-SPAWN-02"})
    void cardsAreReadAtTheHighestLevel() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s7")
                .survivor("Ben", "9R.s7")
                .adrenaline("Ana", 5, Danger.BLUE)
                .adrenaline("Ben", 12, Danger.YELLOW)
                .zombieCards("3");
        assertThat(drawn(city, "9R.s2").zombies("9R.s2", "Walker")).isEqualTo(5);
    }

    @Test
    @Rule("Z2-SPAWN-04")
    void thoseOfARushActAtOnceAndOnlyThose() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s7")
                .zombies("9R.s2", "Walker", 1)
                .zombies("9R.s6", "Walker", 1)
                .zombieCards("7");
        drawn(city, "9R.s8");
        assertThat(city.zombies("9R.s8")).isZero();
        assertThat(city.zombies("9R.s7", "Walker")).isEqualTo(3);
        assertThat(city.zombies("9R.s2")).isEqualTo(1);
        assertThat(city.zombies("9R.s6")).isEqualTo(1);
    }

    @Test
    @Rule("Z2-SHORT-01")
    void whenMiniaturesRunOutTheKindActs() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s7")
                .zombies("9R.s2", "Walker", 39)
                .zombies("9R.s4", "Brute", 1)
                .zombieCards("4");
        drawn(city, "9R.s8");
        while (!city.isDone()) {
            city.choose(city.offered().getFirst());
        }
        assertThat(city.table().zombies().total()).isEqualTo(41);
        assertThat(city.zombies("9R.s2")).as("all walkers have acted").isZero();
        assertThat(city.zombies("9R.s4", "Brute")).isEqualTo(1);
        assertThat(city.zombies("9R.s7", "Walker"))
                .as("the one just placed too")
                .isEqualTo(1);
    }

    @Test
    @Rule("Z2-SPAWN-06")
    void theDeckIsShuffledAgain() {
        City city = City.of("9R").survivor("Ana", "9R.s7").zombieCards("14");
        drawn(drawn(city, "9R.s2"), "9R.s2");
        assertThat(city.zombies("9R.s2", "Runner")).isEqualTo(2);
        assertThat(city.events(HordeEvent.DeckReshuffled.class)).hasSize(1);
    }

    @Test
    @Rule({"Z2-ABOM-02", "Z2-ABOM-04"})
    void oneAbominationAtATime() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s7")
                .abominations("Abominacop", "Hobomination")
                .zombieCards("17", "35", "36");
        drawn(city, "9R.s2");
        assertThat(city.table().zombies().total())
                .as("card 17 brings nobody at blue")
                .isZero();
        drawn(city, "9R.s8");
        assertThat(city.zombies("9R.s8", "Abominacop")).isEqualTo(1);
        drawn(city, "9R.s2");
        assertThat(city.table().zombies().total()).isEqualTo(1);
        assertThat(city.zombies("9R.s7", "Abominacop")).as("it acts instead").isEqualTo(1);
        City empty = City.of("9R").survivor("Ana", "9R.s7").abominations().zombieCards("35");
        drawn(empty, "9R.s2");
        assertThat(empty.table().zombies().total())
                .as("an empty deck is shuffled again")
                .isEqualTo(1);
    }

    @Test
    @Rule("Z2-FEST-01")
    void atAFestAllActAndOneMoreComes() {
        City city = City.of("9R", new Fest(2))
                .survivor("Ana", "9R.s7")
                .zombies("9R.s8", "Patient 0", 1)
                .abominations("Hobomination", "Abominacop")
                .zombieCards("35", "36");
        drawn(city, "9R.s2");
        assertThat(city.zombies("9R.s7", "Patient 0")).isEqualTo(1);
        assertThat(city.zombies("9R.s2", "Hobomination")).isEqualTo(1);
        drawn(city, "9R.s2");
        while (!city.isDone()) {
            city.choose(city.offered().getFirst());
        }
        assertThat(city.table().zombies().total()).as("two are the most").isEqualTo(2);
        assertThat(city.zombies("9R.s2")).isZero();
    }

    @Test
    @Rule({"Z2-ABOM-03", "Z2-ABOM-05"})
    void eachAbominationHasItsWay() {
        City hobo = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s1")
                .holds("Ana", "Pistol", "Molotov")
                .holds("Ben", "Pistol", "Molotov")
                .zombies("9R.s2", "Hobomination", 1);
        assertThat(hobo.acts("Ana").offered()).noneMatch(key -> key.startsWith("ranged") || key.startsWith("throw"));
        assertThat(hobo.acts("Ben").offered()).contains("ranged Pistol 9R.s2", "throw Molotov at 9R.s2");
        City cop = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Shotgun")
                .zombies("9R.s3", "Abominacop", 1)
                .zombies("9R.s3", "Brute", 1)
                .dice(6, 6)
                .acts("Ana")
                .choose("ranged Shotgun 9R.s3");
        assertThat(cop.zombies("9R.s3")).as("it takes all the shots").isEqualTo(2);
        City wild = City.of("9R")
                .survivor("Ana", "9R.s2")
                .survivor("Ben", "9R.s3")
                .holds("Ana", "Molotov")
                .zombies("9R.s3", "Abominawild", 1)
                .zombies("9R.s3", "Walker", 1)
                .acts("Ana")
                .choose("throw Molotov at 9R.s3");
        assertThat(wild.zombies("9R.s3", "Abominawild")).isZero();
        assertThat(wild.zombies("9R.s3", "Walker")).isEqualTo(1);
        assertThat(wild.isLost()).as("Ben lives").isFalse();
    }

    @Test
    @Rule({"WZ-SAND-02", "WZ-SAND-03", "WZ-TANK-04"})
    void sandbagsAndTheTankStopThemOnlyInOrdinaryMoves() {
        City city = City.of("10V")
                .survivor("Ana", "10V.d")
                .zombies("10V.g", "Walker", 1)
                .activate();
        assertThat(city.zombies("10V.g")).as("g is walled in by sandbags").isEqualTo(1);
        City extra = City.of("10V")
                .survivor("Ana", "10V.d")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombies("10V.g", "Walker", 1)
                .zombieCards("37");
        drawn(extra, "10V.a");
        assertThat(extra.zombies("10V.d", "Walker")).isEqualTo(1);
        City tank = City.of("10V")
                .survivor("Ana", "10V.e")
                .zombies("10V.b", "Walker", 1)
                .activate();
        assertThat(tank.zombies("10V.b")).isEqualTo(1);
    }

    @Test
    @Rule({"WZ-SAND-04", "WZ-GAP-37"})
    void aRushIsNoExtraActivationButATauntIs() {
        City rush = City.of("10V").survivor("Ana", "10V.d").zombieCards("5");
        drawn(rush, "10V.g");
        assertThat(rush.zombies("10V.g")).as("behind sandbags").isEqualTo(1);
        City taunt = City.of("10V").survivor("Ana", "10V.d", "Taunt").zombies("10V.g", "Walker", 1);
        taunt.turn("Ana").choose("taunt 10V.g");
        assertThat(taunt.zombies("10V.d")).isEqualTo(1);
    }

    @Test
    @Rule({"WZ-SAND-05", "WZ-TANK-07", "Z2-SKILL-SHOVE"})
    void zombiesArePushedOverSandbagsButNotOntoTheTank() {
        City bags = City.of("10V")
                .survivor("Ana", "10V.g", "Shove")
                .zombies("10V.g", "Walker", 2)
                .turn("Ana");
        assertThat(bags.offered("shove")).containsExactly("shove 10V.d", "shove 10V.h");
        bags.choose("shove 10V.d");
        assertThat(bags.zombies("10V.d")).isEqualTo(2);
        City tank = City.of("10V")
                .survivor("Ana", "10V.b", "Shove")
                .zombies("10V.b", "Walker", 1)
                .turn("Ana");
        assertThat(tank.offered("shove")).containsExactly("shove 10V.a", "shove 10V.c");
    }

    @Test
    @Rule("WZ-TANK-08")
    void zombiesOnTheTankAttackThereAndClimbDown() {
        City above = City.of("10V")
                .survivor("Ana", "10V.e")
                .zombies("10V.e", "Walker", 1)
                .activate();
        assertThat(above.who("Ana").wounds()).isEqualTo(1);
        City below = City.of("10V")
                .survivor("Ana", "10V.b")
                .zombies("10V.e", "Walker", 1)
                .activate();
        assertThat(below.zombies("10V.b")).isEqualTo(1);
        City beside = City.of("10V").survivor("Ana", "10V.e").adrenaline("Ana", 7, Danger.YELLOW);
        beside.zombies("10V.b", "Walker", 1).activate();
        assertThat(beside.zombies("10V.b")).as("they wait beside it").isEqualTo(1);
        beside.zombieCards("37");
        drawn(beside, "10V.a");
        assertThat(beside.zombies("10V.e", "Walker"))
                .as("until an extra activation")
                .isEqualTo(1);
    }
}
