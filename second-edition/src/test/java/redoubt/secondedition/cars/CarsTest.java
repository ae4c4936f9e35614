package redoubt.secondedition.cars;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.content.ContentFolder;
import redoubt.horde.HordeGame;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarActions;
import redoubt.horde.cars.CarEvent;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Blank;
import redoubt.horde.fixture.OwnContent;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.view.SearchView;
import redoubt.horde.view.Viewing;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.SecondEditionContent;
import redoubt.secondedition.SecondEditionGame;
import redoubt.secondedition.crates.CrateEvent;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.testkit.Rule;

/** Cars in the streets. */
class CarsTest {
    private static final TokenKind CRATE = City.BOX.print().token("crate");
    private static final String TILES = "9R 4R@90 / 8R 5R@180";

    private static City city(boolean isPoliceCar, boolean isDriven, Ruling... more) {
        List<Ruling> rulings = new ArrayList<>(Arrays.asList(more));
        rulings.add(new CarActions(new CityCar(
                isPoliceCar, isDriven, City.BOX.car(), City.BOX.gaits().car())));
        if (isPoliceCar) {
            rulings.add(new PoliceCar());
        }
        return City.of(TILES, rulings.toArray(Ruling[]::new));
    }

    private static City street() {
        return city(true, true);
    }

    private static City parked(City city, String zone) {
        return city.with(table -> Car.put(table, Car.at(city.zone(zone))));
    }

    /** The first drives, the others ride along. */
    private static City seated(City city, String zone, String driver, String... passengers) {
        List<SurvivorId> riding = Arrays.stream(passengers).map(city::id).toList();
        Car car = new Car(city.zone(zone), Optional.of(city.id(driver)), riding);
        return city.with(table -> Car.put(table, car));
    }

    private static Car car(City city) {
        return city.table().annexes().the(Car.class);
    }

    private static List<String> rules(City city, Class<? extends HordeEvent> type) {
        return city.events(type).stream().map(event -> event.rule().id()).toList();
    }

    @Test
    @Rule("Z2-CAR-04")
    void aPoliceCarIsMarkedWhereItStands() {
        City city = City.mission("Z2-M04");
        assertThat(city.table().mission().rulings(PoliceCar.class).getFirst().landmarks(city.table()))
                .extracting(landmark -> landmark.kind() + " " + landmark.zone())
                .containsExactly("police-car 9R.s4");
    }

    @Test
    @Rule("Z2-CAR-01")
    void aSurvivorGetsInGetsOutAndChangesSeatsForAnActionEach() {
        City city = parked(street().survivor("Amy", "9R.s4").survivor("Josh", "9R.s4"), "9R.s4");
        city.acts("Amy").choose("enter car as driver");
        assertThat(car(city).isDriver(city.id("Amy"))).isTrue();
        city.choose("change seat to passenger");
        assertThat(car(city).passengers()).containsExactly(city.id("Amy"));
        city.choose("leave car");
        assertThat(car(city).riders()).isEmpty();
        assertThat(city.actions("Amy")).isZero();
        assertThat(rules(city, CarEvent.SeatTaken.class)).containsExactly("Z2-CAR-01", "Z2-CAR-01");
        assertThat(rules(city, CarEvent.CarLeft.class)).containsExactly("Z2-CAR-01");
    }

    @Test
    @Rule("Z2-CAR-01")
    void nobodyGetsInBesideAZombieButOutAllTheSame() {
        City city = parked(street().survivor("Amy", "9R.s4"), "9R.s4").zombies("9R.s4", "Walker", 1);
        assertThat(city.acts("Amy").offered("enter car")).isEmpty();
        seated(city, "9R.s4", "Amy").acts("Amy");
        assertThat(city.offered()).contains("leave car", "change seat to passenger");
    }

    @Test
    @Rule("Z2-CAR-01")
    void threePassengersFillTheCar() {
        City city = street();
        List.of("Amy", "Josh", "Doug", "Elle", "Ned").forEach(name -> city.survivor(name, "9R.s4"));
        seated(city, "9R.s4", "Amy", "Josh", "Doug").acts("Ned");
        assertThat(city.offered("enter car")).containsExactly("enter car as passenger");
        seated(city, "9R.s4", "Amy", "Josh", "Doug", "Elle").acts("Ned");
        assertThat(city.offered("enter car")).isEmpty();
    }

    @Test
    @Rule("Z2-CAR-06")
    void aTakenSeatIsSwappedIfTheOtherAgrees() {
        City city = street().survivor("Amy", "9R.s4").survivor("Josh", "9R.s4");
        city.with(Altered.seat(city.who("Josh"), 2));
        seated(city, "9R.s4", "Amy", "Josh").acts("Josh").choose("swap seats with Amy");
        assertThat(city.asked().id()).isEqualTo("Z2-CAR-06");
        city.choose("refuse");
        assertThat(rules(city, CarEvent.SwapRefused.class)).containsExactly("Z2-CAR-06");
        assertThat(car(city).isDriver(city.id("Amy"))).isTrue();
        city.choose("swap seats with Amy", "agree");
        assertThat(car(city).isDriver(city.id("Josh"))).isTrue();
        assertThat(car(city).passengers()).containsExactly(city.id("Amy"));
    }

    @Test
    @Rule("Z2-CAR-06")
    void whoLeavesTheGameLeavesTheSeat() {
        City city = street().survivor("Amy", "9R.s4").survivor("Josh", "9R.s4").survivor("Doug", "9R.s4");
        seated(city, "9R.s4", "Amy", "Josh", "Doug").run(new EliminateSurvivor(city.id("Amy")));
        assertThat(car(city).driver()).isEmpty();
        assertThat(car(city).passengers()).containsExactly(city.id("Josh"), city.id("Doug"));
    }

    @Test
    @Rule({"Z2-CAR-02", "Z2-CAR-05"})
    void aCarIsDrivenSlowlyByOneZoneOrFastByTwo() {
        City city = street().survivor("Amy", "9R.s4").survivor("Josh", "9R.s4").survivor("Doug", "9R.s4");
        seated(city, "9R.s4", "Amy", "Josh").acts("Amy");
        assertThat(city.offered("drive"))
                .containsExactlyInAnyOrder(
                        "drive 9R.s1", "drive 9R.s1 9R.s2", "drive 9R.s6", "drive 9R.s6 9R.s7", "drive 9R.s6 8R.s4");
        city.choose("drive 9R.s1 9R.s2");
        assertThat(List.of(city.who("Amy"), city.who("Josh")))
                .allMatch(rider -> rider.zone().equals(city.zone("9R.s2")));
        assertThat(city.who("Doug").zone()).isEqualTo(city.zone("9R.s4"));
        assertThat(city.tokens("car", "9R.s4")).isZero();
        assertThat(city.tokens("car", "9R.s2")).isEqualTo(1);
        assertThat(rules(city, CarEvent.CarDriven.class)).containsExactly("Z2-CAR-02", "Z2-CAR-02");
        assertThat(city.actions("Amy")).isEqualTo(2);
        assertThat(city.tokens("noise", "9R.s2")).isZero();
        city.acts("Josh");
        assertThat(city.offered("drive")).isEmpty();
    }

    @Test
    @Rule({"Z2-CAR-02", "Z2-CAR-05"})
    void aCarThatTheMissionLeavesParkedIsOnlySatIn() {
        City city = city(true, false).survivor("Amy", "9R.s4");
        seated(city, "9R.s4", "Amy").acts("Amy");
        assertThat(city.offered()).contains("leave car").noneMatch(key -> key.startsWith("drive"));
    }

    @Test
    @Rule("Z2-CAR-05")
    void carsKeepToTheStreet() {
        City city = City.of(
                        "10V 2R@270",
                        new CarActions(new CityCar(
                                true, true, City.BOX.car(), City.BOX.gaits().car())))
                .survivor("Amy", "10V.a");
        String lawn = "10V.a";
        seated(city, lawn, "Amy").acts("Amy");
        for (String key : city.offered("drive")) {
            String zone = key.split(" ")[1];
            assertThat(City.GROUND.isStreet(
                            city.table().terrain(), city.zone(zone).index()))
                    .as(key)
                    .isTrue();
        }
        City open = street().border("door", "9R.A", "9R.s2").survivor("Amy", "9R.s2");
        seated(open, "9R.s2", "Amy").acts("Amy");
        assertThat(open.offered("drive")).isNotEmpty().noneMatch(key -> key.contains("9R.A"));
    }

    @Test
    @Rule("Z2-CAR-02")
    void drivenSlowlyTheCarStrikesNobody() {
        City city =
                street().survivor("Amy", "9R.s4").zombies("9R.s1", "Walker", 2).zombies("9R.s4", "Walker", 3);
        seated(city, "9R.s4", "Amy").acts("Amy").choose("drive 9R.s1");
        assertThat(city.zombies("9R.s1", "Walker")).isEqualTo(2);
        assertThat(city.events(HordeEvent.AttackDeclared.class)).isEmpty();
        assertThat(city.actions("Amy")).isEqualTo(2);
    }

    @Test
    @Rule({"Z2-CAR-02", "Z2-CAR-03"})
    void drivenFastTheCarStrikesInBothZonesForTheDriver() {
        City city = street().survivor("Amy", "9R.s4", "+1 die: Combat")
                .survivor("Josh", "9R.s4")
                .zombies("9R.s1", "Walker", 1)
                .zombies("9R.s1", "Brute", 1)
                .zombies("9R.s2", "Runner", 1)
                .dice(4, 1, 3, 6, 1, 1);
        seated(city, "9R.s4", "Amy", "Josh").acts("Amy").choose("drive 9R.s1 9R.s2");
        assertThat(city.zombies("9R.s1", "Brute")).isZero();
        assertThat(city.zombies("9R.s1", "Walker")).isEqualTo(1);
        assertThat(city.zombies("9R.s2", "Runner")).isZero();
        assertThat(city.who("Amy").adrenaline()).isEqualTo(2);
        assertThat(city.who("Josh").adrenaline()).isZero();
        assertThat(city.who("Josh").wounds()).isZero();
        assertThat(city.events(HordeEvent.AttackDeclared.class))
                .hasSize(2)
                .allMatch(attack -> attack.dice() == 3 && attack.accuracy() == 4 && attack.damage() == 2);
    }

    @Test
    @Rule("Z2-CAR-03")
    void missesHitWhoIsOnFootThereButNotWhereNoZombieIs() {
        City city = street().survivor("Amy", "9R.s4")
                .survivor("Josh", "9R.s1")
                .survivor("Ned", "9R.s2")
                .zombies("9R.s1", "Walker", 2)
                .dice(4, 2, 5);
        seated(city, "9R.s4", "Amy").acts("Amy").choose("drive 9R.s1 9R.s2");
        assertThat(city.who("Josh").wounds()).isEqualTo(2);
        assertThat(city.who("Ned").wounds()).isZero();
        assertThat(rules(city, HordeEvent.AttackDeclared.class)).containsExactly("Z2-CAR-03");
    }

    @Test
    @Rule("Z2-CAR-04")
    void whoSitsInTheCarIsAttackedAsIfStandingThere() {
        City city = street().survivor("Amy", "9R.s4").zombies("9R.s4", "Walker", 1);
        seated(city, "9R.s4", "Amy").run(new ActivateZombies(Activation.everything()));
        assertThat(city.who("Amy").wounds()).isEqualTo(1);
        assertThat(car(city).isDriver(city.id("Amy"))).isTrue();
    }

    @Test
    @Rule("Z2-CAR-05")
    void whoSitsInTheCarDoesNothingOnFoot() {
        City city = city(false, true)
                .survivor("Amy", "9R.s2")
                .survivor("Josh", "9R.s2")
                .holds("Amy", "Crowbar", "Pistol")
                .holds("Josh", "Crowbar")
                .zombies("9R.s3", "Walker", 1)
                .with(table -> table.withToken(CRATE, table.zone("9R.s2").index(), 1));
        seated(city, "9R.s2", "Josh").acts("Amy");
        assertThat(city.offered()).contains("open door to 9R.A", "move 9R.s1", "open crate");
        seated(city, "9R.s2", "Amy").acts("Amy");
        assertThat(city.offered()).noneMatch(key -> key.startsWith("move") || key.startsWith("open"));
        assertThat(city.offered("search")).isEmpty();
        assertThat(city.offered())
                .anyMatch(key -> key.startsWith("ranged Pistol"))
                .anyMatch(key -> key.startsWith("trade"));
    }

    @Test
    @Rule({"Z2-CAR-04", "Z2-CAR-07"})
    void aSearchAtThePoliceCarGoesOnUntilAWeaponAppears() {
        City city = street().survivor("Amy", "9R.s4")
                .survivor("Josh", "9R.s1")
                .deck("equipment", "Water", "Flashlight", "Machete", "Katana");
        parked(city, "9R.s4").acts("Josh");
        assertThat(city.offered("search")).isEmpty();
        city.acts("Amy");
        assertThat(Viewing.of(city.table()).searches().getFirst().helps())
                .containsExactly(new SearchView.HelpView("place", "PoliceCar", "Z2-CAR-07"));
        city.choose("search");
        assertThat(city.cards("Amy")).containsExactly("Machete");
        assertThat(city.table().deck("equipment").discard().size()).isEqualTo(2);
        assertThat(city.events(HordeEvent.CardDiscarded.class))
                .extracting(HordeEvent.CardDiscarded::card)
                .containsExactly("Water", "Flashlight");
        assertThat(rules(city, HordeEvent.CardDiscarded.class)).containsExactly("Z2-CAR-04", "Z2-CAR-04");
        assertThat(city.offered("search")).isEmpty();
    }

    @Test
    @Rule("Z2-CAR-07")
    void thePoliceCarIsSearchedFromItsSeatsToo() {
        City city = street().survivor("Amy", "9R.s4").deck("equipment", "Machete");
        assertThat(seated(city, "9R.s4", "Amy").acts("Amy").offered("search")).containsExactly("search");
        City muscle = city(false, true).survivor("Amy", "9R.s4").deck("equipment", "Machete");
        assertThat(parked(muscle, "9R.s4").acts("Amy").offered("search")).isEmpty();
    }

    @Test
    @Rule("Z2-CAR-07")
    void anAaahhEndsTheSearchOfThePoliceCar() {
        City city = street().survivor("Amy", "9R.s4").deck("equipment", "Water", "Aaahh!!", "Machete");
        parked(city, "9R.s4").acts("Amy").choose("search");
        assertThat(city.cards("Amy")).isEmpty();
        assertThat(city.zombies("9R.s4", "Walker")).isEqualTo(1);
        assertThat(city.table().deck("equipment").draw().size()).isEqualTo(1);
    }

    @Test
    @Rule("Z2-CAR-07")
    void whereNoWeaponIsLeftTheSearchEnds() {
        City city = street().survivor("Amy", "9R.s4").deck("equipment", "Water", "Canned Food");
        parked(city, "9R.s4").acts("Amy").choose("search");
        assertThat(city.cards("Amy")).isEmpty();
        assertThat(rules(city, HordeEvent.CardDiscarded.class)).containsExactly("Z2-CAR-07");
        City again = street().survivor("Amy", "9R.s4").deck("equipment", "Water");
        again.with(table -> EquipmentDecks.discarded(table, City.BOX.print().card("Machete")));
        parked(again, "9R.s4").acts("Amy").choose("search");
        assertThat(again.cards("Amy")).containsExactly("Machete");
    }

    @Test
    @Rule("Z2-CAR-07")
    void aRoomBesideThePoliceCarIsSearchedAsUsual() {
        City city = street().survivor("Amy", "9R.A").deck("equipment", "Water", "Machete");
        parked(city, "9R.s2").acts("Amy").choose("search");
        assertThat(city.cards("Amy")).containsExactly("Water");
    }

    @Test
    @Rule({"Z2-CAR-04", "Z2-CAR-08"})
    void theCrateOfAMuscleCarGoesAlongUntilItIsOpened() {
        City city = city(false, true, new CarriedCrate.Travels(CRATE))
                .survivor("Amy", "9R.s4")
                .deck("pimpweapon", "Nailbat", "Gunblade")
                .with(new CarriedCrate(true))
                .with(table -> table.withToken(CRATE, table.zone("9R.s4").index(), 1)
                        .withToken(CRATE, table.zone("9R.s1").index(), 1));
        seated(city, "9R.s4", "Amy").acts("Amy").choose("drive 9R.s1");
        assertThat(city.tokens("crate", "9R.s4")).isZero();
        assertThat(city.tokens("crate", "9R.s1")).isEqualTo(2);
        assertThat(rules(city, CrateEvent.CrateCarried.class)).containsExactly("Z2-CAR-08");
        city.choose("open crate", "put Nailbat in hand1", "drive 9R.s2");
        assertThat(city.tokens("crate", "9R.s2")).isEqualTo(1);
        city.with(city.who("Amy").withTurn(Blank.turn())).acts("Amy").choose("open crate", "put Gunblade in hand2");
        assertThat(city.cards("Amy")).containsExactly("Nailbat", "Gunblade");
        city.choose(City.DONE, "drive 9R.s1");
        assertThat(city.events(CrateEvent.CrateCarried.class)).hasSize(2);
        assertThat(city.offered("open crate")).isEmpty();
    }

    @Test
    @Rule({"Z2-M04-01", "Z2-M04-02", "Z2-CAR-02"})
    void borrowedWheelsHasAPoliceCarToDriveAwayIn() {
        City city = City.mission("Z2-M04");
        assertThat(car(city).zone()).isEqualTo(city.zone("9R.s4"));
        assertThat(city.tokens("car", "9R.s4")).isEqualTo(1);
        assertThat(city.table().objectives()).hasSize(3);
        city.at("9R.s4", "Amy").turn("Amy").choose("enter car as driver");
        assertThat(city.offered()).contains("drive 9R.s6 8R.s4", "search");
        City away = City.mission("Z2-M04");
        away.with(table -> table.withObjectives(List.of()))
                .with(new ObjectivesTaken(List.of("red", "red", "red")))
                .at("5R.s1", "Amy");
        seated(away, "5R.s1", "Amy").turn("Amy").choose("end turn", "leave");
        assertThat(away.who("Amy").isOnBoard()).isFalse();
        assertThat(car(away).riders()).isEmpty();
    }

    @Test
    @Rule({"Z2-CAR-05", "Z2-CAR-08"})
    void aPageSaysWhichCarStandsWhere(@TempDir Path folder) throws IOException {
        assertThat(complaints(folder, "car muscle 9R.s4 crate", "LeaveThroughExit"))
                .isEmpty();
        HordeGame game = SecondEditionGame.of(List.of(ContentFolder.of(folder.toString(), SecondEdition.ID)));
        Table table = game.setUp(SetUp.of(SecondEdition.ID, "Z2-M98").with("starting", "dealt"), Luck.seeded(1))
                .table();
        assertThat(table.annexes().the(CarriedCrate.class).isAboard()).isTrue();
        assertThat(table.count(CRATE, table.zone("9R.s4").index())).isEqualTo(1);
        assertThat(table.mission().rulings(PoliceCar.class)).isEmpty();
        assertThat(table.mission().rulings(CarActions.class))
                .singleElement()
                .matches(actions -> !((CityCar) actions.driving()).isDriven());
    }

    @Test
    void aPageWithAnImpossibleCarIsRefused(@TempDir Path folder) throws IOException {
        String rules = "DriveTheCar, LeaveThroughExit";
        assertThat(complaints(folder, "car police 9R.s4 crate", rules))
                .singleElement(as(STRING))
                .endsWith("only a muscle car carries a crate");
        assertThat(complaints(folder, "car muscle 9R.s4 sofa", rules))
                .singleElement(as(STRING))
                .contains("load", "sofa");
        assertThat(complaints(folder, "car hearse 9R.s4", rules))
                .singleElement(as(STRING))
                .contains("sort of car", "hearse");
        assertThat(complaints(folder, "car police 9R.s4\n  car muscle 9R.s1", rules))
                .singleElement(as(STRING))
                .endsWith("a mission has one car at most");
    }

    private static List<String> complaints(Path folder, String car, String rules) throws IOException {
        return new OwnContent(new SecondEditionContent(), folder).complaints("""
                mission Z2-M98 "Borrowed Wheels"
                  difficulty easy length 45-minutes survivors 6
                  tiles      9R 4R@90 / 8R 5R@180
                  start      9R.s1
                  spawn      start 4R.s1
                  objective  red 4R.A 8R.B 5R.B
                  %s
                  exit       5R.s1
                  goal       TakeAllObjectives, EveryoneLeft
                  rules      %s
                  source     house
                """.formatted(car, rules));
    }
}
