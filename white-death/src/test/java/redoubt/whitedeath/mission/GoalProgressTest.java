package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import java.util.List;
import org.assertj.core.api.AbstractDoubleAssert;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.rulings.GoalProgress;
import redoubt.horde.table.Dropped;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.mission.m00.EquipmentPiles;
import redoubt.whitedeath.mission.m01.EveryoneOnRamparts;
import redoubt.whitedeath.mission.m01.HoldDragonBile;
import redoubt.whitedeath.mission.m01.NoZombieOnRamparts;
import redoubt.whitedeath.mission.m02.NoCorruptionLeft;
import redoubt.whitedeath.mission.m04.BuildingsBurnt;
import redoubt.whitedeath.mission.m04.BurnAllRedBuildings;
import redoubt.whitedeath.mission.m04.BurnRedBuildingsLeft;
import redoubt.whitedeath.mission.m05.BeaconInExit;
import redoubt.whitedeath.mission.m08.AllSpawnsAtBanner;
import redoubt.whitedeath.mission.m09.EmpressInExit;
import redoubt.whitedeath.mission.rules.LeadAllGuardsOut;
import redoubt.whitedeath.mission.rules.LeaveWithAllGuards;
import redoubt.whitedeath.mission.rules.TakeAllVaultWeapons;
import redoubt.whitedeath.mission.rules.TakeBlueAndGreen;
import redoubt.whitedeath.mission.rules.TakeObjectivesLeft;
import redoubt.whitedeath.rampart.RopeLadders;

/** How far bots take the players to be from a goal: nothing done, half of it, all of it, and beyond. */
class GoalProgressTest {
    private static final Offset<Double> CLOSE = within(1e-9);

    /** The progress of a mission's goal of this kind. */
    private static double progress(Scenario play, Class<?> kind) {
        for (Ruling ruling : play.table().mission().rulings()) {
            if (ruling instanceof MissionGoals goals) {
                for (Goal goal : goals.goals()) {
                    if (kind.isInstance(goal)) {
                        return goal.progress(play.table());
                    }
                }
            }
            if (kind.isInstance(ruling) && ruling instanceof GoalProgress goal) {
                return goal.progress(play.table());
            }
        }
        throw new IllegalArgumentException("no such goal here: " + kind);
    }

    private static AbstractDoubleAssert<?> assertProgress(Scenario play, Class<?> kind) {
        return assertThat(progress(play, kind));
    }

    @Test
    void pilesAreDoneWhenTheirCardsAreTaken() {
        Scenario play = mission("WD-M00");
        assertProgress(play, EquipmentPiles.class).isZero();
        List<Dropped> all = play.table().dropped();
        play.with(table -> table.withDropped(all.subList(0, all.size() / 4)));
        assertProgress(play, EquipmentPiles.class).isEqualTo(0.75, CLOSE);
        play.noPiles().dropped("31R.d", "Ice Bow");
        assertProgress(play, EquipmentPiles.class).as("a card of no pile").isEqualTo(1);
    }

    @Test
    void dragonBileCountsInHandsOnTheBoard() {
        Scenario play = mission("WD-M01").card("Ogon", "Dragon Bile").card("Jenia", "Dragon Bile");
        assertProgress(play, HoldDragonBile.class).isEqualTo(0.5, CLOSE);
        for (int i = 0; i < 3; i++) {
            play.card("Ogon", "Dragon Bile");
        }
        assertProgress(play, HoldDragonBile.class).as("five of four").isEqualTo(1, CLOSE);
        play.with(play.who("Ogon").withPresence(Survivor.Presence.LEFT));
        assertProgress(play, HoldDragonBile.class).isEqualTo(0.25, CLOSE);
    }

    @Test
    void rampartsCountSurvivorsAndGuards() {
        Scenario play = mission("WD-M01").noGuards().everybody("28R.h");
        assertProgress(play, EveryoneOnRamparts.class).isZero();
        play.guards(2, "28R.e").guards(4, "28R.h").survivor("Ogon", "28R.e");
        assertProgress(play, EveryoneOnRamparts.class).isEqualTo(3.0 / 12, CLOSE);
        for (Survivor survivor : play.table().survivors()) {
            play.with(survivor.withPresence(Survivor.Presence.ELIMINATED));
        }
        play.noGuards();
        assertProgress(play, EveryoneOnRamparts.class).as("nobody is left").isZero();
    }

    @Test
    void corruptionCountsAgainstWhatThePageHad() {
        Scenario play = mission("WD-M02");
        assertProgress(play, NoCorruptionLeft.class).isZero();
        assertProgress(mission("WD-M02").corrupt("26V.e"), NoCorruptionLeft.class)
                .as("more than at first")
                .isZero();
        for (String zone : List.of("28V.e", "28V.b", "28V.f", "28V.d")) {
            play.with(table -> purged(play, table, zone));
        }
        assertProgress(play, NoCorruptionLeft.class).isEqualTo(0.5, CLOSE);
    }

    private static Table purged(Scenario play, Table table, String zone) {
        return table.withTerrain(Box.WHITE_DEATH
                .corruption()
                .purge(table.terrain(), play.zone(zone).index(), RopeLadders.NONE));
    }

    @Test
    void vaultWeaponsCountWhereverTheyAreTakenFrom() {
        Scenario play = mission("WD-M03");
        int all = play.table().deck("vault").draw().size();
        assertProgress(play, TakeAllVaultWeapons.class).isZero();
        play.deck("vault", "Ice Bow");
        assertProgress(play, TakeAllVaultWeapons.class).isEqualTo(1 - 1.0 / all, CLOSE);
        play.deck("vault").dropped("28R.e", "Ice Bow");
        assertProgress(play, TakeAllVaultWeapons.class).as("on the ground").isEqualTo(1 - 1.0 / all, CLOSE);
    }

    @Test
    void buildingsCountAsTheyBurn() {
        Scenario play = mission("WD-M04");
        int red = (int) play.table().objectives().stream()
                .filter(objective -> objective.colour().equals("red"))
                .count();
        assertProgress(play, BurnAllRedBuildings.class).isZero();
        play.with(new BuildingsBurnt(1));
        assertProgress(play, BurnAllRedBuildings.class).isEqualTo(1.0 / red, CLOSE);
        BurnRedBuildingsLeft left = new BurnRedBuildingsLeft(new BurnAllRedBuildings(red));
        assertThat(left.progress(play.table())).isEqualTo(1.0 / red, CLOSE);
        assertThat(left.progress(play.objectives("blue", "29R.e").table())).isEqualTo(1);
    }

    @Test
    void theBeaconIsHalfwayWhenTaken() {
        Scenario play = mission("WD-M05");
        int far = play.table()
                .survivorPaths()
                .distance(play.zone("29V.e").index(), play.zone("33V.a").index());
        assertThat(far).isGreaterThan(1);
        assertProgress(play, BeaconInExit.class).isEqualTo(0.5 / (1 + far), CLOSE);
        play.survivor("Ogon", "29V.e").turn("Ogon").choose("take beacon", "end turn");
        assertProgress(play, BeaconInExit.class).isEqualTo(0.5 + 0.5 / (1 + far), CLOSE);
        assertProgress(play.survivor("Ogon", "33V.a"), BeaconInExit.class).isEqualTo(1, CLOSE);
        assertProgress(play.carrying("Ogon"), BeaconInExit.class)
                .as("no beacon")
                .isZero();
    }

    @Test
    void whatCannotBeReachedIsNoProgress() {
        Scenario apart = Scenario.board("#|.~.").token("beacon", "a").empress("a");
        BeaconInExit beacon = new BeaconInExit(Scenario.token("beacon"), Scenario.token("exit"));
        EmpressInExit empress = new EmpressInExit(BOX.print().ally("Empress"), Scenario.token("exit"));
        assertThat(beacon.progress(apart.table())).as("no exit").isZero();
        assertThat(empress.progress(apart.table())).as("no exit").isZero();
        apart.token("exit", "c");
        assertThat(beacon.progress(apart.table())).as("walled off").isZero();
        assertThat(empress.progress(apart.table())).as("walled off").isZero();
        apart.empress("b");
        assertThat(empress.progress(apart.table())).isEqualTo(0.5, CLOSE);
        apart.empress("c");
        assertThat(empress.progress(apart.table())).isEqualTo(1, CLOSE);
        apart.with(table -> table.withAllies(
                table.allies().without(BOX.print().ally("Empress").index())));
        assertThat(empress.progress(apart.table())).as("no Empress").isZero();
    }

    @Test
    void bothColoursAreWanted() {
        Scenario play = mission("WD-M07");
        assertProgress(play, TakeBlueAndGreen.class).isZero();
        play.with(new ObjectivesTaken(List.of("red", "green")));
        assertProgress(play, TakeBlueAndGreen.class).isEqualTo(0.5, CLOSE);
    }

    @Test
    void guardsAndSurvivorsLeave() {
        Scenario play = mission("WD-M07").noGuards().guards(9, "27R.h");
        LeaveWithAllGuards leave = new LeaveWithAllGuards(12);
        play.with(play.who("Ogon").withPresence(Survivor.Presence.LEFT));
        assertThat(leave.progress(play.table())).isEqualTo((3.0 + 1) / (12 + 6), CLOSE);
        assertThat(new LeadAllGuardsOut(leave).progress(play.table())).isEqualTo(0.25, CLOSE);
    }

    @Test
    void objectivesCountAsTheyAreTaken() {
        Scenario play = mission("WD-M00");
        assertProgress(play, TakeAllObjectives.class).isZero();
        play.with(new ObjectivesTaken(List.of("red")));
        assertProgress(play, TakeAllObjectives.class).isEqualTo(0.5, CLOSE);
        TakeObjectivesLeft left = new TakeObjectivesLeft(new TakeAllObjectives(2));
        assertThat(left.progress(play.table())).isEqualTo(0.5, CLOSE);
        assertThat(left.progress(play.objectives("red").table())).isEqualTo(1);
    }

    @Test
    void spawnsCountAtTheBanner() {
        Scenario play = mission("WD-M08");
        int banner = play.table().tokens().first(Scenario.token("banner").index());
        Zone there = play.table().zone(banner);
        play.spawn(new SpawnPoint("1", there, 1, true), new SpawnPoint("2", play.zone("28V.e"), 2, true));
        assertProgress(play, AllSpawnsAtBanner.class).isEqualTo(0.5, CLOSE);
        assertProgress(play.spawn(), AllSpawnsAtBanner.class)
                .as("no spawn token")
                .isZero();
    }

    @Test
    void zombiesOnRampartsCountAgainstTheWatch() {
        Scenario play = mission("WD-M01");
        assertProgress(play, NoZombieOnRamparts.class).isEqualTo(1, CLOSE);
        play.zombies("28R.e", "Walker", 1).zombies("28R.h", "Walker", 4);
        assertProgress(play, NoZombieOnRamparts.class).isEqualTo(0.5, CLOSE);
    }
}
