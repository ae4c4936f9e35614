package redoubt.whitedeath.mission.m04;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** A building burns: its objective goes, everybody inside dies, and what is left are ruins. */
record BurnBuilding(SurvivorId by, Zone zone, int room, int ruins) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WD-M04-08");
    private static final int POINTS = 5;

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        ZoneSet building = table.terrain().board().buildings().around(zone.index());
        List<Objective> left = new ArrayList<>(table.objectives());
        left.removeIf(
                objective -> objective.zone().equals(zone) && objective.colour().equals(BurningBuildings.RED));
        Terrain terrain = table.terrain();
        List<Step<Table>> steps = new ArrayList<>();
        steps.add(new GainAdrenaline(by, POINTS, RULE));
        for (int each = building.first(); each != ZoneSet.NONE; each = building.nextAfter(each)) {
            terrain = terrain.zoneKind(each) == room ? terrain.withZone(each, ruins) : terrain;
            steps.add(new EliminateAll(by, table.zone(each), RULE));
        }
        play.table(table.withObjectives(left)
                .withTerrain(terrain)
                .with(BuildingsBurnt.of(table).withOneMore()));
        play.then(steps);
        Rulings.happened(play, new MissionEvent.BuildingBurnt(RULE, by, zone));
    }
}
