package redoubt.livingdead.mission.travel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Placement;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.mission.TakeTileAway;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.Step;

/** Tiles on which nobody is any more go, unless that parted survivors from each other, from the newest tile or from the car. */
public record LeaveTilesBehind() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Travel travel = Travel.of(table);
        Journey journey = table.annexes().the(Journey.class);
        List<Placement> left = new ArrayList<>(table.terrain().board().placements());
        List<Step<Table>> steps = new ArrayList<>();
        for (Placement placement : table.terrain().board().placements()) {
            List<Placement> others = new ArrayList<>(left);
            others.remove(placement);
            if (!isHeld(table, placement.tile().name()) && isTogether(table, journey, others)) {
                left = others;
                steps.add(new TakeTileAway(travel.takingAway(), placement.tile().name()));
            }
        }
        if (journey.isWaiting()) {
            steps.add(new LayNext());
        }
        play.then(steps);
    }

    /** Whether a survivor or the car is on a tile: without the car the scene could not be won (NL-GAP-52). */
    private static boolean isHeld(Table table, String tile) {
        ZoneSet zones = table.terrain().board().onTile(tile);
        Optional<Car> car = Car.of(table);
        if (car.isPresent() && zones.contains(car.get().zone().index())) {
            return true;
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.isOnBoard() && zones.contains(survivor.zone().index())) {
                return true;
            }
        }
        return false;
    }

    /** Whether these tiles hold everybody, the car and the newest tile, entered or not, together (NL-GAP-52). */
    private static boolean isTogether(Table table, Journey journey, List<Placement> tiles) {
        List<Placement> needed = tiles.stream()
                .filter(placement -> placement.tile().name().equals(journey.newest())
                        || isHeld(table, placement.tile().name()))
                .toList();
        List<Placement> reached = new ArrayList<>(needed.subList(0, 1));
        for (int i = 0; i < reached.size(); i++) {
            for (Placement other : tiles) {
                if (!reached.contains(other) && isBeside(reached.get(i), other)) {
                    reached.add(other);
                }
            }
        }
        return reached.containsAll(needed) && isNewestThere(journey, tiles);
    }

    private static boolean isNewestThere(Journey journey, List<Placement> tiles) {
        return tiles.stream().anyMatch(placement -> placement.tile().name().equals(journey.newest()));
    }

    private static boolean isBeside(Placement one, Placement other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column()) == 1;
    }
}
