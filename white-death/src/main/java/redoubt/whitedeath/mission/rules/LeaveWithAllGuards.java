package redoubt.whitedeath.mission.rules;

import java.util.Optional;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** All survivors and all guards have left the board; guards cannot follow once the last survivor is gone. */
public record LeaveWithAllGuards(int guards) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.allies().total() == 0 && haveAllLeft(table);
    }

    @Override
    public Optional<RuleId> reason() {
        return Optional.of(MissionIds.GUARDS_LEAVE);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        return table.allies().total() > 0 && haveAllLeft(table);
    }

    private static boolean haveAllLeft(Table table) {
        for (Survivor survivor : table.survivors()) {
            if (survivor.presence() != Survivor.Presence.LEFT) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        int left = guards - table.allies().total();
        for (Survivor survivor : table.survivors()) {
            left += survivor.presence() == Survivor.Presence.LEFT ? 1 : 0;
        }
        return (double) left / (guards + table.survivors().size());
    }
}
