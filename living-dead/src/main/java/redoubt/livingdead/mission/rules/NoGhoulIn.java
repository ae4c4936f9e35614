package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;

/** No ghoul may be in some zones. */
public record NoGhoulIn(ZoneSet zones) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet infested = table.zombies().where().and(zones);
        int ghouls = 0;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            ghouls += table.zombies().count(zone);
        }
        boolean isWhole = zones.equals(table.terrain().board().zones());
        list.win(isWhole ? "NoGhoulOnBoard" : "NoGhoulIn", ghouls == 0, infested, Checklist.count(ghouls));
    }

    @Override
    public boolean isMet(Table table) {
        return table.zombies().where().and(zones).isEmpty();
    }

    @Override
    public double progress(Table table) {
        ZoneSet infested = table.zombies().where().and(zones);
        int ghouls = 0;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            ghouls += table.zombies().count(zone);
        }
        return 1.0 / (1 + ghouls);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        ZoneSet infested = isDue ? table.zombies().where().and(zones) : ZoneSet.EMPTY;
        for (int zone = infested.first(); zone != ZoneSet.NONE; zone = infested.nextAfter(zone)) {
            errands.add(new Errand(zone, 2, 2));
        }
    }
}
