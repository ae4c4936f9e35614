package redoubt.livingdead.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;

/** Every survivor must have killed a relative. */
public record EveryoneKilledRelative() implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("EveryoneKilledRelative", killers(table), table.survivors().size());
    }

    @Override
    public boolean isMet(Table table) {
        return killers(table) == table.survivors().size();
    }

    @Override
    public double progress(Table table) {
        return (double) killers(table) / table.survivors().size();
    }

    private static int killers(Table table) {
        int killers = 0;
        for (Survivor survivor : table.survivors()) {
            killers += RelativesKilled.isBy(table, survivor) ? 1 : 0;
        }
        return killers;
    }
}
