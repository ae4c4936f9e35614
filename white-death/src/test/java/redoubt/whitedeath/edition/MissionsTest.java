package redoubt.whitedeath.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.WHITE_DEATH;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneId;
import redoubt.board.ZoneSet;
import redoubt.horde.print.ObjectiveGroup;
import redoubt.testkit.Rule;

class MissionsTest {
    private static MissionPage plan(String id) {
        return WHITE_DEATH.mission("WD-" + id);
    }

    private static String tiles(MissionPage plan) {
        StringBuilder text = new StringBuilder();
        int row = 0;
        for (Placement placement : plan.board().placements()) {
            text.append(placement.row() > row ? " / " : text.isEmpty() ? "" : " ");
            text.append(placement.tile().name());
            row = placement.row();
        }
        return text.toString();
    }

    private static void isLaid(String id, String difficulty, String length, String tiles) {
        MissionPage plan = plan(id);
        assertThat(plan.head().card().difficulty()).isEqualTo(difficulty);
        assertThat(plan.head().card().length()).isEqualTo(length);
        assertThat(plan.head().survivors()).isEqualTo(6);
        assertThat(tiles(plan)).isEqualTo(tiles);
    }

    @Test
    @Rule({"WD-M00-01", "WD-M00-02"})
    void theIntroductionIsLaid() {
        isLaid("M00", "easy", "short", "31R 32R");
    }

    @Test
    @Rule({"WD-M01-01", "WD-M01-02"})
    void missionOneIsLaid() {
        isLaid("M01", "easy", "moderate", "31V 27V / 28R 29R / 32R 34R");
    }

    @Test
    @Rule({"WD-M02-01", "WD-M02-02"})
    void missionTwoIsLaid() {
        isLaid("M02", "easy", "moderate", "32R 26V / 28V 34R / 33V 29R");
    }

    @Test
    @Rule({"WD-M03-01", "WD-M03-02"})
    void missionThreeIsLaid() {
        isLaid("M03", "medium", "moderate", "30V 31R / 28R 29R / 26R 32R");
    }

    @Test
    @Rule({"WD-M04-01", "WD-M04-02"})
    void missionFourIsLaid() {
        isLaid("M04", "medium", "long", "29R 33V / 32V 27R / 31R 26V");
    }

    @Test
    @Rule({"WD-M05-01", "WD-M05-02"})
    void missionFiveIsLaid() {
        isLaid("M05", "medium", "long", "33V 28R / 26R 27R / 29V 30V");
    }

    @Test
    @Rule({"WD-M06-01", "WD-M06-02"})
    void missionSixIsLaid() {
        isLaid("M06", "medium", "long", "26V 27R / 30V 34V / 32V 31V / 28R 33V");
    }

    @Test
    @Rule({"WD-M07-01", "WD-M07-02"})
    void missionSevenIsLaid() {
        isLaid("M07", "hard", "long", "28R 29R 33V / 30R 26V 32R / 34V 31R 27R");
    }

    @Test
    @Rule({"WD-M08-01", "WD-M08-02"})
    void missionEightIsLaid() {
        isLaid("M08", "hard", "short", "30V 32V / 26R 28V / 29R 33V");
    }

    @Test
    @Rule({"WD-M09-01", "WD-M09-02"})
    void missionNineIsLaid() {
        isLaid("M09", "hard", "long", "32R 26V / 33V 29R / 27V 28V");
    }

    @Test
    @Rule({"WD-M10-01", "WD-M10-02"})
    void missionTenIsLaid() {
        isLaid("M10", "hard", "long", "30V 29V / 28V 33R / 34V 31V");
    }

    @Test
    @Rule("WD-GAP-32")
    void allTilesLieUpright() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            assertThat(plan.board().placements()).allMatch(tile -> tile.rotation() == Rotation.R0);
        }
    }

    /** Starts, beacon, exit, banner, spawns, objectives, corruption, guards, cauldrons, ladders on and off the board. */
    private static String counts(String id) {
        MissionPage plan = plan(id);
        return List.of(
                        plan.starts().size(),
                        plan.head().markers("beacon").size(),
                        plan.head().markers("exit").size(),
                        plan.head().markers("banner").size(),
                        plan.spawns().size(),
                        plan.objectiveZones().size(),
                        plan.corruption().size(),
                        plan.guards().stream()
                                .mapToInt(MissionPage.Group::number)
                                .sum(),
                        plan.head().markers("cauldron").size(),
                        plan.head().markers("ladder").size(),
                        plan.ladderReserve())
                .stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String colours(String id) {
        return plan(id).shuffled().stream()
                .map(each -> each.number() + " " + each.colour())
                .collect(Collectors.joining(" "));
    }

    @Test
    @Rule("WD-M03-03")
    void missionThreeHasItsTokens() {
        assertThat(counts("M03")).isEqualTo("1 1 0 0 3 7 5 12 2 2 0");
        assertThat(colours("M03")).isEqualTo("5 red 1 blue 1 green");
    }

    @Test
    @Rule({"WD-M06-03", "WD-M06-06"})
    void missionSixHasItsTokens() {
        assertThat(counts("M06")).isEqualTo("1 1 1 0 3 8 9 12 2 0 2");
        assertThat(colours("M06")).isEqualTo("6 red 1 blue 1 green");
        assertThat(plan("M06").objectiveZones()).map(Zone::name).contains("30V.i", "31V.b");
    }

    @Test
    @Rule("WD-M09-03")
    void missionNineHasItsTokens() {
        assertThat(counts("M09")).isEqualTo("2 1 1 0 3 6 7 12 3 1 0");
    }

    @Test
    @Rule("WD-M04-05")
    void missionFourPutsNoObjectiveOnTile26V() {
        assertThat(plan("M04").objectiveZones()).map(Zone::name).noneMatch(name -> name.startsWith("26V"));
        assertThat(plan("M04").objectives()).map(ObjectiveGroup::colour).containsExactly("red", "blue", "green");
    }

    @ParameterizedTest
    @CsvSource({
        "M00, WD-GAP-101, 1 1 0 0 2 2 0 0 0 0 0, ''",
        "M01, WD-GAP-103, 1 1 0 1 3 6 0 12 2 2 0, 4 red 1 blue 1 green",
        "M02, WD-GAP-105, 2 1 0 0 3 6 8 12 2 2 0, 4 red 1 blue 1 green",
        "M04, WD-GAP-111, 1 1 0 0 3 5 0 12 2 2 0, ''",
        "M05, WD-GAP-113, 1 1 1 0 3 6 3 12 2 2 0, ''",
        "M07, WD-GAP-116, 1 1 1 0 4 9 4 12 2 2 0, 7 red 1 blue 1 green",
        "M08, WD-GAP-117, 1 1 0 1 3 6 3 12 2 2 0, 4 red 1 blue 1 green",
        "M10, WD-GAP-121, 1 1 1 0 3 7 3 12 2 2 0, 5 red 1 blue 1 green"
    })
    @Rule({
        "WD-GAP-100",
        "WD-GAP-101",
        "WD-GAP-103",
        "WD-GAP-105",
        "WD-GAP-111",
        "WD-GAP-113",
        "WD-GAP-116",
        "WD-GAP-117",
        "WD-GAP-121"
    })
    void missionsWithoutALegendHaveOurTokens(String id, String rule, String counts, String colours) {
        assertThat(counts(id)).as(rule).isEqualTo(counts);
        assertThat(colours(id)).as(rule).isEqualTo(colours);
    }

    @ParameterizedTest
    @CsvSource({
        "M00, 31R.f, 31R.f, 31R.g 32R.h, -",
        "M01, 28R.h, 32R.d, 31V.d 27V.b 34R.g, 28R.e 29R.f 29R.b",
        "M02, 32R.d 29R.i, 34R.g, 26V.b 28V.e 33V.h, 28V.c 34R.d 32R.b",
        "M03, 26R.d, 28R.h, 31R.b 32R.f 30V.b, 28R.e 30V.g 29R.f",
        "M04, 27R.g, 26V.f, 29R.a 33V.a 31R.g, 27R.a 31R.a 32V.f",
        "M05, 28R.b, 29V.e, 27R.c 30V.h 26R.d, 29V.e 28R.e 30V.d",
        "M06, 28R.a, 32V.h, 26V.b 27R.c 31V.f, 33V.d 34V.g 34V.i",
        "M07, 26V.e, 32R.e, 28R.a 33V.b 34V.d 29R.b, 30R.d 29R.d 31R.f",
        "M08, 30V.a, 29R.e, 26R.d 30V.h 29R.h, 28V.c 30V.d 32V.i",
        "M09, 27V.b 28V.b, 27V.e, 26V.b 33V.a 32R.d, 27V.e 28V.c 29R.d",
        "M10, 33R.a, 28V.e, 30V.a 29V.c 34V.d, 28V.c 29V.h 33R.d"
    })
    @Rule({
        "WD-GAP-101",
        "WD-GAP-103",
        "WD-GAP-105",
        "WD-GAP-109",
        "WD-GAP-111",
        "WD-GAP-113",
        "WD-GAP-115",
        "WD-GAP-116",
        "WD-GAP-117",
        "WD-GAP-119",
        "WD-GAP-121"
    })
    void everythingLiesWhereWePutIt(String id, String starts, String beacon, String spawns, String guards) {
        MissionPage plan = plan(id);
        assertThat(names(plan.starts())).isEqualTo(starts);
        assertThat(names(plan.head().markers("beacon"))).isEqualTo(beacon);
        assertThat(plan.spawns()).map(MissionPage.Spawn::number).isSorted().startsWith(1);
        assertThat(names(plan.spawns().stream().map(MissionPage.Spawn::zone).toList()))
                .isEqualTo(spawns);
        assertThat(names(plan.guards().stream().map(MissionPage.Group::zone).toList()))
                .isEqualTo(guards);
        assertThat(plan.guards()).allMatch(group -> group.number() == 4);
    }

    private static String names(List<Zone> zones) {
        return zones.isEmpty() ? "-" : zones.stream().map(Zone::name).collect(Collectors.joining(" "));
    }

    @Test
    @Rule({"WD-GAP-31", "WD-SET-14"})
    void objectivesLieOnPrintedOrAdditionalSpots() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            Board board = plan.board();
            List<ZoneId> spots = new java.util.ArrayList<>(board.spots("objective"));
            spots.addAll(board.spots("extra"));
            for (Zone zone : plan.objectiveZones()) {
                assertThat(spots).as(plan.id() + " " + zone).contains(new ZoneId(zone.index()));
            }
            assertThat(plan.objectiveZones())
                    .doesNotHaveDuplicates()
                    .noneMatch(zone -> plan.corruption().contains(zone));
            int mixed = plan.objectives().stream()
                    .filter(ObjectiveGroup::isMixed)
                    .mapToInt(group -> group.zones().size())
                    .sum();
            assertThat(plan.shuffled().stream()
                            .mapToInt(MissionPage.Shuffled::number)
                            .sum())
                    .as(plan.id())
                    .isEqualTo(mixed);
        }
    }

    @Test
    @Rule("WD-COMP-06")
    void noMissionNeedsMoreTokensThanThereAre() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            for (String token : List.of("beacon", "exit", "banner", "cauldron", "ladder")) {
                assertThat(plan.head().markers(token).size() + (token.equals("ladder") ? plan.ladderReserve() : 0))
                        .as(plan.id() + " " + token)
                        .isLessThanOrEqualTo(
                                WHITE_DEATH.tables().tokens().supply(token).copies());
            }
            assertThat(plan.corruption()).hasSizeLessThanOrEqualTo(15).doesNotHaveDuplicates();
            assertThat(plan.objectiveZones()).hasSizeLessThanOrEqualTo(11);
            assertThat(plan.spawns()).hasSizeLessThanOrEqualTo(4);
            // The banner is the back of the exit, so no mission has both.
            assertThat(plan.head().markers("exit").size()
                            + plan.head().markers("banner").size())
                    .isLessThanOrEqualTo(1);
        }
    }

    @Test
    @Rule("WD-GAP-100")
    void cauldronsStandOnRampartsAndSpawnsInStreets() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            Terrain printed = Terrain.of(plan.board());
            assertThat(plan.head().markers("cauldron")).allMatch(zone -> GROUND.isRampart(printed, zone.index()));
            assertThat(plan.spawns())
                    .allMatch(spawn -> printed.zoneKind(spawn.zone().index()) == GROUND.street());
            assertThat(plan.head().markers("beacon"))
                    .noneMatch(zone -> plan.corruption().contains(zone));
        }
    }

    @Test
    @Rule("WD-GAP-105")
    void theTwoChainsOfMissionTwoDoNotTouch() {
        MissionPage plan = plan("M02");
        ZoneSet corrupted = ZoneSet.EMPTY;
        for (Zone zone : plan.corruption()) {
            corrupted = corrupted.with(zone.index());
        }
        Terrain terrain = plan.terrain(WHITE_DEATH.corruption());
        for (MissionPage.Spawn spawn : plan.spawns().subList(1, 3)) {
            ZoneSet chain = terrain.paths(WHITE_DEATH.gaits().unhindered())
                    .reachable(spawn.zone().index(), corrupted);
            assertThat(chain.size()).isEqualTo(4);
        }
    }

    @Test
    @Rule("WD-GAP-112")
    void theBuildingsOfMissionFourAreThoseOfItsRedObjectives() {
        Board board = plan("M04").board();
        assertThat(plan("M04").objectives().getFirst().zones())
                .map(zone -> board.buildings().of(new ZoneId(zone.index())).orElseThrow())
                .map(board::name)
                .containsExactly("27R.a", "31R.a", "32V.f");
    }

    @Test
    void goalsRulesAndRewardsAreNamed() {
        for (MissionPage plan : WHITE_DEATH.missions()) {
            assertThat(plan.head().goals()).isNotEmpty();
            assertThat(plan.head().goals()).allMatch(name -> name.matches("([A-Z][a-z]+)+"));
            assertThat(plan.head().rules()).allMatch(name -> name.matches("([A-Z][a-z]+)+"));
            assertThat(plan.rewards())
                    .isNotEmpty()
                    .allMatch(reward -> !reward.names().isEmpty());
        }
    }
}
