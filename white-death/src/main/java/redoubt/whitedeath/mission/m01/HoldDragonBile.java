package redoubt.whitedeath.mission.m01;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.whitedeath.traits.DragonFire;

/** The survivors together hold so many cards of a name. */
public record HoldDragonBile(String card, int needed) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        list.win("HoldDragonBile", Math.min(needed, held(table)), needed, MarkKind.CARD.mark(card));
    }

    @Override
    public boolean isMet(Table table) {
        return held(table) >= needed;
    }

    @Override
    public double progress(Table table) {
        return Math.min(1.0, (double) held(table) / needed);
    }

    private int held(Table table) {
        int held = 0;
        for (Survivor survivor : table.survivors()) {
            held += survivor.isOnBoard() ? survivor.inventory().count(card) : 0;
        }
        return held;
    }

    @Override
    public double wants(Table table, Survivor bearer, Equipment carried) {
        return carried.name().equals(card) ? 3 : 0;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof DragonFire.Burn && held(outlook.table()) <= needed ? -8 : 0;
    }
}
