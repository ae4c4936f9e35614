package redoubt.secondedition.mission.m01;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.openings.TurnOption;
import redoubt.horde.table.Packed;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** All doors of the diner are open, whoever or whatever opened them (WZ-M01-03, WZ-M01R-01). */
public record OpenDiner(List<Integer> doors, int open) implements Goal {
    private static final double OPENS = 7;

    public OpenDiner {
        doors = Packed.copyOf(doors);
    }

    @Override
    public void aims(Table table, Checklist list) {
        Edges edges = table.terrain().board().edges();
        ZoneSet places = ZoneSet.EMPTY;
        int done = 0;
        for (int door : doors) {
            boolean isOpen = table.terrain().edgeKind(door) == open;
            done += isOpen ? 1 : 0;
            places = isOpen ? places : places.with(edges.first(door)).with(edges.second(door));
        }
        list.win("OpenDiner", done, doors.size(), places);
    }

    @Override
    public boolean isMet(Table table) {
        for (int i = 0; i < doors.size(); i++) {
            if (table.terrain().edgeKind(doors.get(i)) != open) {
                return false;
            }
        }
        return true;
    }

    @Override
    public double progress(Table table) {
        int done = 0;
        for (int door : doors) {
            done += table.terrain().edgeKind(door) == open ? 1 : 0;
        }
        return (double) done / doors.size();
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        Edges edges = table.terrain().board().edges();
        for (int door : doors) {
            if (table.terrain().edgeKind(door) != open) {
                errands.add(new Errand(edges.first(door), 2, 1));
                errands.add(new Errand(edges.second(door), 2, 1));
            }
        }
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof TurnOption turn && doors.contains(turn.edge()) ? OPENS : 0;
    }
}
