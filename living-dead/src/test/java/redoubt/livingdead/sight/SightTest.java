package redoubt.livingdead.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Sight;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.Attacks;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Eyesight;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.livingdead.Farm;
import redoubt.livingdead.skills.PreciseAim;
import redoubt.testkit.Rule;

/** Who sees what on the printed tiles. */
class SightTest {
    private static final String HOUSE = "4R 3R / 1R 2R";

    private static List<String> seen(Farm farm, String from) {
        return names(farm, Eyesight.sight(farm.table()), from);
    }

    private static List<String> names(Farm farm, Sight sight, String from) {
        List<String> names = new ArrayList<>();
        sight.seen(farm.zone(from).index())
                .forEachIndex(zone -> names.add(farm.table().zone(zone).name()));
        return names;
    }

    private static List<String> aimed(Farm farm, String from) {
        farm.survivor("Harry", from, new PreciseAim(LineOfSight.precise(Farm.GROUND)));
        return names(farm, Attacks.sight(farm.table(), farm.who("Harry")), from);
    }

    @Test
    @Rule({"NL-LOS-03", "NL-GAP-07", "NL-LOS-08"})
    void outdoorsLinesRunStraightToTheWallOrTheEdge() {
        Farm farm = Farm.of("1V 2V").ghouls(Farm.WALKER, 5, "1V.5");
        assertThat(seen(farm, "1V.4")).contains("1V.5", "1V.6", "2V.4", "2V.5", "2V.6", "1V.7");
        assertThat(seen(farm, "1V.4")).doesNotContain("1V.2", "1V.9", "2V.1");
        assertThat(Eyesight.sight(farm.table())
                        .range(farm.zone("1V.4").index(), farm.zone("2V.6").index()))
                .isEqualTo(5);
    }

    @Test
    @Rule({"NL-LOS-02", "NL-LOS-09", "NL-TERR-01", "NL-TERR-02"})
    void nobodySeesIntoThroughOrOutOfACornfield() {
        Farm farm = Farm.of("1V");
        assertThat(seen(farm, "1V.8")).containsExactly("1V.8");
        assertThat(seen(farm, "1V.7")).contains("1V.4", "1V.7").doesNotContain("1V.8", "1V.9", "1V.1");
    }

    @Test
    @Rule("NL-ZONE-03")
    void cornfieldsAndWoodsAreOutdoors() {
        Farm farm = Farm.of("1V");
        for (String zone : List.of("1V.1", "1V.3", "1V.8", "1V.9")) {
            assertThat(Farm.GROUND.isIndoors(
                            farm.table().terrain(), farm.zone(zone).index()))
                    .as(zone)
                    .isFalse();
        }
        assertThat(farm.survivor("Ben", "1V.8").acts("Ben").offered()).noneMatch(key -> key.startsWith("search"));
    }

    @Test
    @Rule("NL-LOS-01")
    void ghoulsSeeAsSurvivorsDo() {
        for (String from : List.of("1V.4", "1V.8", "1V.7", "1V.3")) {
            Farm farm = Farm.of("1V").survivor("Harry", from);
            List<String> shooting = names(farm, Attacks.sight(farm.table(), farm.who("Harry")), from);
            assertThat(shooting).isEqualTo(seen(farm, from));
        }
        Farm farm =
                Farm.of("1V").survivor("Ben", "1V.4").survivor("Tom", "1V.8").survivor("Judy", "1V.8");
        farm.ghouls(Farm.WALKER, 1, "1V.6").run(new ActivateZombies(Activation.everything()));
        assertThat(farm.count(Farm.WALKER, "1V.5")).isEqualTo(1);
        assertThat(farm.events(HordeEvent.DestinationChosen.class))
                .extracting(chosen -> chosen.destination().name())
                .containsExactly("1V.4");
    }

    @Test
    @Rule({"NL-LOS-10", "NL-LOS-11", "NL-TERR-04", "NL-TERR-05"})
    void woodsAreSeenOutOfButNotInto() {
        Farm farm = Farm.of("1V");
        assertThat(seen(farm, "1V.3")).contains("1V.2", "1V.6", "1V.9");
        assertThat(seen(farm, "1V.2")).doesNotContain("1V.3");
        assertThat(seen(farm, "1V.6")).doesNotContain("1V.3");
        assertThat(seen(Farm.of("3V"), "3V.1")).doesNotContain("3V.7");
        assertThat(seen(Farm.of("1V 6V"), "1V.3")).doesNotContain("6V.1");
    }

    @Test
    @Rule({"NL-LOS-04", "NL-OPEN-06", "NL-OPEN-01"})
    void roomsSeeThoseWithWhichTheyShareAnOpening() {
        Farm farm = Farm.of(HOUSE);
        assertThat(seen(farm, "1R.l")).contains("1R.b", "1R.y", "2R.f", "4R.n");
        assertThat(seen(farm, "1R.l")).doesNotContain("2R.c", "2R.g", "4R.k", "3R.h");
        assertThat(seen(farm, "1R.b")).contains("1R.l").doesNotContain("1R.y");
        assertThat(Eyesight.sight(farm.table())
                        .range(farm.zone("2R.f").index(), farm.zone("3R.h").index()))
                .isEqualTo(1);
    }

    @Test
    @Rule({"NL-LOS-05", "NL-OPEN-07", "NL-GAP-04"})
    void fromARoomLinesRunOutThroughAnOpening() {
        Farm farm = Farm.of("6R / 5V");
        assertThat(seen(farm, "6R.2")).contains("6R.5").doesNotContain("6R.8", "6R.4");
        assertThat(seen(farm, "6R.1")).contains("6R.4", "6R.7", "5V.1", "5V.4").doesNotContain("5V.7");
    }

    @Test
    @Rule("NL-LOS-06")
    void fromOutdoorsOnlyTheFirstRoomIsSeen() {
        Farm farm = Farm.of("6R / 5V");
        assertThat(seen(farm, "5V.4")).contains("6R.1").doesNotContain("6R.2");
        assertThat(seen(Farm.of(HOUSE), "1R.8")).contains("1R.b").doesNotContain("1R.l");
    }

    @Test
    @Rule({"NL-GAP-06", "NL-LOS-12"})
    void noLineRunsThroughABuilding() {
        Farm farm = Farm.of("5R");
        assertThat(seen(farm, "5R.8")).contains("5R.5", "5R.m");
        Farm house = Farm.of(HOUSE);
        assertThat(seen(house, "3R.s")).contains("3R.2").doesNotContain("3R.1");
        assertThat(seen(house, "3R.1")).contains("3R.h").doesNotContain("2R.f");
        Farm twoHouses = Farm.of("2R / 3R");
        assertThat(seen(twoHouses, "3R.h")).contains("3R.1", "2R.7").doesNotContain("2R.f");
        assertThat(seen(twoHouses, "2R.f")).contains("2R.7", "3R.1").doesNotContain("3R.h");
    }

    @Test
    @Rule({"NL-LOS-07", "NL-OPEN-02"})
    void whatIsClosedBlocksTheView() {
        Farm farm = Farm.of(HOUSE)
                .border("closed-door", "1R.l", "1R.1")
                .border("closed-barricade", "1R.b", "1R.8")
                .border("closed-stairs", "3R.h", "3R.s");
        assertThat(seen(farm, "1R.l")).doesNotContain("1R.1");
        assertThat(seen(farm, "1R.1")).doesNotContain("1R.l");
        assertThat(seen(farm, "1R.b")).doesNotContain("1R.8");
        assertThat(seen(farm, "3R.h")).doesNotContain("3R.s");
    }

    @Test
    @Rule({"NL-OPEN-03", "NL-OPEN-04", "NL-OPEN-05"})
    void whatIsOpenIsAnOpening() {
        Farm farm = Farm.of(HOUSE)
                .border("door", "1R.l", "1R.1")
                .border("barricade", "1R.b", "1R.8")
                .border("stairs", "3R.h", "3R.s");
        assertThat(seen(farm, "1R.l")).contains("1R.1");
        assertThat(seen(farm, "1R.b")).contains("1R.8");
        assertThat(seen(farm, "3R.h")).contains("3R.s");
    }

    @Test
    @Rule({"NL-ZONE-01", "NL-GAP-05"})
    void barnZonesSeeTheNextOneOnly() {
        Farm farm = Farm.of("6R");
        assertThat(seen(farm, "6R.1")).contains("6R.2").doesNotContain("6R.3");
        assertThat(farm.table().isBuilding(farm.zone("6R.1").index())).isTrue();
        assertThat(farm.table().survivorPaths().neighbours(farm.zone("6R.2").index()))
                .isEqualTo(ZoneSet.of(farm.zone("6R.1").index())
                        .with(farm.zone("6R.3").index())
                        .with(farm.zone("6R.5").index()));
    }

    @Test
    @Rule({"NL-SKILL-PRECISEAIM", "NL-GAP-46"})
    void aPreciseAimReachesThroughBarricadesAndCorn() {
        Farm farm = Farm.of(HOUSE).border("closed-barricade", "1R.b", "1R.8");
        assertThat(aimed(farm, "1R.b")).contains("1R.8");
        assertThat(aimed(Farm.of("1V"), "1V.7")).contains("1V.8").doesNotContain("1V.9");
        assertThat(aimed(Farm.of("1V"), "1V.8"))
                .contains("1V.7", "1V.5", "1V.9")
                .doesNotContain("1V.2");
        assertThat(aimed(Farm.of(HOUSE).border("closed-door", "1R.l", "1R.1"), "1R.l"))
                .doesNotContain("1R.1");
        assertThat(aimed(Farm.of("1V"), "1V.2")).doesNotContain("1V.3");
    }

    @Test
    @Rule({"NL-SKILL-PRECISEAIM", "NL-GAP-46"})
    void fromACornfieldAPreciseAimReachesNeitherWoodsNorBuildings() {
        assertThat(aimed(Farm.of("2V"), "2V.8")).contains("2V.7", "2V.5").doesNotContain("2V.9");
        assertThat(aimed(Farm.of("1V / 6R"), "1V.8")).contains("1V.7").doesNotContain("6R.2");
        Farm open = Farm.of("4R / 2V").border("door", "4R.n", "2V.3");
        assertThat(aimed(open, "2V.3"))
                .as("through a doorway")
                .contains("2V.2", "2V.6")
                .doesNotContain("4R.n");
        Farm shut = Farm.of("1V").border("closed-door", "1V.7", "1V.8");
        assertThat(aimed(shut, "1V.7")).contains("1V.4").doesNotContain("1V.8");
    }

    @Test
    @Rule({"NL-MOVE-01", "NL-MOVE-02", "NL-MOVE-03", "NL-ZONE-04", "NL-TERR-03", "NL-TERR-06", "NL-MOVE-06"})
    void feetCrossEdgesAndOpeningsOnly() {
        Farm farm = Farm.of(HOUSE).survivor("Ben", "1R.4").acts("Ben");
        assertThat(farm.offered()).contains("move 1R.1", "move 1R.7").doesNotContain("move 1R.b", "move 1R.8");
        Farm woods = Farm.of("1V").survivor("Ben", "1V.2").acts("Ben");
        assertThat(woods.offered()).contains("move 1V.1", "move 1V.3", "move 1V.5");
    }
}
