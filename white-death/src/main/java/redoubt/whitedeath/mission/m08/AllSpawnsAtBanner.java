package redoubt.whitedeath.mission.m08;

import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.mission.rules.KeepToken;
import redoubt.whitedeath.mission.rules.SpawnTokens;

/** All spawn tokens on the board lie at the banner; each numbered one elsewhere needs a relic (WD-GAP-118). */
public record AllSpawnsAtBanner(Zone banner) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        List<Zone> elsewhere = table.spawnPoints().stream()
                .map(SpawnPoint::zone)
                .filter(zone -> !zone.equals(banner))
                .toList();
        int all = table.spawnPoints().size();
        list.win("AllSpawnsAtBanner", all - elsewhere.size(), all, Checklist.zones(elsewhere));
    }

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

    /** Red objectives are relics; whoever has one takes it to a spawn token that is not at the banner yet. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        for (Objective objective : table.objectives()) {
            errands.add(new Errand(objective.zone().index(), 2, 1));
        }
        for (Survivor survivor : table.survivors()) {
            if (survivor.carried().contains(RelicsMoveSpawns.RELIC)) {
                for (SpawnPoint spawn : table.spawnPoints()) {
                    if (SpawnTokens.isNumbered(spawn) && !spawn.zone().equals(banner)) {
                        errands.add(new Errand(spawn.zone().index(), 4, 1, Errand.bit(survivor)));
                    }
                }
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof RelicsMoveSpawns.Use ? 10 : 0;
    }
}
