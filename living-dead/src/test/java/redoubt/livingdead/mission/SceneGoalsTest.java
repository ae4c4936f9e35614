package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.SearchZone;
import redoubt.horde.cards.BurnZone;
import redoubt.horde.cars.Car;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.openings.TurnLeaf;
import redoubt.horde.round.Act;
import redoubt.horde.round.AtMoment;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.livingdead.barricades.Barricades;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.ground.Gaits;
import redoubt.livingdead.mission.m04.CarAtPump;
import redoubt.livingdead.mission.m04.MindThePump;
import redoubt.livingdead.mission.m06.EndOfTheRoad;
import redoubt.livingdead.mission.m06.OpenHouseIsEmpty;
import redoubt.livingdead.mission.m08.JohnnysCarReady;
import redoubt.livingdead.mission.m09.EveryRoomSearched;
import redoubt.livingdead.mission.m09.HouseRooms;
import redoubt.livingdead.mission.m10.FireAtWhite;
import redoubt.livingdead.mission.travel.Journey;
import redoubt.testkit.Rule;

class SceneGoalsTest {
    private static Farm playersPhaseEnds(Farm farm) {
        return farm.run(new AtMoment(Moment.PLAYERS_PHASE_ENDS, Optional.empty()));
    }

    private static Farm opened(Farm farm, String one, String other) {
        int edge = farm.edge(one, other);
        return farm.run(TurnLeaf.open(
                new RuleId("X-OPEN-01"),
                Barricades.on(Farm.GROUND).at(farm.table().terrain(), edge).orElseThrow(),
                edge));
    }

    @Rule("NL-M04-03")
    @Test
    void theCarMustStandAtThePump() {
        Farm farm = Farm.of("5R");
        CarAtPump goal = new CarAtPump(farm.zone("5R.5"), Gaits.on(Farm.GROUND).car());
        assertThat(goal.isMet(farm.table())).isFalse();
        assertThat(goal.isMet(farm.with(Car.at(farm.zone("5R.4"))).table())).isFalse();
        assertThat(goal.isMet(farm.with(Car.at(farm.zone("5R.5"))).table())).isTrue();
    }

    @Rule("NL-M04-08")
    @Test
    void nobodyShootsAtThePump() {
        Farm farm = Farm.of("5R 2V").survivor("Ben", "2V.4");
        MindThePump rule = new MindThePump(farm.table().terrain().board().onTile("5R"));
        Equipment.Use shot = new Equipment.Use(ActionKind.RANGED, 0, 3, 1, 4, 1, false, false, false, "");
        Equipment.Use blow = new Equipment.Use(ActionKind.MELEE, 0, 0, 1, 4, 1, false, false, false, "");
        assertThat(rule.allows(farm.table(), farm.who("Ben"), shot, farm.zone("5R.6")))
                .isFalse();
        assertThat(rule.allows(farm.table(), farm.who("Ben"), blow, farm.zone("5R.6")))
                .isTrue();
        assertThat(rule.allows(farm.table(), farm.who("Ben"), shot, farm.zone("2V.5")))
                .isTrue();
    }

    @Rule("NL-M04-08")
    @Test
    void whoeverCouldShootOnlyAtThePumpIsToldWhyNot() {
        Obstacle barred = new Obstacle("Ranged", "pump", new RuleId("NL-M04-08"));
        Night night = Night.scene("NL-M04").emptyHanded().holds("Ben", "Uzi").at("5R.4", "Ben");
        assertThat(Night.GAME.obstacles(night.acts("Ben").state()))
                .as("nothing to shoot at")
                .doesNotContain(barred)
                .anyMatch(obstacle -> obstacle.action().equals("Ranged"));
        night.ghouls("Walker", 1, "5R.4").acts("Ben");
        assertThat(night.offered("ranged")).isEmpty();
        assertThat(Night.GAME.obstacles(night.state()))
                .filteredOn(obstacle -> obstacle.action().equals("Ranged"))
                .containsExactly(barred);
        night.at("1R.8", "Ben").ghouls("Walker", 1, "1R.8").acts("Ben");
        assertThat(night.offered("ranged")).isNotEmpty();
        assertThat(Night.GAME.obstacles(night.state())).doesNotContain(barred);
    }

    private static Night besideThePump(String... cards) {
        Night night = Night.scene("NL-M04").emptyHanded().holds("Ben", cards).at("5R.4", "Ben");
        return night.ghouls("Walker", 1, "5R.4");
    }

    private static boolean isBarred(Night night) {
        return Night.GAME.obstacles(night.acts("Ben").state()).stream()
                .anyMatch(obstacle -> obstacle.reason().equals(MindThePump.PUMP));
    }

    @Rule("NL-M04-08")
    @Test
    void onlyWhoCouldShootOtherwiseIsToldOfThePump() {
        assertThat(isBarred(besideThePump("Uzi"))).isTrue();
        assertThat(isBarred(besideThePump("", "", "Uzi"))).as("in the backpack").isFalse();
        assertThat(isBarred(besideThePump("Machete"))).as("no gun").isFalse();
        Night unloaded = besideThePump("Sawed-Off");
        Survivor ben = unloaded.who("Ben");
        Item fired = new Item(ben.inventory().held(0).card(), false);
        assertThat(isBarred(unloaded.with(ben.withInventory(ben.inventory().with(0, fired)))))
                .as("not loaded")
                .isFalse();
        Night tired = besideThePump("Uzi").skilled("Ben", "+1 free Move Action").at("5R.5", "Ben");
        assertThat(isBarred(tired)).isTrue();
        Survivor moving = tired.who("Ben");
        tired.with(moving.withTurn(moving.turn().withActions(0))).run(new Act(moving.id()));
        assertThat(tired.offered("move")).isNotEmpty();
        assertThat(Night.GAME.obstacles(tired.state()))
                .as("no action left but a free Move")
                .contains(new Obstacle("Ranged", "no action left", new RuleId("NL-ACT-01")));
        Night romero = besideThePump("Ma's Shotgun").mode(Face.ROMERO, "Ben").at("1R.8", "Ben");
        assertThat(isBarred(romero.ghouls("Walker", 1, "1R.8")))
                .as("another reason, far from the pump")
                .isFalse();
    }

    @Rule("NL-M06-03")
    @Test
    void everybodyMustReachTheEndOfTheRoad() {
        EndOfTheRoad goal = new EndOfTheRoad("2V", 6);
        Farm farm = Farm.of("6R 2V", goal).survivor("Ben", "2V.4").survivor("Tom", "6R.6");
        farm.with(new Journey(List.of(), "2V", List.of("2V"), 6, false));
        playersPhaseEnds(farm);
        assertThat(goal.isMet(farm.table())).isFalse();
        farm.walks("Tom", "2V.5");
        assertThat(goal.isMet(farm.table())).isFalse();
        playersPhaseEnds(farm);
        assertThat(goal.isMet(farm.table())).isTrue();
        Farm atStart = Farm.of("1R 2V", goal).survivor("Ben", "2V.4");
        atStart.with(new Journey(List.of("6R", "2V"), "2V", List.of(), 0, false));
        assertThat(goal.isMet(playersPhaseEnds(atStart).table())).isFalse();
    }

    @Rule("NL-M06-06")
    @Test
    void nothingIsFoundInTheHouseOnceSomethingIsOpened() {
        OpenHouseIsEmpty rule = new OpenHouseIsEmpty(Farm.GROUND);
        Farm farm = Farm.of("6R 1R", rule).survivor("Ben", "1R.l").survivor("Tom", "6R.2");
        farm.border("closed-door", "6R.2", "6R.5");
        assertThat(rule.barredBy(farm.table(), farm.who("Ben"))).isEmpty();
        opened(farm, "6R.2", "6R.5");
        assertThat(rule.barredBy(farm.table(), farm.who("Ben"))).contains(new RuleId("NL-M06-06"));
        assertThat(rule.barredBy(farm.table(), farm.who("Tom"))).isEmpty();
    }

    @Rule("NL-M08-04")
    @Test
    void johnnysCarNeedsADriverAndPeace() {
        JohnnysCarReady goal = new JohnnysCarReady("6V", 5);
        Farm farm = Farm.of("1V 6V", goal).survivor("Ben", "6V.5").survivor("Tom", "6V.4");
        farm.with(new Journey(List.of(), "6V", List.of("6V"), 5, false)).with(Car.at(farm.zone("6V.5")));
        assertThat(goal.isMet(playersPhaseEnds(farm).table())).isFalse();
        farm.with(Car.at(farm.zone("6V.5")).drivenBy(farm.id("Ben"))).ghouls(Farm.WALKER, 1, "6V.9");
        assertThat(goal.isMet(playersPhaseEnds(farm).table())).isFalse();
        farm.ghouls(Farm.WALKER, -1, "6V.9");
        assertThat(goal.isMet(farm.table())).isFalse();
        assertThat(goal.isMet(playersPhaseEnds(farm).table())).isTrue();
    }

    @Rule("NL-M09-03")
    @Rule("NL-GAP-54")
    @Test
    void everyRoomAndTheWholeBarnMustBeSearched() {
        EveryRoomSearched goal = new EveryRoomSearched(Farm.GROUND);
        Farm farm = Farm.of("6R", goal).survivor("Ben", "6R.1").deck("household", 2, 2, 2);
        for (String room : List.of("6R.1", "6R.2", "6R.3")) {
            assertThat(goal.isMet(farm.table())).isFalse();
            if (!room.equals("6R.1")) {
                farm.walks("Ben", room);
            }
            farm.run(new SearchZone(farm.id("Ben"), "household"));
        }
        assertThat(goal.isMet(farm.table())).isTrue();
    }

    @Rule("NL-M09-07")
    @Rule("NL-DEC-39")
    @Rule("NL-GAP-54")
    @Test
    void anOpenedHouseIsFullOfGhoulsOnce() {
        Farm farm = Farm.of("6R", HouseRooms.spawn())
                .survivor("Ben", "6R.5")
                .border("closed-door", "6R.2", "6R.5")
                .border("closed-barricade", "6R.1", "6R.4")
                .deck("ghouls", 0, 1, 0, 0);
        opened(farm, "6R.2", "6R.5");
        assertThat(farm.offered()).containsExactly("look into 6R.1", "look into 6R.2", "look into 6R.3");
        farm.choose("look into 6R.2").choose("look into 6R.3");
        assertThat(farm.isDone()).isTrue();
        for (String room : List.of("6R.1", "6R.2", "6R.3")) {
            assertThat(farm.table().zombies().count(farm.zone(room).index())).isEqualTo(1);
        }
        opened(farm, "6R.1", "6R.4");
        assertThat(farm.isDone()).isTrue();
        assertThat(farm.events(HordeEvent.BuildingOpened.class)).hasSize(1);
        assertThat(farm.table().zombies().total()).isEqualTo(3);
    }

    @Rule("NL-M09-07")
    @Test
    void aDoorBetweenTwoRoomsOpensNoHouse() {
        Farm farm = Farm.of("3R", HouseRooms.spawn())
                .survivor("Ben", "3R.h")
                .border("closed-stairs", "3R.h", "3R.s")
                .deck("ghouls", 0, 0);
        opened(farm, "3R.h", "3R.s");
        assertThat(farm.isDone()).isTrue();
        assertThat(farm.table().zombies().total()).isZero();
    }

    @Rule("NL-M09-08")
    @Test
    void anOpeningCardInAHouseIsResolvedAtOnce() {
        Farm farm = Farm.of("6R 5R", HouseRooms.spawn())
                .survivor("Ben", "6R.5")
                .border("closed-door", "6R.2", "6R.5")
                .border("closed-door", "5R.m", "5R.5")
                .deck("ghouls", 3, 3, 3, 3);
        opened(farm, "6R.2", "6R.5");
        farm.choose("look into 6R.1");
        assertThat(farm.border("5R.m", "5R.5")).isEqualTo("door");
        assertThat(farm.events(HordeEvent.BuildingOpened.class)).hasSize(2);
        assertThat(farm.events(HordeEvent.ZombiesSpawned.class)).isEmpty();
    }

    @Rule("NL-M10-03")
    @Rule("NL-M10-04")
    @Test
    void theLastFireMustHitAllTokens() {
        FireAtWhite goal = new FireAtWhite();
        Farm farm = Farm.of("2V", goal).survivor("Ben", "2V.1").holds("Ben", "Axe", "Axe");
        farm.spawn(
                new SpawnPoint("white", farm.zone("2V.4"), 0, true),
                new SpawnPoint("red 1", farm.zone("2V.6"), 1, true));
        farm.run(new BurnZone(farm.id("Ben"), 0, farm.zone("2V.4")));
        assertThat(goal.isMet(farm.table())).isFalse();
        farm.spawn(
                new SpawnPoint("white", farm.zone("2V.4"), 0, true),
                new SpawnPoint("red 1", farm.zone("2V.4"), 0, true));
        farm.run(new BurnZone(farm.id("Ben"), 1, farm.zone("2V.4")));
        assertThat(goal.isMet(farm.table())).isTrue();
    }
}
