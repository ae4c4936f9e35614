package redoubt.livingdead.mission.m01;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** Every window shown must be blocked by a closed barricade. */
public record EveryWindowBarricaded(List<Integer> windows, int closedBarricade) implements Goal {
    public EveryWindowBarricaded {
        windows = List.copyOf(windows);
    }

    @Override
    public boolean isMet(Table table) {
        return blocked(table) == windows.size();
    }

    @Override
    public double progress(Table table) {
        return (double) blocked(table) / windows.size();
    }

    private int blocked(Table table) {
        int blocked = 0;
        for (int i = 0; i < windows.size(); i++) {
            blocked += table.terrain().edgeKind(windows.get(i)) == closedBarricade ? 1 : 0;
        }
        return blocked;
    }
}
