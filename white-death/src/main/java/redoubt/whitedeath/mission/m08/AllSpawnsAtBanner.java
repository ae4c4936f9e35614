package redoubt.whitedeath.mission.m08;

import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.SpawnTokens;

/** All spawn tokens on the board lie at the banner; each numbered one elsewhere needs a relic (WD-GAP-118). */
public record AllSpawnsAtBanner(Zone banner) implements Goal {
    @Override
    public boolean isMet(Table table) {
        for (SpawnPoint spawn : table.spawnPoints()) {
            if (!spawn.zone().equals(banner)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isOutOfReach(Table table) {
        int relics = KeepToken.count(table, RelicsMoveSpawns.RELIC);
        for (Objective objective : table.objectives()) {
            relics += objective.colour().equals("red") ? 1 : 0;
        }
        return relics < elsewhere(table);
    }

    private int elsewhere(Table table) {
        int elsewhere = 0;
        for (SpawnPoint spawn : table.spawnPoints()) {
            elsewhere += SpawnTokens.isNumbered(spawn) && !spawn.zone().equals(banner) ? 1 : 0;
        }
        return elsewhere;
    }

    @Override
    public double progress(Table table) {
        int there = 0;
        for (SpawnPoint spawn : table.spawnPoints()) {
            there += spawn.zone().equals(banner) ? 1 : 0;
        }
        return (double) there / Math.max(1, table.spawnPoints().size());
    }
}
