package redoubt.livingdead.cars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarActions;
import redoubt.horde.cars.CarEvent;
import redoubt.horde.cars.CarOption;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.Blank;
import redoubt.horde.skills.HitAndRun;
import redoubt.horde.skills.OneMoreDie;
import redoubt.horde.skills.Scope;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.FreeAction;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.testkit.Rule;

class CarTest {
    private static final Equipment.Use STRIKE =
            new Equipment.Use(CarOption.CAR_ACTION, 0, 0, 3, 4, 2, false, false, false, "");

    private static Farm road() {
        return Farm.of("1V 2V", new CarActions(new FarmCar(STRIKE, Farm.GAITS.car())));
    }

    private static Car car(Farm farm) {
        return farm.table().annexes().the(Car.class);
    }

    /** Ben drives, the others of those named ride along. */
    private static Farm seated(Farm farm, String zone, String... passengers) {
        List<SurvivorId> riding = List.of(passengers).stream().map(farm::id).toList();
        return farm.with(new Car(farm.zone(zone), Optional.of(farm.id("Ben")), riding));
    }

    @Rule("NL-CAR-01")
    @Rule("NL-CAR-04")
    @Rule("NL-DEC-27")
    @Test
    void aSurvivorEntersAsDriverOrPassenger() {
        Farm farm = road().survivor("Ben", "1V.5").survivor("Tom", "1V.5");
        farm.with(Car.at(farm.zone("1V.5"))).acts("Ben");
        assertThat(farm.offered()).contains("enter car as driver", "enter car as passenger");
        farm.choose("enter car as driver");
        assertThat(car(farm).isDriver(farm.id("Ben"))).isTrue();
        assertThat(farm.events(CarEvent.SeatTaken.class))
                .containsExactly(new CarEvent.SeatTaken(farm.table().cite(Cite.ENTER_CAR), farm.id("Ben"), true));
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(2);
        farm.acts("Tom");
        assertThat(farm.offered()).contains("enter car as passenger").doesNotContain("enter car as driver");
        farm.choose("enter car as passenger");
        assertThat(car(farm).passengers()).containsExactly(farm.id("Tom"));
    }

    @Rule("NL-CAR-04")
    @Test
    void nobodyEntersBesideAGhoulOrFromAfar() {
        Farm farm = road().survivor("Ben", "1V.5").ghouls(Farm.WALKER, 1, "1V.5");
        farm.with(Car.at(farm.zone("1V.5"))).acts("Ben");
        assertThat(farm.offered()).noneMatch(key -> key.contains("car"));
        Farm afar = road().survivor("Ben", "1V.4");
        afar.with(Car.at(afar.zone("1V.5"))).acts("Ben");
        assertThat(afar.offered()).noneMatch(key -> key.contains("car"));
    }

    @Rule("NL-CAR-04")
    @Test
    void theCarHoldsADriverAndFivePassengers() {
        Farm farm = road();
        List.of("Ben", "Tom", "Judy", "Harry", "Helen", "Barbra", "Johnny")
                .forEach(name -> farm.survivor(name, "1V.5"));
        seated(farm, "1V.5", "Tom", "Judy", "Harry", "Helen", "Barbra").acts("Johnny");
        assertThat(farm.offered()).noneMatch(key -> key.contains("car"));
    }

    @Rule("NL-CAR-05")
    @Rule("NL-GAP-35")
    @Test
    void aDriverGetsOutAmongGhoulsAndTheSeatStaysEmpty() {
        Farm farm = road().survivor("Ben", "1V.5").survivor("Tom", "1V.5").ghouls(Farm.WALKER, 2, "1V.5");
        seated(farm, "1V.5", "Tom").acts("Ben").choose("leave car");
        assertThat(car(farm).driver()).isEmpty();
        assertThat(car(farm).passengers()).containsExactly(farm.id("Tom"));
        assertThat(farm.who("Ben").zone().name()).isEqualTo("1V.5");
        assertThat(farm.events(HordeEvent.ActionPaid.class)).singleElement().matches(paid -> paid.actions() == 1);
    }

    @Rule("NL-CAR-06")
    @Test
    void seatsAreChangedInsideEvenAmongGhouls() {
        Farm farm = road().survivor("Ben", "1V.5").ghouls(Farm.WALKER, 2, "1V.5");
        seated(farm, "1V.5").acts("Ben").choose("change seat to passenger");
        assertThat(car(farm).driver()).isEmpty();
        farm.choose("change seat to driver");
        assertThat(car(farm).isDriver(farm.id("Ben"))).isTrue();
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(1);
    }

    @Rule("NL-GAP-35")
    @Test
    void anOccupiedSeatIsSwappedIfTheOtherAgrees() {
        Farm farm = road().survivor(1, "Ben", "1V.5").survivor(2, "Tom", "1V.5");
        seated(farm, "1V.5", "Tom").acts("Tom").choose("swap seats with Ben");
        assertThat(farm.offered()).containsExactly("agree", "refuse");
        farm.choose("refuse");
        assertThat(car(farm).isDriver(farm.id("Ben"))).isTrue();
        farm.choose("swap seats with Ben").choose("agree");
        assertThat(car(farm).isDriver(farm.id("Tom"))).isTrue();
        assertThat(car(farm).passengers()).containsExactly(farm.id("Ben"));
        assertThat(farm.who("Tom").turn().actions()).isEqualTo(1);
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(3);
    }

    @Rule("NL-CAR-06")
    @Rule("NL-GAP-35")
    @Test
    void inAFullCarTheDriverSwapsWithAnyPassenger() {
        Farm farm = road();
        List.of("Ben", "Tom", "Judy", "Harry", "Helen", "Barbra").forEach(name -> farm.survivor(name, "1V.5"));
        seated(farm, "1V.5", "Tom", "Judy", "Harry", "Helen", "Barbra").acts("Ben");
        assertThat(farm.offered("swap"))
                .containsExactlyInAnyOrder(
                        "swap seats with Tom",
                        "swap seats with Judy",
                        "swap seats with Harry",
                        "swap seats with Helen",
                        "swap seats with Barbra");
        assertThat(farm.offered("change seat")).isEmpty();
        farm.choose("swap seats with Judy");
        assertThat(car(farm).isDriver(farm.id("Judy"))).isTrue();
        assertThat(car(farm).passengers()).hasSize(5).contains(farm.id("Ben"));
    }

    @Rule("NL-CAR-01")
    @Test
    void noFreeActionOfAnotherKindPaysForTheCar() {
        Farm farm = road().survivor("Ben", "1V.5").survivor("Tom", "1V.5");
        FreeAction move = new FreeAction("Sprint", List.of(ActionKind.MOVE));
        farm.with(farm.who("Tom").withTurn(Blank.turn().withActions(0).withFree(move)));
        farm.with(Car.at(farm.zone("1V.5"))).acts("Tom");
        assertThat(farm.offered("move")).isNotEmpty();
        assertThat(farm.offered("enter car")).isEmpty();
        assertThat(farm.acts("Ben").offered("enter car")).isNotEmpty();
    }

    @Rule("NL-CAR-07")
    @Rule("NL-TERR-07")
    @Rule("NL-MOVE-06")
    @Test
    void theCarDrivesOneOrTwoZonesOverOpenGround() {
        Farm farm = road().survivor("Ben", "1V.5").survivor("Tom", "1V.5").survivor("Judy", "1V.5");
        seated(farm, "1V.5", "Tom").acts("Ben");
        assertThat(farm.offered())
                .contains("drive 1V.6", "drive 1V.6 2V.4", "drive 1V.2", "drive 1V.4 1V.7")
                .doesNotContain("drive 1V.8", "drive 1V.6 1V.3", "drive 1V.4 1V.1");
        farm.choose("drive 1V.6 2V.4");
        assertThat(car(farm).zone().name()).isEqualTo("2V.4");
        assertThat(farm.who("Ben").zone().name()).isEqualTo("2V.4");
        assertThat(farm.who("Tom").zone().name()).isEqualTo("2V.4");
        assertThat(farm.who("Judy").zone().name()).isEqualTo("1V.5");
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Rule("NL-CAR-07")
    @Test
    void theCarDoesNotDriveIndoors() {
        Farm farm = Farm.of("6R", new CarActions(new FarmCar(STRIKE, Farm.GAITS.car())))
                .survivor("Ben", "6R.5");
        seated(farm, "6R.5").acts("Ben");
        assertThat(farm.offered()).contains("drive 6R.4").doesNotContain("drive 6R.2", "drive 6R.8");
    }

    @Rule("NL-GAP-33")
    @Rule("NL-CAR-07")
    @Test
    void onlyTheDriverDrives() {
        Farm farm = road().survivor("Ben", "1V.5").survivor("Tom", "1V.5");
        seated(farm, "1V.5", "Tom").acts("Tom");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("drive"));
    }

    @Rule("NL-CAR-08")
    @Rule("NL-CAR-09")
    @Rule("NL-CAR-10")
    @Rule("NL-CAR-13")
    @Test
    void theCarStrikesInEveryZoneItEntersAndIsNotStopped() {
        Farm farm = road().survivor("Ben", "1V.5")
                .ghouls(Farm.WALKER, 3, "1V.5")
                .ghouls(Farm.WALKER, 2, "1V.6")
                .ghouls(Farm.FATTY, 1, "2V.4")
                .dice(4, 3, 6, 1, 1, 5);
        seated(farm, "1V.5").acts("Ben").choose("drive 1V.6 2V.4");
        assertThat(farm.count(Farm.WALKER, "1V.5")).isEqualTo(3);
        assertThat(farm.count(Farm.WALKER, "1V.6")).isZero();
        assertThat(farm.count(Farm.FATTY, "2V.4")).isZero();
        assertThat(farm.who("Ben").adrenaline()).isEqualTo(3);
        assertThat(farm.who("Ben").turn().actions()).isEqualTo(2);
        assertThat(farm.events(HordeEvent.AttackDeclared.class))
                .hasSize(2)
                .allMatch(attack -> attack.dice() == 3 && attack.accuracy() == 4 && attack.damage() == 2);
    }

    @Rule("NL-GAP-75")
    @Rule("NL-CAR-09")
    @Test
    void theCarThatComesBackStrikesWhereItStarted() {
        Farm farm =
                road().survivor("Ben", "1V.5").ghouls(Farm.WALKER, 2, "1V.5").dice(4, 1, 1);
        seated(farm, "1V.5").acts("Ben").choose("drive 1V.6 1V.5");
        assertThat(car(farm).zone().name()).isEqualTo("1V.5");
        assertThat(farm.count(Farm.WALKER, "1V.5")).isEqualTo(1);
        assertThat(farm.events(HordeEvent.AttackDeclared.class)).hasSize(1);
    }

    @Rule("NL-EX-22")
    @Rule("NL-CAR-11")
    @Rule("NL-CAR-12")
    @Rule("NL-FF-02")
    @Test
    void tomOnFootIsHitByTheMissesAndJudyIsNot() {
        Farm farm = road().survivor("Ben", "1V.5")
                .survivor("Harry", "1V.5")
                .survivor("Tom", "1V.6")
                .survivor("Judy", "2V.4")
                .ghouls(Farm.WALKER, 2, "1V.6")
                .dice(4, 5, 3);
        seated(farm, "1V.5", "Harry").acts("Ben").choose("drive 1V.6 2V.4");
        assertThat(farm.who("Tom").wounds()).isEqualTo(2);
        assertThat(farm.who("Harry").wounds()).isZero();
        assertThat(farm.who("Judy").wounds()).isZero();
        assertThat(farm.events(HordeEvent.AttackDeclared.class)).hasSize(1);
        Farm twice = road().survivor("Ben", "1V.5")
                .survivor("Tom", "1V.6")
                .ghouls(Farm.WALKER, 2, "1V.6")
                .dice(1, 5, 3);
        seated(twice, "1V.5").acts("Ben").choose("drive 1V.6");
        assertThat(twice.who("Tom").isOnBoard()).isFalse();
    }

    @Rule("NL-CAR-11")
    @Rule("NL-PRIO-01")
    @Test
    void theFattyIsStruckFirst() {
        Farm farm = road().survivor("Ben", "1V.5")
                .ghouls(Farm.WALKER, 2, "1V.6")
                .ghouls(Farm.FATTY, 1, "1V.6")
                .dice(4, 1, 1);
        seated(farm, "1V.5").acts("Ben").choose("drive 1V.6");
        assertThat(farm.count(Farm.FATTY, "1V.6")).isZero();
        assertThat(farm.count(Farm.WALKER, "1V.6")).isEqualTo(2);
    }

    @Rule("NL-CAR-02")
    @Rule("NL-CAR-14")
    @Test
    void skillsOfTheDriverDoNotHelpTheCar() {
        Farm farm = road().survivor("Ben", "1V.5", new OneMoreDie(Scope.COMBAT), new HitAndRun())
                .ghouls(Farm.WALKER, 1, "1V.6")
                .dice(4, 1, 1);
        seated(farm, "1V.5").acts("Ben").choose("drive 1V.6");
        assertThat(farm.events(HordeEvent.DiceRolled.class))
                .singleElement()
                .matches(rolled -> rolled.dice().size() == 3);
        assertThat(farm.offered()).contains("leave car");
    }

    @Rule("NL-GAP-34")
    @Test
    void whoSitsInTheCarDoesNothingOnFoot() {
        Farm farm = Farm.of("6R", new CarActions(new FarmCar(STRIKE, Farm.GAITS.car())))
                .survivor("Ben", "6R.5")
                .survivor("Tom", "6R.5")
                .holds("Ben", "Axe")
                .border("closed-door", "6R.2", "6R.5");
        seated(farm, "6R.5").acts("Tom");
        assertThat(farm.offered()).contains("open door to 6R.2", "move 6R.4");
        farm.acts("Ben");
        assertThat(farm.offered()).noneMatch(key -> key.startsWith("move") || key.startsWith("open"));
        assertThat(farm.offered()).anyMatch(key -> key.startsWith("trade"));
        assertThat(farm.obstacles())
                .contains(
                        new Obstacle("Move", CarActions.IN_CAR, new RuleId("NL-GAP-34")),
                        new Obstacle("Search", CarActions.IN_CAR, new RuleId("NL-GAP-34")))
                .as("fighting is allowed, only nobody is near")
                .noneMatch(obstacle ->
                        obstacle.action().equals("Melee") && obstacle.reason().equals(CarActions.IN_CAR));
    }

    @Rule("NL-CAR-03")
    @Rule("NL-GAP-34")
    @Test
    void whoSitsInTheCarIsAttackedAsIfStandingThere() {
        Farm farm = road().survivor("Ben", "1V.5").ghouls(Farm.WALKER, 2, "1V.5");
        seated(farm, "1V.5").run(new ActivateZombies(Activation.everything()));
        assertThat(farm.who("Ben").wounds()).isEqualTo(2);
        assertThat(car(farm).isDriver(farm.id("Ben"))).isTrue();
    }

    @Rule("NL-GAP-34")
    @Rule("NL-CAR-11")
    @Test
    void shotsFromOutsideHitWhoSitsInTheCar() {
        Night night = Night.scene("NL-M09").choose("driver Ben").emptyHanded();
        String zone = night.who("Tom").zone().name();
        night.acts("Harry").choose("leave car");
        night.holds("Harry", "Sawed-Off").ghouls("Walker", 1, zone).dice(1, 1);
        for (Survivor other : night.table().survivors()) {
            if (!List.of("Tom", "Harry").contains(other.name())) {
                night.with(other.withPresence(Survivor.Presence.LEFT));
            }
        }
        night.acts("Harry").choose("ranged Sawed-Off " + zone, "pay with Ranged");
        assertThat(night.who("Tom").wounds()).isEqualTo(2);
    }

    @Rule("NL-CAR-07")
    @Test
    void theTokenOfTheCarStandsWhereItHasBeenDriven() {
        Night night = Night.scene("NL-M09").choose("driver Ben");
        String before = night.who("Ben").zone().name();
        assertThat(night.tokens("car", before)).isEqualTo(1);
        night.acts("Ben").choose(night.offered("drive").getFirst());
        String after = night.who("Ben").zone().name();
        assertThat(after).isNotEqualTo(before);
        assertThat(night.tokens("car", before)).isZero();
        assertThat(night.tokens("car", after)).isEqualTo(1);
    }

    @Rule("NL-M09-05")
    @Rule("NL-M10-07")
    @Rule("NL-DEC-05")
    @Test
    void theGroupChoosesWhoDrivesFromTheStart() {
        Farm farm = road().survivor("Ben", "1V.4").survivor("Tom", "1V.4");
        farm.with(Car.at(farm.zone("1V.5")))
                .run(new ChooseDriver(new RuleId("NL-M09-05")))
                .choose("driver Tom");
        assertThat(car(farm).isDriver(farm.id("Tom"))).isTrue();
        assertThat(car(farm).passengers()).containsExactly(farm.id("Ben"));
        assertThat(farm.who("Ben").zone().name()).isEqualTo("1V.5");
    }
}
