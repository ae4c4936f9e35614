package redoubt.livingdead.mission.m01;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.livingdead.Ground;

/** Every window of the scene is closed by a barricade. */
public record EveryWindowBarricaded(Ground ground, List<Integer> windows) implements Goal {
    public EveryWindowBarricaded {
        windows = List.copyOf(windows);
    }

    @Override
    public boolean isMet(Table table) {
        return closed(table) == windows.size();
    }

    private int closed(Table table) {
        int closed = 0;
        for (int window : windows) {
            closed += table.terrain().edgeKind(window) == ground.closedBarricade() ? 1 : 0;
        }
        return closed;
    }

    @Override
    public double progress(Table table) {
        return (double) closed(table) / windows.size();
    }
}
