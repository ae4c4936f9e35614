package redoubt.livingdead.mission.travel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.board.Placement;
import redoubt.board.Tile;
import redoubt.horde.cars.Car;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.AtMoment;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

class TravelTest {
    private static final RuleId LAY = new RuleId("NL-M06-09");
    private static final Travel.Laying RULES = new Travel.Laying(LAY, new RuleId("NL-M06-10"), new RuleId("NL-M08-10"));
    private static final RuleId AWAY = new RuleId("NL-M06-11");

    private static Farm toWillard(String... pile) {
        return farm("4R - / 1R 2V", "2V", false, 1, "", pile);
    }

    private static Farm toTheCemetery(String... pile) {
        return farm("5R", "5R", true, 2, "6V.5", pile);
    }

    private static Farm farm(String board, String first, boolean isRandom, int after, String car, String... pile) {
        List<Tile> tiles = Stream.of(pile).map(Farm::tile).toList();
        Travel travel = new Travel(Farm.GROUND, tiles, isRandom, first, after, car, RULES, AWAY);
        return Farm.of(board, travel).with(new Journey(List.of(pile), first, List.of(), 0, false));
    }

    private static List<String> board(Farm farm) {
        return farm.table().terrain().board().placements().stream()
                .map(placement -> placement.tile().name())
                .toList();
    }

    private static Journey journey(Farm farm) {
        return farm.table().annexes().the(Journey.class);
    }

    private static Farm endPhase(Farm farm) {
        return farm.run(new AtMoment(Moment.END_PHASE, Optional.empty()));
    }

    @Rule("NL-M06-09")
    @Rule("NL-GAP-53")
    @Rule("NL-DEC-38")
    @Test
    void theFirstToEnterTheLastTileLaysTheNextAlongTheRoad() {
        Farm farm = toWillard("6R", "5V").survivor("Ben", "1R.9").survivor("Tom", "1R.9");
        farm.walks("Ben", "2V.7");
        assertThat(farm.asked()).isEqualTo(LAY);
        assertThat(farm.offered())
                .containsExactlyInAnyOrder("lay 6R east of 2V turned 0", "lay 6R east of 2V turned 180");
        assertThat(farm.state().decision().options().getLast().marks())
                .containsExactly(
                        new Mark("tile", "6R"),
                        new Mark("tile", "2V"),
                        new Mark("side", "east"),
                        new Mark("turn", "180"));
        farm.choose("lay 6R east of 2V turned 0");
        Placement laid = farm.table().terrain().board().placement("6R").orElseThrow();
        assertThat(laid.row()).isEqualTo(1);
        assertThat(laid.column()).isEqualTo(2);
        assertThat(farm.table()
                        .survivorPaths()
                        .distance(farm.zone("2V.6").index(), farm.zone("6R.4").index()))
                .isEqualTo(1);
        farm.walks("Tom", "2V.7");
        assertThat(farm.isDone()).isTrue();
        assertThat(board(farm)).containsExactly("4R", "1R", "2V", "6R");
    }

    @Rule("NL-GAP-70")
    @Rule("NL-GAP-64")
    @Test
    void theBarnOfANewTileHasAClosedDoorAndOpenWindows() {
        Farm farm = toWillard("6R", "5V").survivor("Ben", "1R.9").walks("Ben", "2V.7");
        farm.choose("lay 6R east of 2V turned 0");
        assertThat(farm.border("6R.2", "6R.5")).isEqualTo("closed-door");
        assertThat(farm.border("6R.1", "6R.4")).isEqualTo("window");
    }

    @Rule("NL-M06-10")
    @Test
    void enteringTheNewestTileLaysTheNext() {
        Farm farm = toWillard("6R", "5V", "3V").survivor("Ben", "1R.9");
        farm.walks("Ben", "2V.7").choose("lay 6R east of 2V turned 0");
        farm.walks("Ben", "6R.4");
        assertThat(farm.offered()).allMatch(key -> key.startsWith("lay 5V east of 6R"));
        farm.choose("lay 5V east of 6R turned 0");
        assertThat(journey(farm).newest()).isEqualTo("5V");
        assertThat(journey(farm).pile()).containsExactly("3V");
        farm.walks("Ben", "6R.5");
        assertThat(farm.isDone()).isTrue();
    }

    @Rule("NL-M06-11")
    @Rule("NL-GAP-52")
    @Test
    void tilesLeftBehindGoWithTheirGhoulsAndBringNothing() {
        Farm farm = toWillard("6R", "5V").survivor("Ben", "1R.9").ghouls(Farm.WALKER, 3, "4R.1");
        endPhase(farm);
        assertThat(board(farm)).containsExactly("4R", "1R", "2V");
        farm.walks("Ben", "2V.7").choose("lay 6R east of 2V turned 0");
        endPhase(farm);
        assertThat(board(farm)).containsExactly("2V", "6R");
        assertThat(farm.table().zombies().total()).isZero();
        assertThat(farm.who("Ben").adrenaline()).isZero();
        assertThat(farm.events(HordeEvent.TileTakenAway.class))
                .containsExactly(
                        new HordeEvent.TileTakenAway(AWAY, "4R", 3), new HordeEvent.TileTakenAway(AWAY, "1R", 0));
    }

    @Rule("NL-M06-12")
    @Rule("NL-M08-12")
    @Rule("NL-GAP-52")
    @Test
    void noTileGoesThatKeepsSurvivorsTogether() {
        Farm farm = toWillard("6R", "5V").survivor("Ben", "1R.9").survivor("Tom", "4R.2");
        farm.walks("Ben", "2V.7").choose("lay 6R east of 2V turned 0");
        endPhase(farm);
        assertThat(board(farm)).containsExactly("4R", "1R", "2V", "6R");
        farm.walks("Ben", "4R.2");
        endPhase(farm);
        assertThat(board(farm)).containsExactly("4R", "1R", "2V", "6R");
    }

    @Rule("NL-M06-02")
    @Rule("NL-GAP-53")
    @Test
    void aTileWaitsWhileItsOtherFaceLiesOnTheBoard() {
        Farm farm = toWillard("1V", "5V").survivor("Ben", "1R.9").survivor("Tom", "1R.9");
        farm.with(new Journey(List.of("1V", "5V"), "2V", List.of(), 1, false));
        farm.walks("Ben", "2V.7");
        assertThat(farm.isDone()).isTrue();
        assertThat(journey(farm).isWaiting()).isTrue();
        endPhase(farm);
        assertThat(farm.isDone()).isTrue();
        farm.walks("Tom", "2V.7");
        endPhase(farm);
        assertThat(board(farm)).containsExactly("2V");
        assertThat(farm.offered()).allMatch(key -> key.startsWith("lay 1V"));
        farm.choose(farm.offered().getFirst());
        assertThat(journey(farm).isWaiting()).isFalse();
        assertThat(journey(farm).newest()).isEqualTo("1V");
    }

    @Rule("NL-M06-03")
    @Test
    void theTileOfTheStartComesBackAsTheLast() {
        Farm farm = toWillard("6R", "2V").survivor("Ben", "1R.9");
        farm.walks("Ben", "2V.7").choose("lay 6R east of 2V turned 0").walks("Ben", "6R.4");
        assertThat(journey(farm).isWaiting()).isTrue();
        endPhase(farm);
        assertThat(board(farm)).containsExactly("6R");
        farm.choose("lay 2V east of 6R turned 0");
        assertThat(journey(farm).isOver()).isTrue();
        assertThat(farm.table().zone("2V.4").index())
                .isLessThan(farm.table().zone("6R.4").index());
    }

    @Rule("NL-M08-02")
    @Rule("NL-M08-03")
    @Rule("NL-M08-09")
    @Test
    void randomTilesComeBeforeTheLastOne() {
        Set<String> firsts = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Farm farm = toTheCemetery("1V", "2V", "6V").survivor("Ben", "5R.5").luck(Luck.seeded(seed));
            farm.run(new LayNext());
            assertThat(farm.offered()).noneMatch(key -> key.contains("6V"));
            farm.choose(farm.offered().getFirst());
            String first = journey(farm).newest();
            farm.walks("Ben", first + ".5");
            farm.choose(farm.offered().getFirst());
            String second = journey(farm).newest();
            assertThat(List.of(first, second)).containsExactlyInAnyOrder("1V", "2V");
            assertThat(journey(farm).pile()).as("only now the last").containsExactly("6V");
            firsts.add(first);
        }
        assertThat(firsts).as("whatever chance brings").containsExactlyInAnyOrder("1V", "2V");
    }

    @Rule("NL-M08-10")
    @Rule("NL-GAP-36")
    @Test
    void johnnysCarWaitsOnTheLastTile() {
        Farm farm = toTheCemetery("6V").survivor("Ben", "5R.5");
        assertThat(Car.of(farm.table())).isEmpty();
        farm.run(new LayNext()).choose("lay 6V east of 5R turned 0");
        assertThat(farm.table().annexes().the(Car.class).zone().name()).isEqualTo("6V.5");
        assertThat(journey(farm).isOver()).isTrue();
    }

    @Rule("NL-M08-11")
    @Test
    void nothingGoesBeforeTheSecondRandomTile() {
        Farm farm = toTheCemetery("1V", "2V", "6V").survivor("Ben", "5R.5");
        farm.run(new LayNext()).choose(farm.offered().getFirst());
        String first = journey(farm).newest();
        endPhase(farm);
        assertThat(board(farm)).containsExactly("5R", first);
        farm.walks("Ben", first + ".5");
        farm.choose(farm.offered().getFirst());
        endPhase(farm);
        assertThat(board(farm)).containsExactly(first, journey(farm).newest());
    }

    @Rule("NL-GAP-52")
    @Rule("NL-GAP-76")
    @Rule("NL-END-03")
    @Test
    void theTileOfTheCarStaysSoThatTheSceneCanBeWon() {
        Farm farm = toTheCemetery("6V").survivor("Ben", "5R.5");
        farm.run(new LayNext()).choose("lay 6V east of 5R turned 0");
        farm.with(new Journey(List.of(), "6V", List.of("6V"), 2, false));
        farm.with(table -> Car.put(table, Car.at(table.zone("5R.5")))).walks("Ben", "6V.5");
        endPhase(farm);
        assertThat(board(farm)).as("the car was left on 5R").containsExactly("5R", "6V");
        farm.with(table -> Car.put(table, Car.at(table.zone("6V.5"))));
        endPhase(farm);
        assertThat(board(farm)).containsExactly("6V");
    }

    @Rule("NL-GAP-52")
    @Test
    void emptyTilesGoEvenIfTheyHungOnOneAnother() {
        Farm farm = farm("2V 1V / 6V", "2V", true, 2, "6V.5").survivor("Ben", "6V.5");
        farm.with(new Journey(List.of(), "6V", List.of("6V"), 3, false)).run(new LeaveTilesBehind());
        assertThat(board(farm)).containsExactly("6V");
    }

    @Rule("NL-M08-10")
    @Test
    void inTheSceneTheCarWaitsInTheMiddleOfTheCemetery() {
        Night night = Night.scene("NL-M08");
        String newest = night.table().annexes().the(Journey.class).newest();
        night.with(new Journey(List.of("6V"), newest, List.of(), 1, false)).run(new LayNext());
        night.choose(night.offered().getFirst());
        assertThat(night.table().annexes().the(Car.class).zone().name()).isEqualTo("6V.5");
    }

    @Rule("NL-M08-10")
    @Test
    void theCarIsPutOnTheBoardOnce() {
        Farm farm = toTheCemetery("6V").survivor("Ben", "5R.5");
        farm.run(new LayNext()).choose("lay 6V east of 5R turned 0");
        farm.with(table -> Car.put(table, Car.at(table.zone("5R.4")))).run(new FinishTile("5R"));
        assertThat(farm.table().annexes().the(Car.class).zone().name()).isEqualTo("5R.4");
    }

    @Rule("NL-M06-07")
    @Rule("NL-M08-07")
    @Rule("NL-GAP-38")
    @Test
    void afterTheSpawnStepNoCornerIsLeftThatAFireCouldMove() {
        Farm farm = Farm.of("5R 2V", new CornersSpawn(Farm.GROUND, new RuleId("NL-M08-08")))
                .survivor("Ben", "5R.5");
        farm.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty())).choose("spawn first in 5R.7");
        assertThat(farm.table().spawnPoints()).hasSize(3);
        farm.run(new AtMoment(Moment.SPAWN_STEP_ENDS, Optional.empty()));
        assertThat(farm.table().spawnPoints()).isEmpty();
    }

    @Rule("NL-M06-07")
    @Rule("NL-M06-08")
    @Rule("NL-M08-07")
    @Rule("NL-M08-08")
    @Rule("NL-SPAWN-11")
    @Rule("NL-DEC-35")
    @Test
    void outdoorCornersOfHeldTilesSpawnFromTheOneChosen() {
        Farm farm = Farm.of("5R 2V", new CornersSpawn(Farm.GROUND, new RuleId("NL-M08-08")))
                .survivor("Ben", "5R.5");
        farm.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
        assertThat(farm.offered())
                .containsExactlyInAnyOrder("spawn first in 5R.3", "spawn first in 5R.7", "spawn first in 5R.9");
        farm.choose("spawn first in 5R.7");
        assertThat(farm.table().spawnPoints())
                .extracting(point -> point.zone().name())
                .containsExactly("5R.7", "5R.3", "5R.9");
        assertThat(farm.table().spawnPoints()).extracting(SpawnPoint::order).containsExactly(0, 1, 2);
        assertThat(farm.table().spawnPoints())
                .extracting(SpawnPoint::name)
                .containsExactly("corner 1", "corner 2", "corner 3");
    }

    @Rule("NL-GAP-31")
    @Rule("NL-M06-08")
    @Test
    void theCornersOfOneTileComeOneAfterTheOtherWhereverTheTileLies() {
        Farm farm = Farm.of("5R 2V", new CornersSpawn(Farm.GROUND, new RuleId("NL-M08-08")))
                .survivor("Ben", "2V.5");
        farm.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty())).choose("spawn first in 2V.1");
        assertThat(farm.table().spawnPoints())
                .extracting(point -> point.zone().name())
                .containsExactly("2V.1", "2V.3", "2V.9", "2V.7");
    }

    @Rule("NL-M06-09")
    @Rule("NL-M08-09")
    @Test
    void onlyARandomJourneyBeginsWithATile() {
        assertThat(Night.scene("NL-M06").events(HordeEvent.TileLaid.class)).isEmpty();
        assertThat(Night.scene("NL-M06").offered()).noneMatch(key -> key.startsWith("lay "));
        assertThat(Night.scene("NL-M08").offered()).anyMatch(key -> key.startsWith("lay "));
    }

    @Rule("NL-M06-08")
    @Rule("NL-M08-08")
    @Test
    void onAJourneyTheGroupChoosesTheFirstCorner() {
        for (String scene : List.of("NL-M06", "NL-M08")) {
            Night night = Night.scene(scene);
            String zone = scene.equals("NL-M06") ? "2V.5" : "5R.5";
            night.at(zone, "Ben", "Tom", "Judy", "Harry", "Helen", "Barbra");
            night.run(new AtMoment(Moment.SPAWN_STEP_BEGINS, Optional.empty()));
            assertThat(night.asked().id()).isEqualTo(scene + "-08");
        }
    }
}
