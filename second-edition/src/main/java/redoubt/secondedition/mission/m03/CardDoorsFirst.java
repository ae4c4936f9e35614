package redoubt.secondedition.mission.m03;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.secondedition.ground.Ground;
import redoubt.secondedition.mission.rules.MissionEvent;

/**
 * A building is opened through a door with a card: until then its other doors are sealed and cannot be opened in any way, and from then
 * on they are doors like others (WZ-M03-05, WZ-M03R-01).
 */
public record CardDoorsFirst(Ground ground, List<Integer> others) implements LaysOut, AfterEvent {
    private static final RuleId RULE = new RuleId("WZ-M03-05");

    public CardDoorsFirst {
        others = List.copyOf(others);
    }

    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        Terrain terrain = plan.terrain();
        for (int door : others) {
            terrain = terrain.withEdge(door, ground.sealedDoor());
        }
        return plan.withTerrain(terrain);
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.PassageOpened opened) {
            boolean isOneIn = play.table().isBuilding(opened.one().index());
            unseal(play, isOneIn ? opened.one() : opened.other());
        }
    }

    private void unseal(Play<Table> play, Zone room) {
        Terrain terrain = play.table().terrain();
        ZoneSet building = terrain.board().buildings().around(room.index());
        Edges edges = terrain.board().edges();
        int unsealed = 0;
        for (int door : others) {
            boolean isOfBuilding = building.contains(edges.first(door)) || building.contains(edges.second(door));
            if (isOfBuilding && terrain.edgeKind(door) == ground.sealedDoor()) {
                terrain = terrain.withEdge(door, ground.closedDoor());
                unsealed++;
            }
        }
        if (unsealed > 0) {
            play.table(play.table().withTerrain(terrain));
            Rulings.happened(play, new MissionEvent.BuildingUnlocked(RULE, room, unsealed));
        }
    }
}
