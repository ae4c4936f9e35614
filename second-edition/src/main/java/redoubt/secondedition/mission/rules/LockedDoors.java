package redoubt.secondedition.mission.rules;

import java.util.List;
import redoubt.board.Edges;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.secondedition.edition.ActionKinds;
import redoubt.secondedition.ground.Ground;

/**
 * Coloured doors, which wait for something of the mission, and sealed ones, which nobody opens: who stands before one and could open no
 * other is told by which rule it stays shut.
 */
public record LockedDoors(Ground ground, RuleId coloured, RuleId sealed) implements ActionRuling {
    /** Why a door stays shut, as clients look it up. */
    public static final String LOCKED = "locked door";

    public static final String SEALED = "sealed door";

    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        int zone = actor.zone().index();
        if (isAt(table, zone, ground.closedDoor())) {
            return List.of();
        }
        if (isAt(table, zone, ground.blueDoor()) || isAt(table, zone, ground.greenDoor())) {
            return List.of(new Obstacle(ActionKinds.DOOR.name(), LOCKED, coloured));
        }
        return isAt(table, zone, ground.sealedDoor())
                ? List.of(new Obstacle(ActionKinds.DOOR.name(), SEALED, sealed))
                : List.of();
    }

    private static boolean isAt(Table table, int zone, int kind) {
        Edges edges = table.terrain().board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            if (table.terrain().edgeKind(edges.edge(zone, place)) == kind) {
                return true;
            }
        }
        return false;
    }
}
