package redoubt.secondedition.mission.m05;

import redoubt.horde.table.Table;
import redoubt.secondedition.objective.GoalByCards;

/** A suitable shelter is found, and the team has settled in it (WZ-M05-03). */
public record FindShelter() implements GoalByCards {
    @Override
    public boolean isMet(Table table) {
        return table.annexes().find(Shelter.class).isPresent();
    }
}
