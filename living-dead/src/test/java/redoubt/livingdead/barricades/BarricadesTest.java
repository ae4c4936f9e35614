package redoubt.livingdead.barricades;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Paths;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Eyesight;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

class BarricadesTest {
    private static Farm house() {
        return Farm.of("4R 3R / 1R 2R").survivor("Ben", "1R.l");
    }

    private static boolean sees(Farm farm, String one, String other) {
        return Eyesight.sight(farm.table())
                .sees(farm.zone(one).index(), farm.zone(other).index());
    }

    private static int steps(Farm farm, String one, String other) {
        Paths paths = farm.table().survivorPaths();
        return paths.distance(farm.zone(one).index(), farm.zone(other).index());
    }

    @Rule("NL-DOOR-01")
    @Rule("NL-OPEN-04")
    @Test
    void aDoorIsOpenedAndClosedWithoutATool() {
        Farm farm = house().border("closed-door", "1R.l", "1R.1").acts("Ben");
        assertThat(farm.offered()).contains("open door to 1R.1").doesNotContain("close door to 1R.1");
        farm.choose("open door to 1R.1");
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("door");
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(2);
        farm.choose("close door to 1R.1");
        assertThat(farm.border("1R.l", "1R.1")).isEqualTo("closed-door");
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(1);
        assertThat(farm.events(HordeEvent.PassageOpened.class))
                .containsExactly(new HordeEvent.PassageOpened(
                        BarricadeRules.DOOR,
                        Optional.of(farm.id("Ben")),
                        "door",
                        farm.zone("1R.1"),
                        farm.zone("1R.l")));
    }

    @Rule("NL-DOOR-01")
    @Rule("NL-BARR-01")
    @Test
    void aGhoulInTheZonePreventsDoorAndBarricadeActions() {
        Farm farm = house().border("closed-door", "1R.l", "1R.1")
                .border("barricade", "1R.l", "1R.b")
                .ghouls(Farm.WALKER, 1, "1R.l")
                .acts("Ben");
        assertThat(farm.offered()).noneMatch(key -> key.contains("door") || key.contains("barricade"));
    }

    @Rule("NL-DOOR-02")
    @Test
    void aGhoulBehindTheDoorDoesNot() {
        Farm farm = house().border("closed-door", "1R.l", "1R.1")
                .ghouls(Farm.WALKER, 3, "1R.1")
                .acts("Ben");
        assertThat(farm.offered()).contains("open door to 1R.1");
    }

    @Rule("NL-DOOR-03")
    @Rule("NL-OPEN-05")
    @Test
    void theStairsAreADoor() {
        Farm farm = Farm.of("4R 3R / 1R 2R")
                .survivor("Ben", "3R.h")
                .border("closed-stairs", "3R.h", "3R.s")
                .acts("Ben");
        assertThat(steps(farm, "3R.h", "3R.s")).isNotEqualTo(1);
        farm.choose("open stairs to 3R.s");
        assertThat(farm.border("3R.h", "3R.s")).isEqualTo("stairs");
        assertThat(steps(farm, "3R.h", "3R.s")).isEqualTo(1);
        farm.choose("close stairs to 3R.s");
        assertThat(farm.border("3R.h", "3R.s")).isEqualTo("closed-stairs");
        assertThat(farm.events(HordeEvent.PassageShut.class))
                .extracting(HordeEvent.PassageShut::rule)
                .containsExactly(BarricadeRules.STAIRS);
    }

    @Rule("NL-BARR-03")
    @Rule("NL-EQUIP-09")
    @Rule("NL-EX-04")
    @Test
    void aBarricadeIsOpenedOnlyWithAToolInHand() {
        Farm without = house().border("closed-barricade", "1R.b", "1R.8").survivor("Tom", "1R.b");
        assertThat(without.acts("Tom").offered()).doesNotContain("open barricade to 1R.8");
        Farm inBackpack = house().border("closed-barricade", "1R.b", "1R.8")
                .survivor("Tom", "1R.b")
                .holds("Tom", "", "", "Carpenter's Hammer");
        assertThat(inBackpack.acts("Tom").offered()).doesNotContain("open barricade to 1R.8");
        Farm inHand = house().border("closed-barricade", "1R.b", "1R.8")
                .survivor("Tom", "1R.b")
                .holds("Tom", "Carpenter's Hammer");
        inHand.acts("Tom").choose("open barricade to 1R.8");
        assertThat(inHand.border("1R.b", "1R.8")).isEqualTo("barricade");
    }

    @Rule("NL-BARR-04")
    @Rule("NL-OPEN-03")
    @Test
    void aBarricadeIsClosedWithBareHands() {
        Farm farm = house().border("barricade", "1R.l", "1R.b").acts("Ben").choose("close barricade to 1R.b");
        assertThat(farm.border("1R.l", "1R.b")).isEqualTo("closed-barricade");
        assertThat(farm.who("Ben").adrenaline()).isZero();
    }

    @Rule("NL-OPEN-01")
    @Rule("NL-OPEN-02")
    @Rule("NL-BARR-05")
    @Rule("NL-LOS-07")
    @Test
    void whatIsClosedJoinsNothing() {
        Farm farm = house();
        assertThat(steps(farm, "1R.b", "1R.8")).isEqualTo(1);
        assertThat(sees(farm, "1R.b", "1R.8")).isTrue();
        for (String kind : List.of("closed-barricade", "closed-door", "closed-stairs")) {
            farm.border(kind, "1R.b", "1R.8");
            assertThat(steps(farm, "1R.b", "1R.8")).isGreaterThan(1);
            assertThat(sees(farm, "1R.b", "1R.8")).isFalse();
            assertThat(sees(farm, "1R.8", "1R.b")).isFalse();
        }
        for (String kind : List.of("barricade", "door", "stairs", "window", "doorway")) {
            farm.border(kind, "1R.b", "1R.8");
            assertThat(steps(farm, "1R.b", "1R.8")).isEqualTo(1);
            assertThat(sees(farm, "1R.8", "1R.b")).isTrue();
        }
    }

    @Rule("NL-OPEN-07")
    @Rule("NL-GAP-04")
    @Test
    void windowsAndDoorwaysWithoutTokensStayOpen() {
        Farm farm = Farm.of("4R 3R / 1R 2R").survivor("Ben", "1R.b").holds("Ben", "Carpenter's Hammer");
        farm.acts("Ben");
        assertThat(farm.offered()).contains("move 1R.8", "move 1R.l");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("close") || key.startsWith("open"));
    }

    @Rule("NL-EX-02")
    @Test
    void benGoesThroughTheHouseAndOutByAnOpenBarricade() {
        Farm farm = Farm.of("4R 3R / 1R 2R")
                .survivor("Ben", "1R.b")
                .border("closed-barricade", "1R.b", "1R.8")
                .border("barricade", "1R.l", "1R.1")
                .acts("Ben");
        assertThat(farm.offered()).doesNotContain("move 1R.8");
        farm.choose("move 1R.l").choose("move 1R.1");
        assertThat(farm.who("Ben").zone().name()).isEqualTo("1R.1");
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(1);
    }

    @Rule("NL-GAP-26")
    @Rule("NL-CARD-15")
    @Test
    void planksBringExperienceWhenABarricadeIsClosed() {
        Farm farm = Farm.of("4R 3R / 1R 2R", new PlanksForBarricades(Farm.GROUND))
                .survivor("Ben", "1R.l")
                .holds("Ben", "", "", "Planks")
                .border("barricade", "1R.l", "1R.b")
                .acts("Ben");
        assertThat(farm.offered()).contains("close barricade to 1R.b");
        farm.choose("close barricade to 1R.b with Planks");
        assertThat(farm.border("1R.l", "1R.b")).isEqualTo("closed-barricade");
        assertThat(farm.who("Ben").adrenaline()).isEqualTo(5);
        assertThat(farm.who("Ben").inventory().slotOf("Planks")).isNegative();
        assertThat(farm.table().deck("household").discard().list()).containsExactly(2);
    }
}
