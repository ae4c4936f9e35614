package redoubt.secondedition.objective;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** The team has found this keyword. */
public record Found(String keyword) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return Finds.of(table).has(keyword);
    }
}
