package redoubt.whitedeath.mission.m02;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.ground.Ground;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.SpawnTokens;
import redoubt.whitedeath.readings.HouseRules;

/** No corruption is left; as long as there is some, a tome must be at hand or still to be had (WD-GAP-107). */
public record NoCorruptionLeft(Ground ground, int fragments, int atFirst) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet all = table.terrain().board().zones();
        ZoneSet left = ZoneSet.EMPTY;
        for (int zone = all.first(); zone != ZoneSet.NONE; zone = all.nextAfter(zone)) {
            left = ground.isCorrupted(table.terrain(), zone) ? left.with(zone) : left;
        }
        int most = Math.max(atFirst, left.size());
        list.win("NoCorruptionLeft", most - left.size(), most, left, Checklist.count(left.size()));
    }

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

    /** Objectives are tomes or parts of one; whoever has a tome takes it to a spawn token on corruption, and parts are brought together. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        for (Objective objective : table.objectives()) {
            errands.add(new Errand(objective.zone().index(), 2, 1));
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.carried().contains(TomesOfPurging.TOME)) {
                for (SpawnPoint spawn : table.spawnPoints()) {
                    if (isPurgeable(table, spawn)) {
                        errands.add(Errand.of(survivor, spawn.zone().index(), 6));
                    }
                }
            }
        }
        GatheredFragments.errands(table, errands);
    }

    private boolean isPurgeable(Table table, SpawnPoint spawn) {
        return SpawnTokens.isNumbered(spawn)
                && ground.isCorrupted(table.terrain(), spawn.zone().index());
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case TomesOfPurging.Read read ->
                ground.isCorrupted(outlook.table().terrain(), read.zone().index()) ? 12 : -6;
            case TomesOfPurging.Restore _ -> 8;
            default -> GatheredFragments.opinion(outlook, option);
        };
    }
}
