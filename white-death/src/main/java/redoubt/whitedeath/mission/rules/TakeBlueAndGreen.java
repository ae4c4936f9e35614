package redoubt.whitedeath.mission.rules;

import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;

/** The objectives of certain colours have been taken; one of them lost to corruption can never be. */
public record TakeBlueAndGreen(List<String> colours) implements Goal {
    public TakeBlueAndGreen {
        colours = List.copyOf(colours);
    }

    @Override
    public void aims(Table table, Checklist list) {
        List<String> taken = ObjectivesTaken.of(table).colours();
        ZoneSet places = Checklist.zones(table.objectives().stream()
                .filter(objective -> colours.contains(objective.colour()))
                .map(Objective::zone)
                .toList());
        int done = (int) colours.stream().filter(taken::contains).count();
        list.win("TakeBlueAndGreen", done, colours.size(), places);
    }

    @Override
    public boolean isMet(Table table) {
        return ObjectivesTaken.of(table).colours().containsAll(colours);
    }

    @Override
    public boolean isOutOfReach(Table table) {
        List<String> taken = ObjectivesTaken.of(table).colours();
        for (String colour : colours) {
            if (!taken.contains(colour) && !isOnBoard(table, colour)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOnBoard(Table table, String colour) {
        for (Objective objective : table.objectives()) {
            if (objective.colour().equals(colour)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double progress(Table table) {
        double met = 0;
        for (String colour : colours) {
            met += ObjectivesTaken.of(table).colours().contains(colour) ? 1 : 0;
        }
        return met / colours.size();
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        for (Objective objective : table.objectives()) {
            if (!isMet(table)) {
                errands.add(new Errand(objective.zone().index(), 2, 1));
            }
        }
    }
}
