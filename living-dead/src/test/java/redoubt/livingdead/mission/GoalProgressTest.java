package redoubt.livingdead.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.table.Danger;
import redoubt.horde.table.SpawnPoint;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.livingdead.ground.Gaits;
import redoubt.livingdead.mission.m01.EveryWindowBarricaded;
import redoubt.livingdead.mission.m04.CarAtPump;
import redoubt.livingdead.mission.m06.EndOfTheRoad;
import redoubt.livingdead.mission.m08.JohnnysCarReady;
import redoubt.livingdead.mission.m09.EveryRoomSearched;
import redoubt.livingdead.mission.m10.FireAtWhite;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.DeckEmpty;
import redoubt.livingdead.mission.rules.EveryoneAtLevel;
import redoubt.livingdead.mission.rules.EveryoneKilledRelative;
import redoubt.livingdead.mission.rules.NoGhoulIn;
import redoubt.livingdead.mission.rules.RelativeKilledAt;
import redoubt.livingdead.mission.rules.SpawnsInOneZone;
import redoubt.livingdead.mission.travel.Journey;

/** How far bots take the players to be from a goal: nothing done, some of it, all of it. */
class GoalProgressTest {
    private static final Offset<Double> CLOSE = within(1e-9);

    private static Farm two() {
        return Farm.of("6R 2V").survivor("Ben", "2V.4").survivor("Tom", "6R.6");
    }

    private static Farm noted(Farm farm, String... entries) {
        return farm.with(new Chronicle(List.of(entries)));
    }

    @Test
    void barricadesCountAsTheyClose() {
        Night night = Night.scene("NL-M01");
        Goal goal = night.table().mission().rulings().stream()
                .filter(MissionGoals.class::isInstance)
                .flatMap(ruling -> ((MissionGoals) ruling).goals().stream())
                .filter(EveryWindowBarricaded.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(goal.progress(night.table())).isZero();
        night.border("closed-barricade", "1R.b", "1R.8");
        assertThat(goal.progress(night.table())).isEqualTo(1.0 / 7, CLOSE);
    }

    @Test
    void roomsCountAsTheyAreSearched() {
        EveryRoomSearched goal = new EveryRoomSearched(Farm.GROUND);
        Farm farm = Farm.of("6R").survivor("Ben", "6R.1");
        assertThat(goal.progress(farm.table())).isZero();
        noted(farm, "searched 6R.1", "searched 6R.5");
        assertThat(goal.progress(farm.table())).isEqualTo(1.0 / 3, CLOSE);
        assertThat(goal.progress(Farm.of("2V").table())).as("no room at all").isZero();
    }

    @Test
    void tokensCountAtTheWhiteOne() {
        FireAtWhite goal = new FireAtWhite();
        Farm farm = two();
        SpawnPoint white = new SpawnPoint("white", farm.zone("2V.4"), 0, true);
        farm.spawn(white, new SpawnPoint("red 1", farm.zone("2V.6"), 1, true));
        assertThat(goal.progress(farm.table())).isEqualTo(1.0 / 3, CLOSE);
        farm.spawn(white, new SpawnPoint("red 1", farm.zone("2V.4"), 1, true));
        assertThat(goal.progress(farm.table())).isEqualTo(2.0 / 3, CLOSE);
        assertThat(goal.progress(noted(farm, "fire at the white token").table()))
                .isEqualTo(1);
    }

    @Test
    void tilesCountAsTheyAreLaid() {
        for (Goal goal : List.of(new EndOfTheRoad("2V", 4), new JohnnysCarReady("2V", 4))) {
            Farm farm = two().with(new Journey(List.of("1R"), "6R", List.of(), 3, false));
            assertThat(goal.progress(farm.table())).isEqualTo(0.6, CLOSE);
            noted(farm, "arrived at the end of the road", "ready to drive off");
            assertThat(goal.progress(farm.table())).isEqualTo(1);
        }
    }

    @Test
    void aDeckCountsAsItShrinks() {
        DeckEmpty goal = new DeckEmpty("household", 4);
        Farm farm = two().deck("household");
        assertThat(goal.progress(farm.table())).isEqualTo(1, CLOSE);
        farm.deck("household", 0, 0);
        assertThat(goal.progress(farm.table())).isEqualTo(0.5, CLOSE);
    }

    @Test
    void experienceCountsUntilTheLevelIsReached() {
        EveryoneAtLevel goal = EveryoneAtLevel.ORANGE;
        Farm farm = two();
        int needed = farm.table().print().adrenalineAt(Danger.ORANGE);
        assertThat(goal.progress(farm.table())).isZero();
        farm.adrenaline("Ben", needed / 2, Danger.YELLOW);
        assertThat(goal.progress(farm.table())).isEqualTo((double) (needed / 2) / needed / 2, CLOSE);
        farm.adrenaline("Tom", 0, Danger.RED);
        assertThat(goal.progress(farm.table())).isEqualTo(((double) (needed / 2) / needed + 1) / 2, CLOSE);
    }

    @Test
    void killersOfRelativesCount() {
        EveryoneKilledRelative goal = new EveryoneKilledRelative();
        Farm farm = two();
        assertThat(goal.progress(farm.table())).isZero();
        assertThat(goal.progress(noted(farm, "relative killed by Tom").table())).isEqualTo(0.5, CLOSE);
    }

    @Test
    void ghoulsCountAgainstAPeacefulHouse() {
        Farm farm = two();
        NoGhoulIn goal = new NoGhoulIn(farm.table().terrain().board().onTile("2V"));
        assertThat(goal.progress(farm.table())).isEqualTo(1);
        farm.zombies("2V.5", "Walker", 3).zombies("6R.5", "Walker", 2);
        assertThat(goal.progress(farm.table())).isEqualTo(0.25, CLOSE);
    }

    @Test
    void spawnTokensCountAsTheyMeet() {
        SpawnsInOneZone goal = new SpawnsInOneZone(ZoneSet.EMPTY);
        Farm farm = two();
        SpawnPoint white = new SpawnPoint("white", farm.zone("2V.4"), 0, true);
        SpawnPoint red = new SpawnPoint("red 1", farm.zone("2V.6"), 1, true);
        SpawnPoint other = new SpawnPoint("red 2", farm.zone("2V.7"), 2, true);
        farm.spawn(white, red, other);
        assertThat(goal.progress(farm.table())).isZero();
        farm.spawn(white, red, other.withZone(farm.zone("2V.6")));
        assertThat(goal.progress(farm.table())).isEqualTo(0.5, CLOSE);
        farm.spawn(white, red.withZone(white.zone()), other.withZone(white.zone()));
        assertThat(goal.progress(farm.table())).isEqualTo(1);
    }

    @Test
    void theCarCountsAsItComesNearer() {
        Farm farm = Farm.of("5R");
        CarAtPump goal = new CarAtPump(farm.zone("5R.5"), Gaits.on(Farm.GROUND).car());
        assertThat(goal.progress(farm.table())).as("no car").isZero();
        assertThat(goal.progress(farm.with(Car.at(farm.zone("5R.4"))).table())).isEqualTo(0.5, CLOSE);
        assertThat(goal.progress(farm.with(Car.at(farm.zone("5R.5"))).table())).isEqualTo(1);
    }

    @Test
    void aRelativeCountsOnTheBoardAndMoreAtTheToken() {
        RelativeKilledAt goal = new RelativeKilledAt("white");
        Farm farm = two();
        farm.spawn(new SpawnPoint("white", farm.zone("2V.5"), 0, true));
        assertThat(goal.progress(farm.table())).isZero();
        assertThat(goal.progress(farm.zombies("2V.6", "Relative", 1).table())).isEqualTo(0.3, CLOSE);
        assertThat(goal.progress(farm.zombies("2V.5", "Relative", 1).table())).isEqualTo(0.6, CLOSE);
        assertThat(goal.progress(noted(farm, "relative killed at 2V.5").table()))
                .isEqualTo(1);
    }
}
