package redoubt.whitedeath.abomination;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.edition.ShortagePolicy;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;
import redoubt.whitedeath.beacon.Stronghold;

/** A shortage of miniatures brings an abomination, or an extra activation of the one on the board, and nothing to the missing kind. */
public record AbominationReplaces() implements ShortagePolicy {
    @Override
    public List<Step<Table>> shortage(Table table, int kind, int missing, Zone zone) {
        return List.of(new ReplaceMissing(AbominationRules.SHORTAGE_BRINGS_ONE, List.of(zone)));
    }

    /** In a corruption zone, or where there is none at the first spawn token (WD-GAP-61). */
    @Override
    public List<Step<Table>> ambush(Table table, int kind, int missing, Zone zone) {
        List<Zone> zones = new ArrayList<>();
        Stronghold.of(table).corrupted(table).forEachIndex(index -> zones.add(table.zone(index)));
        if (zones.isEmpty()) {
            zones.add(firstSpawn(table, zone));
        }
        return List.of(new ReplaceMissing(AbominationRules.SHORTAGE_BRINGS_ONE, zones));
    }

    private static Zone firstSpawn(Table table, Zone otherwise) {
        Zone first = otherwise;
        int order = Integer.MAX_VALUE;
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.order() < order) {
                order = point.order();
                first = point.zone();
            }
        }
        return first;
    }
}
