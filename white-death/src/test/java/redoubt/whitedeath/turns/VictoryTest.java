package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.HordeGame;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.combat.SufferWounds;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.MissionCard;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.WhiteDeathGame;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.mission.Missions;

/** How the players win and lose. */
class VictoryTest {
    private static final RuleId TEST = new RuleId("TT-TEST");

    /** The introduction with the piles gone and Ogon beside the last objective. */
    private static Sitting beforeTheLastObjective() {
        Sitting sitting = Sitting.at("WD-M00").with(table -> table.withDropped(List.of()));
        return sitting.with(table -> stand(table, "Ogon", "31R.d"))
                .choose("activate Ogon", "take red objective")
                .with(table -> stand(table, "Ogon", "32R.c"));
    }

    private static Table stand(Table table, String name, String zone) {
        return table.with(table.survivor(name).orElseThrow().withZone(table.zone(zone)));
    }

    @Test
    @Rule("WD-WIN-01")
    void thePlayersWinAtTheVeryMomentTheObjectivesAreMet() {
        Sitting sitting = beforeTheLastObjective();
        assertThat(sitting.isOver()).isFalse();
        assertThat(sitting.survivor("Ogon").turn().actions()).isEqualTo(2);
        sitting.choose("take red objective");
        assertThat(sitting.isWon()).isTrue();
        assertThat(sitting.outcome()).isEqualTo("WD-M00-03");
        assertThat(sitting.survivor("Ogon").turn().actions()).isOne();
    }

    @Test
    @Rule({"WD-WIN-02", "WD-GAP-28"})
    void theThirdWoundOfASurvivorLosesTheGame() {
        for (String name : List.of("Jenia", "Ogon", "Yasuke", "Lorna", "Dragomir", "Sarnaï")) {
            Sitting sitting = Sitting.at("WD-M01");
            sitting.happen(new SufferWounds(sitting.survivor(name).id(), 2));
            assertThat(sitting.isOver()).isFalse();
            sitting.happen(new SufferWounds(sitting.survivor(name).id(), 1));
            assertThat(sitting.isOver()).isTrue();
            assertThat(sitting.isWon()).isFalse();
            assertThat(sitting.outcome()).isEqualTo("WD-WIN-02");
        }
    }

    @Test
    @Rule("WD-WIN-02")
    void objectivesOutOfReachLoseTheGame() {
        Sitting sitting = Sitting.at("WD-M00");
        Zone objective = sitting.table().objectives().getFirst().zone();
        sitting.happen(new Corrupt(TEST, objective));
        assertThat(sitting.isOver()).isTrue();
        assertThat(sitting.isWon()).isFalse();
        assertThat(sitting.outcome()).as("another reason than a death").isEqualTo("WD-M00-03");
    }

    private static Sitting afterAGuardFell(String mission) {
        Sitting sitting = Sitting.at(mission);
        int zone = sitting.table().allies().where(0).first();
        return sitting.happen(new EliminateAllies(sitting.table().zone(zone), 0, 1));
    }

    @Test
    @Rule({"WD-WIN-03", "WD-WIN-07"})
    void aFallenGuardLosesTheGameOnlyWhereTheMissionSaysSo() {
        for (String mission : List.of("WD-M01", "WD-M02", "WD-M03", "WD-M05", "WD-M08", "WD-M09")) {
            assertThat(afterAGuardFell(mission).isOver()).as(mission).isFalse();
        }
        for (String mission : List.of("WD-M04", "WD-M06", "WD-M07", "WD-M10")) {
            Sitting lost = afterAGuardFell(mission);
            assertThat(lost.isOver()).as(mission).isTrue();
            assertThat(lost.isWon()).as(mission).isFalse();
        }
    }

    @Test
    @Rule("WD-WIN-07")
    void aSkillOverridesTheGeneralRule() {
        Scene plain = Scene.on(".~.").survivor("Ana", "a", "").zombies("a", "Walker", 3);
        assertThat(plain.turn("Ana").offered("move")).isEmpty();
        Scene slippery = Scene.on(".~.").survivor("Ana", "a", "Slippery").zombies("a", "Walker", 3);
        slippery.turn("Ana").choose("move T.b");
        assertThat(slippery.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-WIN-04")
    void everyoneLosesTogether() {
        Sitting sitting = Sitting.of(Sitting.open("WD-M01").withSeats(6).with("starting", "dealt"));
        sitting.happen(new SufferWounds(sitting.survivor("Sarnaï").id(), 3));
        assertThat(sitting.isOver()).isTrue();
        assertThat(sitting.table().survivors())
                .filteredOn(each -> each.presence() == Survivor.Presence.ON_BOARD)
                .hasSize(5);
        for (int seat = 1; seat <= 6; seat++) {
            int each = seat;
            assertThatThrownBy(() -> sitting.choose(each, "end turn")).isInstanceOf(ChoiceRefused.class);
        }
    }

    @Test
    @Rule("WD-WIN-05")
    void corruptionInTheBeaconsZoneLosesEveryMission() {
        for (MissionCard mission : Scene.GAME.missions()) {
            Sitting sitting = Sitting.at(mission.id());
            int beacon = Beacon.at(sitting.table(), Scene.token("beacon"));
            sitting.happen(new Corrupt(TEST, sitting.table().zone(beacon)));
            assertThat(sitting.isOver()).as(mission.id()).isTrue();
            assertThat(sitting.isWon()).as(mission.id()).isFalse();
            assertThat(sitting.outcome()).as(mission.id()).isEqualTo("WD-WIN-05");
        }
    }

    @Test
    @Rule("WD-WIN-06")
    void sevenSpawnZonesAreNoDefeat() {
        Sitting sitting = Sitting.at("WD-M01").with(table -> {
            List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
            for (int more = 4; more <= 7; more++) {
                points.add(new SpawnPoint(String.valueOf(more), table.zone("31V.d"), more, true));
            }
            return table.withSpawnPoints(points);
        });
        sitting.passRound();
        assertThat(sitting.isOver()).isFalse();
        assertThat(sitting.table().round()).isEqualTo(2);
        assertThat(sitting.table().spawnPoints()).hasSizeGreaterThanOrEqualTo(7);
    }

    @Test
    @Rule("WD-GAP-90")
    void defeatOutweighsVictoryOfTheSameMoment() {
        Sitting sitting = beforeTheLastObjective();
        sitting.with(
                table -> table.with(table.survivor("Jenia").orElseThrow().withPresence(Survivor.Presence.ELIMINATED)));
        sitting.choose("take red objective");
        assertThat(sitting.isOver()).isTrue();
        assertThat(sitting.isWon()).isFalse();
    }

    @Test
    @Rule("WD-GAP-90")
    void defeatOutweighsVictoryWhicheverIsAskedFirst() {
        EndOfGame won = table -> Optional.of(Verdict.won(new RuleId("TT-WON")));
        EndOfGame lost = table -> Optional.of(Verdict.lost(new RuleId("TT-LOST")));
        for (List<Ruling> endings : List.<List<Ruling>>of(List.of(won, lost), List.of(lost, won))) {
            List<MissionPlan> plans = Missions.of(WhiteDeathGame.box(List.of())).stream()
                    .map(plan -> plan.withRulings(endings))
                    .toList();
            HordeGame game = new HordeGame("white-death", "Both", Scene.EDITION, plans, List.of());
            Sitting sitting = Sitting.of(game, Sitting.open("WD-M01").with("starting", "dealt"), 1);
            assertThat(sitting.outcome()).isEqualTo("TT-LOST");
        }
    }

    @Test
    @Rule("WD-GAP-90")
    void aVictoryDeclaredStands() {
        Sitting sitting = beforeTheLastObjective().choose("take red objective");
        assertThatThrownBy(() -> sitting.choose(1, "end turn"))
                .isInstanceOf(ChoiceRefused.class)
                .hasMessageContaining("won");
    }
}
