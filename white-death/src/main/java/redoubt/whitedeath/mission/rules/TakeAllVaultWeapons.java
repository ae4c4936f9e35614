package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.whitedeath.vault.VaultWeapons;

/** All vault weapons have been taken, from the deck or from the ground, even if some were discarded since. */
public record TakeAllVaultWeapons(String deck, int all) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet places =
                Checklist.zones(table.objectives().stream().map(Objective::zone).toList());
        list.win("TakeAllVaultWeapons", all - VaultWeapons.left(table, deck), all, places);
    }

    @Override
    public boolean isMet(Table table) {
        return VaultWeapons.left(table, deck) == 0;
    }

    @Override
    public double progress(Table table) {
        return 1 - (double) VaultWeapons.left(table, deck) / all;
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        for (Objective objective : table.objectives()) {
            errands.add(new Errand(objective.zone().index(), 2, 1));
        }
    }
}
