package redoubt.livingdead.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;

/** Every survivor must have reached a danger level. */
public record EveryoneAtLevel(Danger level) implements Goal {
    public static final EveryoneAtLevel ORANGE = new EveryoneAtLevel(Danger.ORANGE);

    @Override
    public void aims(Table table, Checklist list) {
        int done = (int) table.survivors().stream()
                .filter(survivor -> survivor.danger().isAtLeast(level))
                .count();
        list.win("EveryoneAtLevel", done, table.survivors().size());
    }

    @Override
    public boolean isMet(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (!survivor.danger().isAtLeast(level)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        int needed = table.print().adrenalineAt(level);
        double sum = 0;
        for (Survivor survivor : table.survivors()) {
            sum += survivor.danger().isAtLeast(level) ? 1 : Math.min(1.0, (double) survivor.adrenaline() / needed);
        }
        return sum / table.survivors().size();
    }
}
