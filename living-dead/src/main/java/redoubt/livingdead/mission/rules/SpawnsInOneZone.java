package redoubt.livingdead.mission.rules;

import java.util.Collections;
import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.livingdead.ghouls.MoveSpawnTokens;
import redoubt.livingdead.sense.MolotovPlan;

/** All spawn tokens must lie in one zone. */
public record SpawnsInOneZone(ZoneSet house) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        List<Zone> zones = table.spawnPoints().stream().map(SpawnPoint::zone).toList();
        int most = zones.stream()
                .mapToInt(zone -> Collections.frequency(zones, zone))
                .max()
                .orElse(0);
        list.win("SpawnsInOneZone", most, zones.size(), Checklist.zones(zones));
    }

    @Override
    public boolean isMet(Table table) {
        return table.spawnPoints().stream().map(SpawnPoint::zone).distinct().count() <= 1;
    }

    @Override
    public double progress(Table table) {
        int zones = (int)
                table.spawnPoints().stream().map(SpawnPoint::zone).distinct().count();
        int most = Math.max(2, table.spawnPoints().size());
        return 1 - (zones - 1.0) / (most - 1);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        if (!isMet(table)) {
            MolotovPlan.errands(table, table.spawnPoints(), errands);
        }
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment card) {
        return isMet(table) ? 0 : MolotovPlan.wants(card);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        if (isMet(outlook.table())) {
            return 0;
        }
        return option instanceof MoveSpawnTokens.Send send
                ? sending(outlook.table(), send)
                : MolotovPlan.opinion(outlook, outlook.table().spawnPoints(), option)
                        + House.leaving(outlook, option, house);
    }

    /** A token joins others elsewhere. */
    private static double sending(Table table, MoveSpawnTokens.Send send) {
        int there = 0;
        for (SpawnPoint point : table.spawnPoints()) {
            there += point.zone().equals(send.to()) ? 1 : 0;
        }
        return send.to().equals(send.from()) ? 0 : there;
    }
}
