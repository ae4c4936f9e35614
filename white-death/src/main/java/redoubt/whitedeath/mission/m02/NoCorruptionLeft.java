package redoubt.whitedeath.mission.m02;

import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.readings.HouseRules;

/** No corruption is left; as long as there is some, a tome must be at hand or still to be had (WD-GAP-107). */
public record NoCorruptionLeft(Ground ground, int fragments, int atFirst) implements Goal {
    @Override
    public boolean isMet(Table table) {
        ZoneSet all = table.terrain().board().zones();
        for (int zone = all.first(); zone != ZoneSet.NONE; zone = all.nextAfter(zone)) {
            if (ground.isCorrupted(table.terrain(), zone)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        int red = KeepToken.count(table, TomesOfPurging.FRAGMENT);
        for (Objective objective : table.objectives()) {
            if (!objective.colour().equals(TomesOfPurging.RED)) {
                return false;
            }
            red++;
        }
        boolean isRestorable = fragments > 0 && red >= needed(table);
        return !isRestorable && KeepToken.count(table, TomesOfPurging.TOME) == 0 && !isMet(table);
    }

    /** By the other reading of WD-GAP-107 one fragment is enough, if it is all that is left. */
    private int needed(Table table) {
        return OtherReading.isAgreed(table, HouseRules.FRAGMENTS_LOST) ? 1 : fragments;
    }

    @Override
    public double progress(Table table) {
        ZoneSet all = table.terrain().board().zones();
        int left = 0;
        for (int zone = all.first(); zone != ZoneSet.NONE; zone = all.nextAfter(zone)) {
            left += ground.isCorrupted(table.terrain(), zone) ? 1 : 0;
        }
        return Math.max(0, 1 - (double) left / Math.max(1, atFirst));
    }
}
