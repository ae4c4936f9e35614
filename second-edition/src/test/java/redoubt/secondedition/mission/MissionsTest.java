package redoubt.secondedition.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.Edge;
import redoubt.board.Zone;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.action.LiftObjective;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.OwnContent;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.CallOne;
import redoubt.horde.spawning.OpenedRooms;
import redoubt.horde.table.Item;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieCard;
import redoubt.horde.view.Viewing;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.Status;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionContent;
import redoubt.secondedition.SecondEditionGame;
import redoubt.secondedition.edition.MissionPage;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.washington.Clock;
import redoubt.testkit.Rule;

/** How missions begin and end. */
class MissionsTest {
    private static SetUp setUp(String mission) {
        return SetUp.of(SecondEdition.ID, mission).with("starting", "dealt");
    }

    @Test
    @Rule({"Z2-M01-01", "Z2-M02-01", "Z2-M03-01", "Z2-M04-01"})
    void missionsOfOurOwnSayHowHardAndLongTheyAre() {
        assertThat(City.GAME.missions())
                .filteredOn(mission -> mission.id().startsWith("Z2-"))
                .extracting(mission ->
                        "%s %s %s %s".formatted(mission.id(), mission.title(), mission.difficulty(), mission.length()))
                .containsExactly(
                        "Z2-M01 Night Pharmacy easy 45-minutes",
                        "Z2-M02 The Locked Ward medium 60-minutes",
                        "Z2-M03 Last Bus Out hard 90-minutes",
                        "Z2-M04 Borrowed Wheels easy 45-minutes");
    }

    @Test
    @Rule({"Z2-SETUP-01", "Z2-SETUP-04", "Z2-SETUP-05"})
    void sixSurvivorsBeginWithACardEach() {
        City city = City.mission("Z2-M01");
        assertThat(city.table().survivors()).hasSize(6).allSatisfy(survivor -> {
            assertThat(survivor.inventory().items()).hasSize(1);
            assertThat(survivor.wounds()).isZero();
            assertThat(survivor.adrenaline()).isZero();
            assertThat(survivor.skills()).isEqualTo(survivor.card().blue());
            assertThat(survivor.zone()).isEqualTo(city.zone("9R.s6"));
        });
        assertThat(city.table().survivors().stream()
                        .flatMap(survivor -> survivor.inventory().items().stream())
                        .map(Item::name))
                .containsExactlyInAnyOrder("Baseball Bat", "Crowbar", "Fire Axe", "Pistol", "Pistol", "Pistol");
        assertThatThrownBy(() -> City.of(setUp("Z2-M01").with("survivors", "Amy", "Josh")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("6 survivors");
    }

    @Test
    @Rule({"Z2-SETUP-06", "WZ-GAP-40"})
    void whoeverHoldsTheFireAxeIsFirst() {
        Set<Seat> seats = new HashSet<>();
        for (String mission : List.of("Z2-M01", "WZ-M02")) {
            for (long seed = 1; seed <= 8; seed++) {
                Table table = new Engine<>(City.GAME)
                        .begin(setUp(mission).withSeats(3), Luck.seeded(seed))
                        .state()
                        .table();
                Survivor holder = table.survivors().stream()
                        .filter(survivor -> survivor.inventory().items().stream()
                                .anyMatch(item -> item.name().equals("Fire Axe")))
                        .findFirst()
                        .orElseThrow();
                assertThat(table.firstPlayer()).as(mission).isEqualTo(holder.seat());
                seats.add(holder.seat());
            }
        }
        assertThat(seats).hasSize(3);
    }

    @Test
    @Rule({"Z2-OBJ-01", "Z2-OBJ-04", "Z2-OBJ-05", "Z2-M01-01", "Z2-M01-02", "Z2-WIN-01", "Z2-WIN-03", "Z2-DEC-20"})
    void whenAllObjectivesAreTakenEverybodyLeaves() {
        City city = City.mission("Z2-M01");
        city.turn("Amy").choose("end turn");
        assertThat(city.offered()).as("the exit is not open yet").doesNotContain("leave");
        city = City.mission("Z2-M01");
        for (int i = 0; i < 3; i++) {
            city.run(new LiftObjective(city.id("Amy"), 0));
            while (!city.isDone()) {
                city.choose(city.offered().getFirst());
            }
        }
        assertThat(city.who("Amy").adrenaline()).isEqualTo(15);
        assertThat(ObjectivesTaken.of(city.table()).colours()).hasSize(3);
        City besieged = city;
        besieged.zombies("9R.s6", "Walker", 1).turn("Amy").choose("end turn");
        assertThat(besieged.isDone()).as("not beside a zombie").isTrue();
        besieged.zombies("9R.s6", "Walker", -1);
        List<Survivor> team = city.table().survivors();
        for (Survivor survivor : team) {
            city.turn(survivor.name()).choose("end turn", "leave");
        }
        assertThat(city.isOver()).isTrue();
        assertThat(city.state().isWon()).isTrue();
    }

    @Test
    @Rule({"Z2-WIN-02", "Z2-ZPH-04"})
    void oneDeathLosesTheGame() {
        City city = City.mission("Z2-M01");
        city.run(new EliminateSurvivor(city.id("Amy")));
        assertThat(city.isLost()).isTrue();
    }

    @Test
    @Rule({"Z2-DOOR-04", "Z2-SPAWN-03", "Z2-M02-01", "Z2-M02-02"})
    void coloursUnlockDoorsAndWakeSpawnZones() {
        City city = City.mission("Z2-M02");
        city.spawn(
                new SpawnPoint("start", city.zone("1V.s1"), 0, true),
                new SpawnPoint("green", city.zone("7V.s3"), 1, false));
        assertThat(city.border("5V.s2", "1V.B")).isEqualTo("blue-door");
        assertThat(spawn(city, "green").isActive()).isFalse();
        take(city, "red");
        take(city, "green");
        assertThat(spawn(city, "green").isActive()).isTrue();
        assertThat(city.border("5V.s2", "1V.B")).isEqualTo("blue-door");
        take(city, "blue");
        assertThat(city.border("5V.s2", "1V.B")).isEqualTo("closed-door");
    }

    private static SpawnPoint spawn(City city, String name) {
        return city.table().spawnPoints().stream()
                .filter(point -> point.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static void take(City city, String colour) {
        List<Objective> objectives = city.table().objectives();
        for (int place = 0; place < objectives.size(); place++) {
            if (objectives.get(place).colour().equals(colour)) {
                city.run(new LiftObjective(city.id("Amy"), place));
                while (!city.isDone()) {
                    city.choose(city.offered().getFirst());
                }
                return;
            }
        }
        throw new IllegalArgumentException("no objective is " + colour);
    }

    @Test
    @Rule({"Z2-M03-01", "Z2-M03-02"})
    void theLastMissionHidesItsColours() {
        City city = City.mission("Z2-M03");
        assertThat(city.table().objectives()).filteredOn(Objective::isFaceDown).hasSize(2);
        assertThat(city.table().objectives())
                .extracting(Objective::colour)
                .containsExactlyInAnyOrder("blue", "green", "red");
        assertThat(city.border("4V.s1", "3V.D")).isEqualTo("green-door");
        take(city, "green");
        assertThat(city.border("4V.s1", "3V.D")).isEqualTo("closed-door");
        assertThat(city.border("9R.s7", "3V.C")).isEqualTo("closed-door");
    }

    @ParameterizedTest
    @CsvSource({"Z2-M01", "Z2-M02", "Z2-M03", "Z2-M04"})
    @Rule({"Z2-M01-02", "Z2-M02-02", "Z2-M03-02", "Z2-M04-02"})
    void whenEveryObjectiveIsTakenAndEveryoneHasLeftTheMissionIsWonByItsOwnRule(String id) {
        City city = City.mission(id).emptyHanded();
        int objectives = city.table().objectives().size();
        city.with(new ObjectivesTaken(Collections.nCopies(objectives, "red")))
                .with(table -> table.withObjectives(List.of()));
        for (Survivor survivor : city.table().survivors().subList(1, 6)) {
            city.with(survivor.withPresence(Survivor.Presence.LEFT));
        }
        Survivor last = city.table().survivors().getFirst();
        city.with(last.withZone(City.BOX.mission(id).head().needed("exit")))
                .turn(last.name())
                .choose("end turn", "leave");
        assertThat(city.state().status())
                .isInstanceOfSatisfying(
                        Status.Won.class, won -> assertThat(won.rule().id()).isEqualTo(id + "-02"));
    }

    @ParameterizedTest
    @CsvSource({"Z2-M01", "Z2-M02", "Z2-M03", "Z2-M04"})
    @Rule({"Z2-DEF-02", "Z2-DEF-07", "Z2-DEF-09", "Z2-GAP-02"})
    void streetsMeetStreetsAndOpeningsOpenings(String id) {
        MissionPage page = City.BOX.mission(id);
        Board board = page.board();
        assertThat(page.head().survivors()).isEqualTo(6);
        for (Edge edge : board.edges().all()) {
            boolean isSameTile = board.tiles(edge.first()).stream().anyMatch(board.tiles(edge.second())::contains);
            boolean isStreetToRoom = board.kind(edge.first()).building()
                    != board.kind(edge.second()).building();
            assertThat(!isSameTile && isStreetToRoom && edge.printed().name().equals("closed-door"))
                    .as(board.name(edge.first()) + "-" + board.name(edge.second()))
                    .isFalse();
        }
    }

    @Test
    @Rule({"Z2-DIFF-01", "Z2-ABOM-04", "Z2-FEST-01", "Z2-ULTRA-01", "WZ-DEC-16"})
    void whatAGroupMayAgreeOn() {
        City easy = City.of(setUp("Z2-M01").with("zombie-cards", "easy"));
        assertThat(easy.table().deck("zombie").draw().list()).hasSize(18).allMatch(card -> number(easy, card) <= 18);
        assertThatThrownBy(() -> City.of(setUp("Z2-M01").with("zombie-cards", "extra")))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("one of them at least with zombies");
        City one = City.of(setUp("Z2-M01").with("abominations", "Patient 0"));
        assertThat(one.table().deck("abomination").draw().list()).hasSize(1);
        assertThat(City.mission("Z2-M01").table().deck("abomination").draw().list())
                .hasSize(4);
        for (String[] wrong : new String[][] {
            {"abominations", "Khan"},
            {"abomination-fest", "5"},
            {"dark-zones", "no"},
            {"ultrared", "no"},
            {"clock", "24"},
            {"advanced-decks", "no"}
        }) {
            assertThatThrownBy(() -> City.of(setUp("Z2-M01").with(wrong[0], wrong[1])))
                    .as(wrong[0])
                    .isInstanceOf(SetUpRefused.class);
        }
    }

    private static int number(City city, int card) {
        ZombieCard printed = city.table().print().zombieCards().get(card);
        return Integer.parseInt(printed.number());
    }

    @Test
    @Rule({"WZ-ADV-01", "WZ-ALONE-03", "WZ-COMP-01", "WZ-DEC-03"})
    void allOutDiceBelongToTheAdvancedDecks() {
        City plain = City.mission("Z2-M01");
        assertThat(allOut(plain)).isEmpty();
        assertThat(Viewing.of(plain.table()).isWithoutAllOut()).isTrue();
        City advanced = City.of(setUp("Z2-M01").with("advanced-decks", "yes"));
        assertThat(allOut(advanced)).containsExactly("melee Katana 9R.s6 all out");
        assertThat(Viewing.of(advanced.table()).isWithoutAllOut()).isFalse();
    }

    private static List<String> allOut(City city) {
        return city.emptyHanded().holds("Amy", "Katana").zombies("9R.s6", "Walker", 1).turn("Amy").offered().stream()
                .filter(key -> key.endsWith("all out"))
                .toList();
    }

    @Test
    @Rule({"Z2-DARK-01", "Z2-DARK-03", "Z2-DARK-04", "WZ-SKILL-NIGHTVISION", "WZ-DECK-10"})
    void darkZonesAreHardToHit() {
        assertThat(left(withDarkZones(), "Pistol", "", 5, "ranged Pistol 9R.A")).isEqualTo(1);
        assertThat(left(withDarkZones(), "Pistol", "", 6, "ranged Pistol 9R.A")).isZero();
        assertThat(left(withDarkZones(), "Pistol", "Flashlight", 5, "ranged Pistol 9R.A"))
                .isZero();
        assertThat(left(City.mission("Z2-M01").at("9R.s7", "Amy"), "Pistol", "", 5, "ranged Pistol 9R.A"))
                .isZero();
        City sharpEyed = withDarkZones();
        sharpEyed.with(sharpEyed
                .who("Amy")
                .withSkill(sharpEyed.table().print().skill("Night vision").orElseThrow()));
        assertThat(left(sharpEyed, "Pistol", "", 5, "ranged Pistol 9R.A")).isZero();
        assertThat(left(withDarkZones(), "Colt M16A4 Rifle", "", 5, "ranged Colt M16A4 Rifle 9R.A"))
                .isZero();
        assertThat(left(withDarkZones().at("9R.A", "Amy"), "Machete", "", 5, "melee Machete 9R.A"))
                .as("a blow is not hindered")
                .isZero();
        City street = withDarkZones().zombies("9R.s8", "Walker", 1);
        left(street, "Pistol", "", 5, "ranged Pistol 9R.s8");
        assertThat(street.zombies("9R.s8")).as("nor is a shot down the street").isZero();
    }

    /** Amy stands in the street before the open door of the dark room of 9R. */
    private static City withDarkZones() {
        return City.of(setUp("Z2-M01").with("dark-zones", "yes")).at("9R.s7", "Amy");
    }

    /** How many walkers are left in the dark room of 9R after an attack with this die. */
    private static int left(City city, String weapon, String backpack, int die, String attack) {
        city.emptyHanded()
                .border("door", "9R.A", "9R.s7")
                .holds("Amy", weapon, "", backpack)
                .zombies("9R.A", "Walker", 1)
                .turn("Amy", die)
                .choose(attack);
        return city.zombies("9R.A");
    }

    @Test
    @Rule("Z2-ABOM-04")
    void onlyChosenAbominationsComeAgain() {
        City city = City.of(setUp("Z2-M01").with("abominations", "Patient 0"));
        for (int time = 0; time < 4; time++) {
            city.run(new CallOne(new RuleId("Z2-ABOM-02"), SecondEdition.ABOMINATION, city.zone("9R.s8"), 1))
                    .with(table -> table.withZombies(
                            table.zombies().cleared(city.zone("9R.s8").index())));
        }
        assertThat(city.events(HordeEvent.ZombieDrawn.class))
                .hasSize(4)
                .allMatch(drawn -> drawn.zombie().equals("Patient 0"));
    }

    @Test
    @Rule("WZ-CLOCK-03")
    void aGroupMaySetTheClockToTheHourOfTheDay() {
        City evening = City.of(setUp("Z2-M01").with("clock", "18"));
        assertThat(Clock.isNight(evening.table())).isFalse();
        evening.run(new EndPhase());
        assertThat(Clock.isNight(evening.table())).as("at 7 pm night falls").isTrue();
        assertThat(Clock.isNight(City.of(setUp("Z2-M01").with("clock", "3")).table()))
                .isTrue();
        assertThat(City.mission("Z2-M01").table().annexes().find(Clock.class))
                .as("without the setting there is no clock")
                .isEmpty();
    }

    @Test
    @Rule("Z2-BSPAWN-05")
    void buildingsThatAreOpenOrHoldSurvivorsNeverFill(@TempDir Path folder) throws IOException {
        String mission = """
            mission Z2-M97 "Mine"
              difficulty easy length short survivors 6
              tiles      9R 5R / 4R 6R
              start      9R.A
              spawn      start 6R.s7
              objective  red 6R.A
              door       open 5R.A-5R.s5
              goal       TakeAllObjectives
              source     house
            """;
        assertThat(new OwnContent(new SecondEditionContent(), folder).complaints(mission))
                .isEmpty();
        HordeGame game = SecondEditionGame.of(List.of(ContentFolder.of(folder.toString(), SecondEdition.ID)));
        Table table = game.setUp(setUp("Z2-M97").with("starting", "dealt"), Luck.seeded(1))
                .table();
        assertThat(OpenedRooms.of(table).rooms())
                .extracting(Zone::name)
                .contains("9R.A", "5R.A", "5R.B")
                .doesNotContain("4R.A", "4R.B");
    }
}
