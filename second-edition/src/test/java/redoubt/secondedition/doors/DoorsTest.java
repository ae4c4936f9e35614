package redoubt.secondedition.doors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.table.Danger;
import redoubt.kernel.RuleId;
import redoubt.secondedition.City;
import redoubt.testkit.Rule;

/** Doors, and the zombies behind them. */
class DoorsTest {
    private static List<String> doors(City city) {
        return city.offered().stream().filter(key -> key.startsWith("open ")).toList();
    }

    @Test
    @Rule({"Z2-DOOR-01", "Z2-DOOR-03", "Z2-MOVE-02", "Z2-SETUP-08", "Z2-DEC-06", "Z2-GAP-02"})
    void aToolInHandOpensADoorForGood() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Crowbar")
                .zombieCards("13")
                .acts("Ana");
        assertThat(city.offered()).doesNotContain("move 9R.A");
        assertThat(doors(city)).containsExactly("open door to 9R.A");
        city.choose("open door to 9R.A");
        assertThat(city.border("9R.A", "9R.s2")).isEqualTo("door");
        assertThat(city.actions("Ana")).isEqualTo(2);
        assertThat(city.tokens("noise", "9R.s2")).as("a crowbar is silent").isZero();
        assertThat(city.offered()).contains("move 9R.A").noneMatch(key -> key.startsWith("close"));
    }

    @Test
    @Rule("Z2-DOOR-01")
    void withoutAToolInHandNoDoorOpens() {
        assertThat(doors(City.of("9R").survivor("Ana", "9R.s2").acts("Ana"))).isEmpty();
        assertThat(doors(City.of("9R")
                        .survivor("Ana", "9R.s2")
                        .holds("Ana", "", "", "Crowbar")
                        .acts("Ana")))
                .as("a tool in the backpack")
                .isEmpty();
        assertThat(doors(City.of("9R")
                        .survivor("Ana", "9R.s1")
                        .holds("Ana", "Crowbar")
                        .acts("Ana")))
                .as("no door here")
                .isEmpty();
    }

    @Test
    @Rule({"Z2-DOOR-02", "Z2-NOISE-01"})
    void aNoisyToolIsHeard() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .holds("Ana", "Fire Axe")
                .zombieCards("13")
                .acts("Ana")
                .choose("open door to 9R.A with Fire Axe");
        assertThat(city.tokens("noise", "9R.s2")).isEqualTo(1);
    }

    @Test
    @Rule("Z2-SKILL-BREAKIN")
    void whoBreaksInNeedsNoToolAndHasOneDoorForFree() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2", "Break-in")
                .zombieCards("13", "13")
                .turn("Ana");
        city.choose("open door to 9R.A", "pay with Door");
        assertThat(city.actions("Ana")).isEqualTo(3);
        assertThat(city.tokens("noise", "9R.s2")).isZero();
        City locked = City.of("9R")
                .border("blue-door", "9R.A", "9R.s2")
                .survivor("Ana", "9R.s2", "Break-in")
                .turn("Ana");
        assertThat(doors(locked)).as("a locked door stays locked").isEmpty();
    }

    @Test
    @Rule("Z2-SKILL-BREAKIN")
    void aSilentToolAddsNothingToBreakingInAndANoisyOneIsAnotherWay() {
        City silent = City.of("9R")
                .survivor("Ana", "9R.s2", "Break-in")
                .holds("Ana", "Crowbar")
                .zombieCards("13")
                .turn("Ana");
        assertThat(doors(silent)).containsExactly("open door to 9R.A");
        silent.choose("open door to 9R.A", "pay with Door");
        assertThat(silent.actions("Ana")).as("the free action opens it").isEqualTo(3);
        City noisy = City.of("9R")
                .survivor("Ana", "9R.s2", "Break-in")
                .holds("Ana", "Fire Axe")
                .turn("Ana");
        assertThat(doors(noisy)).containsExactlyInAnyOrder("open door to 9R.A", "open door to 9R.A with Fire Axe");
    }

    @Test
    @Rule({"Z2-SKILL-WEBBING", "Z2-INV-02"})
    void withWebbingAToolInTheBackpackCounts() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2", "Webbing")
                .holds("Ana", "", "", "Crowbar", "Machete", "Machete")
                .zombies("9R.s2", "Brute", 1)
                .acts("Ana");
        assertThat(doors(city)).containsExactly("open door to 9R.A");
        assertThat(city.offered()).contains("melee Machete 9R.s2", "melee 2 Machete 9R.s2");
    }

    @Test
    @Rule({"Z2-BSPAWN-01", "Z2-BSPAWN-02", "Z2-BSPAWN-09", "Z2-DEF-04", "Z2-DEC-07"})
    void eachDarkRoomOfABuildingGetsACardInTheOrderChosen() {
        City city = City.of("2V")
                .survivor("Ana", "2V.s2")
                .survivor("Ben", "2V.s3")
                .adrenaline("Ben", 12, Danger.YELLOW)
                .holds("Ana", "Crowbar")
                .zombieCards("2", "9")
                .acts("Ana")
                .choose("open door to 2V.A");
        assertThat(city.asked()).isEqualTo(new RuleId("Z2-BSPAWN-01"));
        assertThat(city.offered()).as("2V.A is light").containsExactly("look into 2V.B", "look into 2V.C");
        city.choose("look into 2V.C");
        assertThat(city.zombies("2V.C", "Walker"))
                .as("read at yellow, the highest level")
                .isEqualTo(3);
        assertThat(city.zombies("2V.B", "Brute")).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-BSPAWN-06", "Z2-DEF-03"})
    void aBuildingFillsOnlyOnce() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombieCards("1", "1")
                .run(opening(City.of("9R"), "9R.A", "9R.s2"))
                .run(opening(City.of("9R"), "9R.A", "9R.s7"));
        assertThat(city.events(HordeEvent.PassageOpened.class)).hasSize(2);
        assertThat(city.events(HordeEvent.BuildingOpened.class)).hasSize(1);
        assertThat(city.zombies("9R.A")).isEqualTo(1);
    }

    private static TurnLeaf opening(City like, String one, String other) {
        return TurnLeaf.open(new RuleId("Z2-DOOR-01"), Doors.leaf(City.GROUND), like.edge(one, other));
    }

    @Test
    @Rule("Z2-BSPAWN-08")
    void whoComesInByAnotherWayMeetsThemToo() {
        City city = City.of("2V").survivor("Ana", "2V.s2").zombieCards("1", "1").walks("Ana", "2V.A");
        city.choose("look into 2V.B");
        assertThat(city.zombies("2V.B")).isEqualTo(1);
        assertThat(city.zombies("2V.C")).isEqualTo(1);
        city.walks("Ana", "2V.B");
        assertThat(city.isDone()).isTrue();
    }

    @Test
    @Rule("Z2-BSPAWN-03")
    void aRushInARoomActsAtOnce() {
        City city =
                City.of("9R").survivor("Ana", "9R.s2").zombieCards("5").run(opening(City.of("9R"), "9R.A", "9R.s2"));
        assertThat(city.zombies("9R.A")).isZero();
        assertThat(city.zombies("9R.s2", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule({"Z2-BSPAWN-04", "Z2-SPAWN-05"})
    void anExtraActivationPlacesNobodyAndAtBlueDoesNothing() {
        City blue = City.of("9R")
                .survivor("Ana", "9R.s2")
                .zombies("9R.s4", "Walker", 1)
                .zombieCards("37")
                .run(opening(City.of("9R"), "9R.A", "9R.s2"));
        assertThat(blue.zombies("9R.s4")).isEqualTo(1);
        City yellow = City.of("9R")
                .survivor("Ana", "9R.s2")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombies("9R.s4", "Walker", 1)
                .zombies("9R.s4", "Brute", 1)
                .zombieCards("37")
                .run(opening(City.of("9R"), "9R.A", "9R.s2"));
        assertThat(yellow.zombies("9R.s1", "Walker")).isEqualTo(1);
        assertThat(yellow.zombies("9R.s4", "Brute"))
                .as("only the kind on the card")
                .isEqualTo(1);
        assertThat(yellow.zombies("9R.A")).isZero();
    }

    @Test
    @Rule("Z2-BSPAWN-07")
    void anAbominationComesIntoTheRoomOfItsCard() {
        City city = City.of("9R")
                .survivor("Ana", "9R.s2")
                .abominations("Patient 0")
                .zombieCards("35")
                .run(opening(City.of("9R"), "9R.A", "9R.s2"));
        assertThat(city.zombies("9R.A", "Patient 0")).isEqualTo(1);
    }

    /** Card 1: 3 Walkers. Card 2: a Brute. Card 3: 2 Walkers rush. Card 4: all Walkers act, those of card 3 too. */
    @Test
    @Rule("Z2-EX-12")
    void fourDarkRoomsAtYellow() {
        City city = City.of("5V@180 / 7V@90")
                .survivor("Ana", "5V.s3")
                .adrenaline("Ana", 7, Danger.YELLOW)
                .zombieCards("2", "9", "5", "37")
                .run(opening(City.of("5V@180 / 7V@90"), "5V.C", "5V.s3"));
        assertThat(city.offered())
                .containsExactlyInAnyOrder("look into 5V.B", "look into 5V.D", "look into 7V.B", "look into 7V.E");
        city.choose("look into 7V.E", "look into 7V.B", "look into 5V.B");
        while (!city.isDone()) {
            city.choose(city.offered().getFirst());
        }
        assertThat(city.table().zombies().total()).isEqualTo(6);
        assertThat(city.events(HordeEvent.ExtraActivation.class)).hasSize(1);
        assertThat(city.zombies("7V.B", "Brute")).isEqualTo(1);
        long steps = city.events(HordeEvent.ZombiesMoved.class).stream()
                .filter(moved -> moved.zombie().equals("Walker"))
                .mapToLong(HordeEvent.ZombiesMoved::count)
                .sum();
        assertThat(steps).as("two that rush, then all five").isEqualTo(7);
    }

    @Test
    @Rule("Z2-DOOR-05")
    void zombiesOpenNoDoors() {
        City city = City.of("9R")
                .survivor("Ana", "9R.A")
                .zombies("9R.s2", "Walker", 1)
                .activate();
        assertThat(city.zombies("9R.s2")).isEqualTo(1);
        assertThat(city.border("9R.A", "9R.s2")).isEqualTo("closed-door");
    }
}
