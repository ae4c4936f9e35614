package redoubt.secondedition.mission.m01;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.horde.table.ZombieKind;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A zombie is placed outside the open door of the diner that is nearest to the taker, counted in moves (WZ-M01C-07, WZ-CARD-13). */
public record RunnerOutsideDiner(ZoneSet diner, List<Integer> doors, int open, ZombieKind runner)
        implements CardEffect {
    public RunnerOutsideDiner {
        doors = List.copyOf(doors);
    }

    @Override
    public void happen(Play<Table> play, Reading reading) {
        List<Zone> nearest = nearest(play.table(), reading);
        if (!nearest.isEmpty()) {
            play.then(new PlaceOutside(reading, runner.name(), nearest));
        }
    }

    private List<Zone> nearest(Table table, Reading reading) {
        Edges edges = table.terrain().board().edges();
        Paths paths = table.survivorPaths();
        List<Zone> nearest = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int door : doors) {
            boolean isOpen = table.terrain().edgeKind(door) == open;
            int outside = diner.contains(edges.first(door)) ? edges.second(door) : edges.first(door);
            int distance = isOpen ? paths.distance(reading.zone().index(), outside) : Paths.UNREACHABLE;
            if (distance != Paths.UNREACHABLE && distance <= least) {
                if (distance < least) {
                    nearest.clear();
                }
                least = distance;
                Zone zone = table.zone(outside);
                if (!nearest.contains(zone)) {
                    nearest.add(zone);
                }
            }
        }
        return nearest;
    }
}
