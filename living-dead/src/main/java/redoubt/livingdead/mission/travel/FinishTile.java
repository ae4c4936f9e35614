package redoubt.livingdead.mission.travel;

import redoubt.board.Edge;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.livingdead.ground.Ground;

/** A tile just laid gets its closed doors, and the last one its car. */
public record FinishTile(String tile) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Travel travel = Travel.of(table);
        Ground ground = travel.ground();
        Terrain terrain = table.terrain();
        ZoneSet zones = terrain.board().onTile(tile);
        for (Edge edge : terrain.board().edges().all()) {
            int one = edge.first().index();
            int other = edge.second().index();
            boolean isOnTile = zones.contains(one) && zones.contains(other);
            if (isOnTile && edge.printed().index() == ground.doorway() && isBarnDoor(ground, terrain, one, other)) {
                terrain = terrain.withEdge(edge.id().index(), ground.closedDoor());
            }
        }
        table = table.withTerrain(terrain);
        boolean isCarHere =
                terrain.board().find(travel.car()).isPresent() && Car.of(table).isEmpty();
        play.table(isCarHere ? Car.put(table, Car.at(table.zone(travel.car()))) : table);
    }

    /** The barn has the only door of these tiles; the tool shed has none (NL-GAP-64, NL-GAP-70). */
    private static boolean isBarnDoor(Ground ground, Terrain terrain, int one, int other) {
        return terrain.zoneKind(one) == ground.barn() != (terrain.zoneKind(other) == ground.barn());
    }
}
