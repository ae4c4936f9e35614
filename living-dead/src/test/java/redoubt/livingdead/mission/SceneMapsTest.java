package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import redoubt.board.Board;
import redoubt.horde.cars.Car;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** The ten scenes as they are laid out: tiles, borders, tokens, modes. */
class SceneMapsTest {
    private static final List<String> FARM_WINDOWS =
            List.of("4R.3-4R.k", "3R.2-3R.s", "4R.7-4R.p", "1R.b-1R.8", "1R.y-1R.9", "2R.f-2R.7", "2R.g-2R.6");
    private static final List<String> FARM_DOORS = List.of("3R.1-3R.h", "4R.4-4R.k", "1R.1-1R.l", "2R.g-2R.8");

    private static String card(String id) {
        MissionCard card = Night.GAME.missions().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        return card.title() + ", " + card.difficulty() + ", " + card.length();
    }

    private static String grid(Night night) {
        return night.table().terrain().board().placements().stream()
                .collect(Collectors.groupingBy(
                        placement -> placement.row(),
                        Collectors.mapping(placement -> placement.tile().name(), Collectors.joining(" "))))
                .values()
                .stream()
                .collect(Collectors.joining(" / "));
    }

    private static String spawns(Night night) {
        return night.table().spawnPoints().stream()
                .map(point -> point.name() + " " + point.zone())
                .collect(Collectors.joining(", "));
    }

    private static void begin(Night night, Face face, String zone) {
        assertThat(night.table().survivors()).hasSize(6).allSatisfy(survivor -> {
            assertThat(night.face(survivor.name())).isEqualTo(face);
            assertThat(survivor.zone().name()).isEqualTo(zone);
        });
    }

    private static void farmhouse(Night night) {
        assertThat(grid(night)).isEqualTo("4R 3R / 1R 2R");
        assertThat(night.borders("closed-barricade")).containsExactlyInAnyOrderElementsOf(FARM_WINDOWS);
        assertThat(night.borders("closed-door")).containsExactlyInAnyOrderElementsOf(FARM_DOORS);
        assertThat(night.borders("door")).containsExactly("2R.f-2R.c");
        assertThat(night.borders("stairs")).containsExactly("3R.h-3R.s");
    }

    @Test
    @Rule({
        "NL-M01-01",
        "NL-M02-01",
        "NL-M03-01",
        "NL-M04-01",
        "NL-M05-01",
        "NL-M06-01",
        "NL-M07-01",
        "NL-M08-01",
        "NL-M09-01",
        "NL-M10-01",
        "NL-GAP-59"
    })
    void titlesDifficultiesAndLengths() {
        assertThat(card("NL-M01")).isEqualTo("What's Happening?, easy, 45-minutes");
        assertThat(card("NL-M02")).isEqualTo("Is There a Key?, easy, 45-minutes");
        assertThat(card("NL-M03")).isEqualTo("They're Afraid of Fire, easy, 45-minutes");
        assertThat(card("NL-M04")).isEqualTo("Now, Let's Move!, medium, 60-minutes");
        assertThat(card("NL-M05")).isEqualTo("Night of the Living Dead, medium, 60-minutes");
        assertThat(card("NL-M06")).isEqualTo("To Willard, medium, 60-minutes");
        assertThat(card("NL-M07")).isEqualTo("Let's Get Johnny, medium, 45-minutes");
        assertThat(card("NL-M08")).isEqualTo("Johnny's Car, hard, 60-minutes");
        assertThat(card("NL-M09")).isEqualTo("Rescue Squad, hard, 90-minutes");
        assertThat(card("NL-M10")).isEqualTo("Another One for the Fire, hard, 90-minutes");
    }

    @Test
    @Rule("NL-DEC-01")
    void theGroupChoosesOneOfTenScenes() {
        assertThat(Night.GAME.missions()).hasSize(10);
        for (MissionCard card : Night.GAME.missions()) {
            assertThat(Night.scene(card.id()).table().mission().id()).isEqualTo(card.id());
        }
        assertThatThrownBy(() -> Night.scene("NL-M11")).isInstanceOf(SetUpRefused.class);
    }

    @Test
    @Rule("NL-DEC-03")
    void theGroupSharesTheSurvivorsOutAndSeatsThem() {
        Night night = Night.of(SetUp.of(LivingDead.ID, "NL-M02")
                .withSeats(3)
                .with("survivors", "Judy", "Tom", "Ben", "Helen", "Barbra", "Harry"));
        assertThat(night.table().survivors())
                .extracting(each -> each.name() + " " + each.seat().number())
                .containsExactly("Judy 1", "Tom 1", "Ben 2", "Helen 2", "Barbra 3", "Harry 3");
    }

    @Test
    @Rule({"NL-M03-02", "NL-M03-06"})
    void theThirdSceneIsTheWholeFarmInRomeroMode() {
        Night night = Night.scene("NL-M03");
        farmhouse(night);
        assertThat(night.table().survivors()).allMatch(each -> night.face(each.name()) == Face.ROMERO);
    }

    @Test
    @Rule({"NL-GAP-68", "NL-M04-02", "NL-M04-05"})
    void theMapOfTheFourthScene() {
        Night night = Night.scene("NL-M04");
        assertThat(grid(night)).isEqualTo("4R 3R 6R / 1R 2V 5R");
        begin(night, Face.ROMERO, "1R.l");
        assertThat(night.borders("closed-barricade"))
                .containsExactlyInAnyOrder(
                        "4R.3-4R.k", "3R.2-3R.s", "4R.7-4R.p", "1R.b-1R.8", "1R.y-1R.9", "3R.h-2V.1", "1R.l-2V.1");
        assertThat(night.borders("closed-door"))
                .containsExactlyInAnyOrder("1R.1-1R.l", "3R.1-3R.h", "4R.4-4R.k", "6R.2-6R.5", "5R.m-5R.5");
        assertThat(night.borders("stairs")).containsExactly("3R.h-3R.s");
        assertThat(Car.of(night.table()).orElseThrow().zone().name()).isEqualTo("1R.8");
        assertThat(spawns(night)).isEqualTo("white 5R.6, red 1 5R.7, red 2 1R.7, red 3 6R.9");
    }

    @Test
    @Rule({"NL-GAP-69", "NL-M05-02", "NL-M05-03", "NL-M05-06"})
    void theMapOfTheFifthScene() {
        Night night = Night.scene("NL-M05");
        farmhouse(night);
        begin(night, Face.ROMERO, "3R.h");
        assertThat(spawns(night)).isEqualTo("white 2R.9, red 1 2R.8, red 2 3R.9");
    }

    @Test
    @Rule("NL-M06-04")
    void theSixthSceneBeginsInZombicideMode() {
        begin(Night.scene("NL-M06"), Face.ZOMBICIDE, "4R.k");
    }

    @Test
    @Rule({"NL-GAP-71", "NL-M07-02", "NL-M07-03", "NL-M07-05"})
    void theMapOfTheSeventhScene() {
        Night night = Night.scene("NL-M07");
        assertThat(grid(night)).isEqualTo("2R 3R / 5V 4V / 6V 1V");
        begin(night, Face.ZOMBICIDE, "3R.h");
        assertThat(night.borders("closed-barricade")).containsExactlyInAnyOrder("2R.f-2R.7", "2R.g-2R.6", "3R.2-3R.s");
        assertThat(night.borders("closed-door"))
                .containsExactlyInAnyOrder("2R.g-2R.8", "3R.1-3R.h", "2R.9-3R.h", "3R.h-4V.1");
        assertThat(night.borders("door")).containsExactly("2R.f-2R.c");
        assertThat(night.borders("stairs")).containsExactly("3R.h-3R.s");
        assertThat(spawns(night)).isEqualTo("white 6V.5, red 1 5V.4, red 2 4V.6, red 3 1V.6");
    }

    @Test
    @Rule({"NL-GAP-72", "NL-M08-05"})
    void theMapOfTheEighthScene() {
        Night night = Night.scene("NL-M08");
        assertThat(grid(night)).isEqualTo("5R");
        begin(night, Face.ZOMBICIDE, "5R.m");
        assertThat(night.borders("closed-door")).containsExactly("5R.m-5R.5");
        assertThat(night.table().spawnPoints()).isEmpty();
        assertThat(night.offered()).isNotEmpty().allMatch(key -> key.matches("lay [1-4]V (east|west) of 5R turned .*"));
    }

    @Test
    @Rule({"NL-GAP-73", "NL-M09-02", "NL-M09-04"})
    void theMapOfTheNinthScene() {
        Night night = Night.scene("NL-M09").choose("driver Ben");
        assertThat(grid(night)).isEqualTo("2R 6R / 1V 5V / 3R 4R");
        begin(night, Face.ZOMBICIDE, "5V.5");
        assertThat(Car.of(night.table()).orElseThrow().zone().name()).isEqualTo("5V.5");
        assertThat(night.borders("closed-door"))
                .containsExactlyInAnyOrder("2R.g-2R.8", "3R.1-3R.h", "4R.4-4R.k", "6R.2-6R.5");
        assertThat(night.borders("closed-barricade"))
                .containsExactlyInAnyOrder(
                        "2R.f-2R.7", "2R.g-2R.6", "3R.2-3R.s", "4R.3-4R.k", "4R.7-4R.p", "6R.1-6R.4", "6R.3-6R.6");
        assertThat(night.borders("stairs")).containsExactly("3R.h-3R.s");
        assertThat(night.borders("door")).isEmpty();
        assertThat(spawns(night)).isEqualTo("white 1V.4, red 1 6R.9, red 2 4R.3, red 3 3R.9");
        Board board = night.table().terrain().board();
        assertThat(board.readingOrder().stream()
                        .filter(zone -> List.of("room", "barn")
                                .contains(board.kind(zone).name())))
                .hasSize(12);
    }

    @Test
    @Rule({"NL-GAP-74", "NL-M10-02", "NL-M10-05"})
    void theMapOfTheTenthScene() {
        Night night = Night.scene("NL-M10").choose("driver Ben");
        assertThat(grid(night)).isEqualTo("6V 5R 3R / 1R 2R 4R");
        begin(night, Face.ZOMBICIDE, "5R.6");
        assertThat(Car.of(night.table()).orElseThrow().zone().name()).isEqualTo("5R.6");
        assertThat(night.borders("closed-door"))
                .containsExactlyInAnyOrder("1R.1-1R.l", "2R.g-2R.8", "3R.1-3R.h", "4R.4-4R.k", "5R.m-5R.5");
        assertThat(night.borders("closed-barricade"))
                .hasSize(11)
                .containsAll(FARM_WINDOWS)
                .contains("5R.9-3R.h", "3R.h-4R.1", "6V.9-1R.l", "5R.7-2R.f");
        assertThat(night.borders("stairs")).containsExactly("3R.h-3R.s");
        assertThat(spawns(night)).isEqualTo("white 6V.5, red 1 4R.7, red 2 3R.2");
    }

    @Test
    @Rule({"NL-M10-06", "NL-GAP-55"})
    void inTheTenthSceneEverybodyBeginsAtYellow() {
        Night night = Night.scene("NL-M10").choose("driver Ben");
        assertThat(night.table().survivors())
                .allMatch(each -> each.adrenaline() == 7 && each.danger() == Danger.YELLOW)
                .allMatch(each -> night.skills(each.name()).contains("+1 Action"));
        assertThat(Leavers.danger(night.table())).isEqualTo(Danger.YELLOW);
        assertThat(night.acts("Tom").who("Tom").turn().actions()).isEqualTo(4);
    }

    @Test
    @Rule("NL-GAP-32")
    void allSpawnTokensAreWhiteOrRedAndSpawn() {
        for (MissionCard card : Night.GAME.missions()) {
            assertThat(Night.scene(card.id()).table().spawnPoints())
                    .as(card.id())
                    .allMatch(point -> point.name().matches("white|red \\d"))
                    .allMatch(SpawnPoint::isActive);
        }
    }

    @Test
    @Rule("NL-GAP-58")
    void noSceneDealsOrHidesSpecialEquipment() {
        for (MissionCard card : Night.GAME.missions()) {
            Night night = Night.scene(card.id());
            assertThat(night.table().deck(LivingDead.SPECIAL_DECK).draw().isEmpty())
                    .isTrue();
            assertThat(night.table().deck(LivingDead.SPECIAL_DECK).discard().size())
                    .isEqualTo(11);
            assertThat(night.table().dropped())
                    .noneMatch(dropped -> dropped.card().deck().equals(LivingDead.SPECIAL_DECK));
        }
    }

    private static List<String> openings(String tile) {
        Board board = Farm.of(tile).table().terrain().board();
        return board.edges().all().stream()
                .filter(edge ->
                        List.of("doorway", "window").contains(edge.printed().name()))
                .map(edge -> edge.printed().name() + " "
                        + board.name(edge.first()).substring(3)
                        + board.name(edge.second()).substring(3))
                .toList();
    }

    private static String kinds(String tile) {
        Board board = Farm.of(tile).table().terrain().board();
        return board.readingOrder().stream()
                .map(zone ->
                        board.name(zone).substring(3) + " " + board.kind(zone).name())
                .collect(Collectors.joining(", "));
    }

    @Test
    @Rule({"NL-GAP-63", "NL-GAP-61"})
    void theFacesOfTheHouse() {
        assertThat(kinds("1R"))
                .isEqualTo("1 ground, l room, 4 ground, b room, y room, 7 cornfield, 8 ground, 9 ground");
        assertThat(openings("1R"))
                .containsExactlyInAnyOrder("doorway 1l", "doorway lb", "doorway ly", "window b8", "window y9");
        assertThat(kinds("2R")).isEqualTo("f room, c room, 3 ground, g room, 6 ground, 7 ground, 8 ground, 9 ground");
        assertThat(openings("2R"))
                .containsExactlyInAnyOrder("doorway g8", "doorway fc", "doorway fg", "window f7", "window g6");
        assertThat(kinds("3R"))
                .isEqualTo("1 ground, 2 ground, 3 cornfield, h room, s room, 6 ground, u room, 9 ground");
        assertThat(openings("3R")).containsExactlyInAnyOrder("doorway 1h", "doorway hs", "doorway su", "window 2s");
        assertThat(kinds("4R"))
                .isEqualTo("1 cornfield, 2 ground, 3 ground, 4 ground, k room, 7 ground, p room, n room");
        assertThat(openings("4R"))
                .containsExactlyInAnyOrder("doorway 4k", "doorway kp", "doorway kn", "window 3k", "window 7p");
    }

    private static void isWall(Farm farm, String one, String other) {
        assertThatThrownBy(() -> farm.edge(one, other)).hasMessageContaining("have no opening");
    }

    @Test
    @Rule("NL-GAP-62")
    void doorwaysAtTheEdgeOfATileNeedTheirMatchOrOpenGround() {
        Farm farm = Farm.of("4R 3R / 1R 2R");
        assertThat(farm.border("4R.n", "3R.h")).isEqualTo("doorway");
        assertThat(farm.border("4R.n", "1R.l")).isEqualTo("doorway");
        assertThat(farm.border("1R.l", "2R.f")).isEqualTo("doorway");
        assertThat(farm.border("3R.h", "2R.f")).isEqualTo("doorway");
        isWall(farm, "4R.k", "3R.h");
        isWall(farm, "3R.u", "2R.c");
        assertThat(Farm.of("1R 2V").border("1R.l", "2V.1")).isEqualTo("doorway");
        isWall(Farm.of("1R 5R"), "1R.l", "5R.m");
        assertThat(Farm.of("6R").border("6R.1", "6R.2")).isEqualTo("barn");
    }
}
